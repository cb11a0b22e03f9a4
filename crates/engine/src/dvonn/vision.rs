//! The vision of a player: a weak player overlooks moves and does not see cut-offs coming.

use basalt_rules::Color;
use basalt_rules::dvonn::Cell;

use super::attention;
use super::node::SearchNode;
use super::ordering::{Candidate, Code};
use crate::attention::Attention;

/// The part of a board that a player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vision {
    /// The players whose cut-offs are seen coming.
    pub(crate) sight: Sight,
    /// The moves that are noticed.
    pub(crate) attention: Attention,
    /// The space of the move that led to the root, if it is known.
    pub(crate) last: Option<Cell>,
}

impl Vision {
    /// Vision that overlooks nothing.
    pub(crate) const FULL: Self =
        Self { sight: Sight::Full, attention: Attention::FULL, last: None };

    /// Removes the moves that are overlooked, but never all of them. `previous` is the move that the search made to
    /// reach the node.
    #[inline]
    pub(crate) fn overlook(
        self,
        node: &SearchNode,
        previous: Code,
        candidates: &mut Vec<Candidate>,
    ) {
        self.attention.overlook(candidates, |one| {
            let last = previous.spaces().map(|(_, to)| to).or(self.last);
            attention::of_move(&node.board, one.from, one.to, last)
        });
    }
}

/// The players whose cut-offs a player sees coming. Real moves always cut off; in the search of a blind player the
/// stacks would stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Every cut-off.
    Full,
    /// Only those by the moves of this player.
    OwnMoves(Color),
    /// No cut-off.
    Blind,
}

impl Sight {
    #[inline]
    pub(crate) fn sees_moves_of(self, mover: Color) -> bool {
        match self {
            Self::Full => true,
            Self::OwnMoves(player) => player == mover,
            Self::Blind => false,
        }
    }
}
