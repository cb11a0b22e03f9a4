//! Evaluation of a board in stacking.

use basalt_rules::dvonn::{Board, Mobility};

use super::stacking_network::StackingNetwork;
use super::terms;
use super::value::Value;

/// Judges boards by the network from level 10 on, else by the hand-made terms.
#[derive(Clone, Copy)]
pub(crate) struct Evaluator {
    pub(crate) network: Option<&'static StackingNetwork>,
}

impl Evaluator {
    /// The evaluation by the hand-made terms.
    pub(crate) const HANDCRAFTED: Self = Self { network: None };

    /// The value to the player to move of a board on which the game is not over.
    #[inline]
    pub(crate) fn value(self, board: &Board, mobilities: &[Mobility; 2]) -> Value {
        Value::estimate(match self.network {
            Some(network) => network.evaluate(board, mobilities),
            None => terms::evaluate(board, mobilities),
        })
    }
}
