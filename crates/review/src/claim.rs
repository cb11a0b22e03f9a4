//! Claims about a move: a closed list, each with its own checker.

mod dvonn;
mod effect_claim;
mod opinion;
mod proof;
mod punct;
mod rank;
mod scene;
mod theme;

pub use dvonn::{DvonnClaim, DvonnEffect, DvonnMeasure};
pub use effect_claim::EffectClaim;
pub use opinion::OpinionClaim;
pub use proof::ProofClaim;
pub use punct::{PunctClaim, PunctEffect, PunctMeasure};
pub use theme::ClaimTheme;

pub(crate) use rank::Rank;

use basalt_rules::AnyMove;

use crate::facts::Facts;
use crate::loss::MoveMark;

/// Something that is true of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The searches have proven it.
    Proof(ProofClaim),
    /// The rules of the game, or a proven win, confirm it.
    Game(GameClaim),
    /// The move is the only good one: this is true of the next best one.
    NextBest {
        /// The next best move.
        mv: AnyMove,
        /// The claim about it.
        claim: GameClaim,
    },
    /// The engine is of this opinion.
    Opinion(OpinionClaim),
}

impl Claim {
    /// The most informative claim that holds, after `said` in the same game.
    ///
    /// No claim is made twice, and a similar count only if no other claim holds.
    pub fn choose(mark: MoveMark, facts: &Facts, said: &[Self]) -> Option<Self> {
        let candidates = Self::candidates(mark, facts);
        let holding = Self::holding(&candidates, facts);
        let fresh = || holding.clone().filter(|claim| !said.contains(claim));
        let bores =
            |claim: &Self| claim.is_minor() && said.iter().any(|earlier| claim.is_like(earlier));
        let lively = fresh().find(|claim| claim.explains() && !bores(claim));
        lively.or_else(|| fresh().next()).or_else(|| holding.clone().next())
    }

    fn holding<'a>(
        candidates: &'a [Self],
        facts: &'a Facts,
    ) -> impl Iterator<Item = Self> + Clone + 'a {
        candidates.iter().copied().filter(|claim| claim.holds(facts))
    }

    /// Claims that might be made of a move, the most telling first.
    pub fn candidates(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        let claims = GameClaim::candidates(mark, facts);
        let of_rank = |rank: Rank| {
            let claims = claims.iter().copied().filter(move |claim| claim.rank() == rank);
            claims.map(Self::Game)
        };
        let next_best = if mark == MoveMark::Good { Self::of_next_best(facts) } else { Vec::new() };
        let mut all: Vec<Self> = of_rank(Rank::Urgent).collect();
        all.extend(ProofClaim::of_results(mark, facts).into_iter().map(Self::Proof));
        all.extend(of_rank(Rank::Notable));
        all.extend(ProofClaim::of_points(mark, facts).into_iter().map(Self::Proof));
        all.extend(next_best);
        all.extend(of_rank(Rank::Weak));
        all.extend(OpinionClaim::candidates(mark, facts).into_iter().map(Self::Opinion));
        all
    }

    /// The claim that shows the mistake in the next best move.
    fn of_next_best(facts: &Facts) -> Vec<Self> {
        let Some(other) = facts.of_next_best() else { return Vec::new() };
        let claims = GameClaim::candidates(MoveMark::Mistake, &other);
        claims.into_iter().map(|claim| Self::NextBest { mv: other.played, claim }).collect()
    }

    /// Whether it is true of a move.
    pub fn holds(&self, facts: &Facts) -> bool {
        match self {
            Self::Proof(claim) => claim.holds(facts),
            Self::Game(claim) => claim.holds(facts),
            Self::NextBest { mv, claim } => {
                facts.of_next_best().is_some_and(|other| other.played == *mv && claim.holds(&other))
            }
            Self::Opinion(claim) => claim.holds(facts),
        }
    }

    /// Whether it says more than that the engine prefers a move.
    pub const fn explains(&self) -> bool {
        !matches!(self, Self::Opinion(_))
    }

    /// The theme that it belongs to; the engine gives none for its opinion.
    pub fn theme(&self) -> Option<ClaimTheme> {
        match self {
            Self::Proof(_) => Some(ClaimTheme::Result),
            Self::Game(claim) | Self::NextBest { claim, .. } => Some(claim.theme()),
            Self::Opinion(_) => None,
        }
    }

    /// Whether it says little, so that it is used sparingly.
    fn is_minor(&self) -> bool {
        match self {
            Self::Game(claim) | Self::NextBest { claim, .. } => {
                claim.is_minor() || claim.rank() == Rank::Weak
            }
            Self::Proof(_) | Self::Opinion(_) => false,
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Game(one) | Self::NextBest { claim: one, .. },
                Self::Game(other) | Self::NextBest { claim: other, .. },
            ) => one.is_like(other),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

/// Something that the rules of a game, or a proven win, confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameClaim {
    /// The rules of DVONN confirm it.
    Dvonn(DvonnClaim),
    /// The rules of PÜNCT, or a proven win, confirm it.
    Punct(PunctClaim),
}

/// Runs an expression with the claim of any game.
#[macro_export]
macro_rules! with_claim {
    ($any:expr, $claim:ident => $body:expr) => {
        match $any {
            $crate::GameClaim::Dvonn($claim) => $body,
            $crate::GameClaim::Punct($claim) => $body,
        }
    };
}

impl GameClaim {
    /// Claims that might be made of a move, the most telling of each rank first.
    fn candidates(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        let dvonn = DvonnClaim::candidates(mark, facts).into_iter().map(Self::Dvonn);
        let punct = PunctClaim::candidates(mark, facts).into_iter().map(Self::Punct);
        dvonn.chain(punct).collect()
    }

    /// Whether it is true of a move.
    pub fn holds(&self, facts: &Facts) -> bool {
        with_claim!(self, claim => claim.holds(facts))
    }

    /// The theme that it belongs to.
    pub fn theme(&self) -> ClaimTheme {
        with_claim!(self, claim => claim.theme())
    }

    fn rank(&self) -> Rank {
        with_claim!(self, claim => claim.rank())
    }

    /// Whether it is a mere count; counts are used sparingly.
    fn is_minor(&self) -> bool {
        with_claim!(self, claim => claim.is_minor())
    }

    /// Whether it is the same claim as another except for the numbers.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Dvonn(one), Self::Dvonn(other)) => are_alike(one, other, DvonnClaim::effect),
            (Self::Punct(one), Self::Punct(other)) => are_alike(one, other, PunctClaim::effect),
            (Self::Dvonn(_), Self::Punct(_)) | (Self::Punct(_), Self::Dvonn(_)) => false,
        }
    }
}

/// Whether two claims of a game are the same except for the numbers. `effect` returns the effect or count of a claim.
fn are_alike<C, M, E: PartialEq, N: PartialEq>(
    one: &C,
    other: &C,
    effect: fn(&C) -> Option<&EffectClaim<M, E, N>>,
) -> bool {
    match (effect(one), effect(other)) {
        (Some(one), Some(other)) => one.is_like(other),
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}
