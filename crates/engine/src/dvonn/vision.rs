//! The vision of a player: a weak player overlooks moves and does not see cut-offs coming.

use basalt_rules::{Color, mix};

use super::node::Node;
use super::ordering::Candidate;
use crate::handicap::ALL_MOVES;

/// The part of a board that a player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vision {
    /// The players whose cut-offs are seen coming.
    pub(crate) sight: Sight,
    /// Number of [`ALL_MOVES`] that are noticed.
    pub(crate) notices: u64,
    /// Decides which.
    pub(crate) seed: u64,
}

impl Vision {
    /// Vision that overlooks nothing.
    pub(crate) const FULL: Self = Self { sight: Sight::Full, notices: ALL_MOVES, seed: 0 };

    /// Removes the moves that are overlooked, but never all of them.
    #[inline]
    pub(crate) fn overlook(self, node: &Node, candidates: &mut Vec<Candidate>) {
        if self.notices >= ALL_MOVES {
            return;
        }
        let here = mix(self.seed) ^ node.hash;
        let rank = |candidate: &Candidate| mix(here ^ u64::from(candidate.code.bits()));
        let first = candidates.iter().copied().min_by_key(rank);
        candidates.retain(|candidate| rank(candidate) % ALL_MOVES < self.notices);
        if candidates.is_empty() {
            candidates.extend(first);
        }
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
