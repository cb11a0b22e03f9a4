//! The claims that each game has of its own.

use super::dvonn::DvonnClaim;
use super::punct::PunctClaim;
use super::rank::Rank;
use super::theme::Theme;
use crate::facts::Facts;
use crate::loss::Mark;

/// Something that the rules of a game, or a proven win, confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameClaim {
    /// The rules of DVONN confirm it.
    Dvonn(DvonnClaim),
    /// The rules of PÜNCT, or a proven win, confirm it.
    Punct(PunctClaim),
}

/// Asks the claim of either game.
macro_rules! with_claim {
    ($any:expr, $claim:ident => $body:expr) => {
        match $any {
            GameClaim::Dvonn($claim) => $body,
            GameClaim::Punct($claim) => $body,
        }
    };
}

impl GameClaim {
    /// Claims that might be made of a move, the most telling of each rank first.
    pub(super) fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let dvonn = DvonnClaim::candidates(mark, facts).into_iter().map(Self::Dvonn);
        let punct = PunctClaim::candidates(mark, facts).into_iter().map(Self::Punct);
        dvonn.chain(punct).collect()
    }

    /// Whether it is true of a move.
    pub fn holds(&self, facts: &Facts) -> bool {
        with_claim!(self, claim => claim.holds(facts))
    }

    /// The theme that it belongs to.
    pub const fn theme(&self) -> Theme {
        with_claim!(self, claim => claim.theme())
    }

    pub(super) const fn rank(&self) -> Rank {
        with_claim!(self, claim => claim.rank())
    }

    /// Whether it only counts, which soon bores.
    pub(super) const fn is_minor(&self) -> bool {
        with_claim!(self, claim => claim.is_minor())
    }

    /// Whether it tells of the same thing as another claim, if with other numbers.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Dvonn(one), Self::Dvonn(other)) => one.is_like(other),
            (Self::Punct(one), Self::Punct(other)) => one.is_like(other),
            (Self::Dvonn(_), Self::Punct(_)) | (Self::Punct(_), Self::Dvonn(_)) => false,
        }
    }
}
