//! Evaluation of a board in stacking.

use basalt_rules::dvonn::{Board, Cell, Mobility};

use super::stacking_network::StackingNetwork;
use super::terms;
use super::value::Value;

/// Judges boards, and is told of each change that a move makes, so that it may keep sums instead of
/// counting anew. A trained network can implement it.
pub(crate) trait Evaluator: Sync {
    /// The sums that it keeps of a board.
    type Accumulator: Copy + Send;

    /// The accumulator of a board, counted from nothing.
    fn accumulator(&self, board: &Board) -> Self::Accumulator;

    /// The accumulator of the board `after`, which a move made of the board `before`.
    fn landed(
        &self,
        accumulator: &Self::Accumulator,
        before: &Board,
        from: Cell,
        to: Cell,
        after: &Board,
    ) -> Self::Accumulator;

    /// The accumulator after a pass.
    fn passed(&self, accumulator: &Self::Accumulator) -> Self::Accumulator;

    /// The value of a board, on which the game goes on, to the player to move.
    fn value(
        &self,
        accumulator: &Self::Accumulator,
        board: &Board,
        mobilities: &[Mobility; 2],
    ) -> Value;
}

/// The evaluation by the network at full strength, else by the hand-made terms. It keeps nothing, for both depend on
/// the whole board.
#[derive(Clone, Copy)]
pub(crate) struct Stacking {
    pub(crate) network: Option<&'static StackingNetwork>,
}

impl Stacking {
    /// The evaluation by the hand-made terms.
    pub(crate) const HANDCRAFTED: Self = Self { network: None };
}

impl Evaluator for Stacking {
    type Accumulator = ();

    fn accumulator(&self, _: &Board) {}

    #[inline]
    fn landed(&self, (): &(), _: &Board, _: Cell, _: Cell, _: &Board) {}

    #[inline]
    fn passed(&self, (): &()) {}

    #[inline]
    fn value(&self, (): &(), board: &Board, mobilities: &[Mobility; 2]) -> Value {
        Value::estimate(match self.network {
            Some(network) => network.evaluate(board, mobilities),
            None => terms::evaluate(board, mobilities),
        })
    }
}
