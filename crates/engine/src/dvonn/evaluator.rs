//! Evaluation of a board in stacking.

use basalt_rules::dvonn::{Board, Cell, Mobility};

use super::terms;
use super::value::Value;

/// Judges boards, and is told of each change that a move makes, so that it may keep sums instead of
/// counting anew. A trained network can implement it.
pub(crate) trait Evaluator: Sync {
    /// Sums that it keeps of a board.
    type Sums: Copy + Send;

    /// The sums of a board, counted from nothing.
    fn sums(&self, board: &Board) -> Self::Sums;

    /// The sums of the board `after`, which a move made of the board `before`.
    fn landed(
        &self,
        sums: &Self::Sums,
        before: &Board,
        from: Cell,
        to: Cell,
        after: &Board,
    ) -> Self::Sums;

    /// The sums after a pass.
    fn passed(&self, sums: &Self::Sums) -> Self::Sums;

    /// The value of a board, on which the game goes on, to the player to move.
    fn value(&self, sums: &Self::Sums, board: &Board, mobilities: &[Mobility; 2]) -> Value;
}

/// The evaluation by hand-made terms. It keeps nothing, for its terms depend on the whole board.
pub(crate) struct Handcrafted;

impl Evaluator for Handcrafted {
    type Sums = ();

    fn sums(&self, _: &Board) {}

    #[inline]
    fn landed(&self, (): &(), _: &Board, _: Cell, _: Cell, _: &Board) {}

    #[inline]
    fn passed(&self, (): &()) {}

    #[inline]
    fn value(&self, (): &(), board: &Board, mobilities: &[Mobility; 2]) -> Value {
        Value::estimate(terms::evaluate(board, mobilities))
    }
}
