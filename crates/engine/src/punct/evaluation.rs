//! Static evaluation of a board.

use basalt_rules::punct::{Board, Move};

use super::terms;
use super::threats::{Ending, ending, played};
use super::weights::WEIGHTS;

/// The value of the board to the player to move, in hundredths of the logarithm of the odds to win.
#[inline]
pub(crate) fn estimate(board: &Board) -> i32 {
    let mut value = 0;
    terms::visit(board, |term, times| value += i32::from(WEIGHTS[term]) * times);
    value
}

/// The value of a turn that does not win to the player who makes it, without any look ahead.
pub(super) fn evaluate_turn(board: &Board, mv: Move) -> i32 {
    let after = played(board, mv);
    match ending(&after) {
        Some(Ending::Won) => i32::MAX,
        Some(Ending::Drawn) => 0,
        Some(Ending::Lost) => -i32::MAX,
        None => -estimate(&after),
    }
}
