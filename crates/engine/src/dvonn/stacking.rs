//! A board on which stacks move.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, CellSet};

// In hundredths of a piece. How they compare was found by matches of this player against itself,
// their common scale by how its games ended.

/// Each piece in a stack.
const PIECE: i32 = 45;
/// Each of them in a stack that can still move.
const MOVABLE: i32 = 11;
/// Each possible move.
const MOVE: i32 = 28;
/// Each stack that can carry a red piece away, and so cut others off.
const CARRIES_RED: i32 = 17;
/// Each piece of the highest stack that the opponent could land on at once.
const THREATENED: i32 = 90;

/// What the stacks of `color` are worth, in hundredths of a piece. What was cut off is gone
/// already and so counts for nobody.
pub(super) fn worth(board: &Board, color: Color) -> i32 {
    let movable = board.movable(color);
    let carriers = (movable & board.with_red()).len() as i32;
    PIECE * board.score(color) as i32
        + MOVABLE * pieces(board, movable)
        + MOVE * count_moves(board, color)
        + CARRIES_RED * carriers
        - THREATENED * greatest_threat(board, color)
}

fn pieces(board: &Board, stacks: CellSet) -> i32 {
    stacks.into_iter().map(|cell| i32::from(board.height(cell))).sum()
}

fn count_moves(board: &Board, color: Color) -> i32 {
    let board = if board.to_move() == color { *board } else { board.passed() };
    board.count_moves() as i32
}

/// The height of the highest stack of `color` that the opponent, being to move, could take.
fn greatest_threat(board: &Board, color: Color) -> i32 {
    if board.to_move() == color {
        return 0;
    }
    let turn = board.turn();
    let reached = turn.free().into_iter().map(|from| turn.leave(from).targets());
    let taken = reached.fold(CellSet::EMPTY, |all, some| all | some) & board.owned(color);
    taken.into_iter().map(|cell| i32::from(board.height(cell))).max().unwrap_or(0)
}
