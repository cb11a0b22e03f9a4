//! Perft: the number of move sequences of a given length, which verifies the move generator.

use std::hint::black_box;

use super::board::{Board, Departure};

/// The number of sequences of `depth` plies from here. The last ply is counted, not made.
///
/// A forced pass is a ply; a finished game has no further ply.
pub fn perft(board: &Board, depth: u32) -> u64 {
    walk::<false>(board, depth)
}

/// The same number as [`perft`], with every leaf really made: what a search would pay.
pub fn perft_made(board: &Board, depth: u32) -> u64 {
    walk::<true>(board, depth)
}

fn walk<const MAKE_LEAVES: bool>(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 if !MAKE_LEAVES => return leaves(board),
        _ => {}
    }
    let turn = board.turn();
    let mut after = *board;
    let mut nodes = 0;
    let mut stuck = true;
    for from in turn.free() {
        let departure = turn.leave(from);
        stuck &= departure.targets().is_empty();
        nodes += match depth {
            1 => made(&departure, &mut after),
            2 if !MAKE_LEAVES => count_replies(&departure),
            _ => walk_on::<MAKE_LEAVES>(&departure, &mut after, depth - 1),
        };
    }
    if stuck { walk_pass::<MAKE_LEAVES>(board, depth) } else { nodes }
}

fn walk_pass<const MAKE_LEAVES: bool>(board: &Board, depth: u32) -> u64 {
    let passed = board.passed();
    if passed.can_move() { walk::<MAKE_LEAVES>(&passed, depth - 1) } else { 0 }
}

fn walk_on<const MAKE_LEAVES: bool>(
    departure: &Departure<'_>,
    after: &mut Board,
    depth: u32,
) -> u64 {
    let mut nodes = 0;
    for to in departure.targets() {
        departure.land_in(to, after);
        nodes += walk::<MAKE_LEAVES>(after, depth);
    }
    nodes
}

/// Makes each landing and counts it.
fn made(departure: &Departure<'_>, after: &mut Board) -> u64 {
    let mut count = 0;
    for to in departure.targets() {
        departure.land_in(to, after);
        black_box(&*after);
        count += 1;
    }
    count
}

/// The plies after each landing, counted without making the landings.
#[inline]
fn count_replies(departure: &Departure<'_>) -> u64 {
    let replies = departure.replies();
    let plies = |to| match replies(to) {
        0 => leaves(&departure.land(to)),
        count => count as u64,
    };
    departure.targets().into_iter().map(plies).sum()
}

/// The plies from `board`, counted without being made.
#[inline]
fn leaves(board: &Board) -> u64 {
    match board.count_moves() {
        0 => u64::from(board.passed().can_move()),
        count => count as u64,
    }
}
