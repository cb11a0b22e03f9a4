//! Claims about a move: a closed list, each with its own checker.

mod dvonn;
mod opinion;
mod proof;
mod punct;
mod scene;

pub use dvonn::DvonnClaim;
pub use opinion::OpinionClaim;
pub use proof::ProofClaim;
pub use punct::PunctClaim;

use crate::facts::Facts;
use crate::loss::Mark;

/// Something that is true of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The searches have proven it.
    Proof(ProofClaim),
    /// The rules of DVONN confirm it.
    Dvonn(DvonnClaim),
    /// The rules of PÜNCT, or a proven win, confirm it.
    Punct(PunctClaim),
    /// The engine is of this opinion.
    Opinion(OpinionClaim),
}

impl Claim {
    /// The most telling claim that holds.
    pub fn choose(mark: Mark, facts: &Facts) -> Option<Self> {
        Self::candidates(mark, facts).into_iter().find(|claim| claim.holds(facts))
    }

    /// Claims that might be made of a move, the most telling first.
    pub fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let punct = PunctClaim::candidates(mark, facts).into_iter().map(Self::Punct);
        let results = ProofClaim::of_results(mark, facts).into_iter().map(Self::Proof);
        let dvonn = DvonnClaim::candidates(mark, facts).into_iter().map(Self::Dvonn);
        let points = ProofClaim::of_points(mark, facts).into_iter().map(Self::Proof);
        let opinions = OpinionClaim::candidates(mark, facts).into_iter().map(Self::Opinion);
        // In PÜNCT the claims of the game tell how it is won or lost, if it is.
        punct.chain(results).chain(dvonn).chain(points).chain(opinions).collect()
    }

    /// Whether it is true of a move.
    pub fn holds(&self, facts: &Facts) -> bool {
        match self {
            Self::Proof(claim) => claim.holds(facts),
            Self::Dvonn(claim) => claim.holds(facts),
            Self::Punct(claim) => claim.holds(facts),
            Self::Opinion(claim) => claim.holds(facts),
        }
    }
}
