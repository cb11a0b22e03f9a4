//! `go perft`: a count that can be stopped.

use basalt_rules::{AnyMove, AnyPosition};

use crate::task::Task;

/// About the number of nodes that are counted between two checks of the input.
const NODES_PER_CHECK: u64 = 1 << 16;

/// Says how many plies follow each move, and how many there are in all. A count that is stopped
/// says so instead: a part of a count is no count.
pub(crate) fn divide(position: &AnyPosition, depth: u32, task: &Task<'_>) {
    match total(position, depth, task) {
        Some(total) => task.say(&format!("Nodes searched: {total}")),
        None => task.say("info string perft stopped"),
    }
}

fn total(position: &AnyPosition, depth: u32, task: &Task<'_>) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut total = 0;
    for mv in position.legal_moves() {
        let count = count(&after(position, mv), depth - 1, task)?;
        task.say(&format!("{mv}: {count}"));
        total += count;
    }
    Some(total)
}

fn count(position: &AnyPosition, depth: u32, task: &Task<'_>) -> Option<u64> {
    if task.interrupted() {
        return None;
    }
    if depth <= 1 {
        return Some(position.perft(depth));
    }
    let moves = position.legal_moves();
    if is_small(moves.len(), depth) {
        return Some(position.perft(depth));
    }
    moves.into_iter().map(|mv| count(&after(position, mv), depth - 1, task)).sum()
}

/// Estimates whether the tree to `depth` is small, if each position has this number of moves. A single pass says
/// nothing about the moves that follow, so a minimum is assumed.
fn is_small(moves: usize, depth: u32) -> bool {
    (moves.max(32) as u64).checked_pow(depth).is_some_and(|plies| plies <= NODES_PER_CHECK)
}

fn after(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut after = position.clone();
    after.play(mv).expect("a legal move can be played");
    after
}
