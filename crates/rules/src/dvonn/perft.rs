//! Counting the plies that can be played to a depth: the checksum of a move generator.

use std::hint::black_box;

use super::board::Board;

/// How many sequences of `depth` plies start here. The last ply is counted, not made.
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
    if depth == 0 {
        return 1;
    }
    if depth == 1 && !MAKE_LEAVES {
        return leaves(board);
    }
    let mut nodes = 0;
    let turn = board.turn();
    let mut moved = false;
    for from in turn.free() {
        let departure = turn.leave(from);
        for to in departure.targets() {
            moved = true;
            let after = departure.land(to);
            nodes += if depth == 1 {
                black_box(&after);
                1
            } else {
                walk::<MAKE_LEAVES>(&after, depth - 1)
            };
        }
    }
    if moved { nodes } else { walk_pass::<MAKE_LEAVES>(board, depth) }
}

fn walk_pass<const MAKE_LEAVES: bool>(board: &Board, depth: u32) -> u64 {
    let passed = board.passed();
    if passed.can_move() { walk::<MAKE_LEAVES>(&passed, depth - 1) } else { 0 }
}

fn leaves(board: &Board) -> u64 {
    match board.count_moves() {
        0 => u64::from(board.passed().can_move()),
        count => count as u64,
    }
}
