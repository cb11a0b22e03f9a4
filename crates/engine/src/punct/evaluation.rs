//! Static evaluation of a board.

use basalt_rules::punct::{Board, Move};

use super::network::{Base, NETWORK, Network};
use super::policy::{POLICY, Policy};
use super::terms::{self, Distances};
use super::threats::{Ending, ending, played};
use super::weights::WEIGHTS;

/// The value of the board to the player to move, in hundredths of the logarithm of the odds to win.
#[inline]
pub(crate) fn estimate(board: &Board) -> i32 {
    estimate_by(board, &Distances::of(board))
}

#[inline]
fn estimate_by(board: &Board, distances: &Distances) -> i32 {
    let mut value = 0;
    terms::visit(board, distances, |term, times| value += i32::from(WEIGHTS[term]) * times);
    value
}

/// The ways to evaluate boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Evaluation {
    /// The terms alone.
    Terms,
    /// The terms and the network, where there is one.
    Network,
}

/// Values that the boards after the turns of one board share.
pub(crate) struct Parent(Option<(&'static Network, Base)>);

impl Evaluation {
    /// Prepares for the boards that follow this one.
    pub(crate) fn parent(self, board: &Board) -> Parent {
        let network = match self {
            Self::Terms => None,
            Self::Network => NETWORK.get(),
        };
        Parent(network.map(|network| (network, network.base(board))))
    }

    /// The policy that chooses turns to evaluate, where there is one.
    pub(crate) fn policy(self) -> Option<&'static Policy> {
        match self {
            Self::Terms => None,
            Self::Network => POLICY.get(),
        }
    }
}

impl Parent {
    /// The value of a board after a turn to the player to move there, in hundredths of the logarithm of the odds
    /// to win.
    #[inline]
    pub(crate) fn estimate(&self, after: &Board) -> i32 {
        let distances = Distances::of(after);
        let by_terms = estimate_by(after, &distances);
        self.0.as_ref().map_or(by_terms, |(network, base)| {
            by_terms + network.evaluate(base, after, &distances)
        })
    }
}

/// The static value, to the player who makes it, of a turn that does not win.
pub(super) fn evaluate_turn(board: &Board, mv: Move) -> i32 {
    let after = played(board, mv);
    match ending(&after) {
        Some(Ending::Won) => i32::MAX,
        Some(Ending::Drawn) => 0,
        Some(Ending::Lost) => -i32::MAX,
        None => -estimate(&after),
    }
}
