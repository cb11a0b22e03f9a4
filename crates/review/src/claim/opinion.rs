//! The engine's opinion, a claim that is always true.

use basalt_rules::AnyMove;

use crate::facts::Facts;
use crate::loss::{Loss, MoveMark};

/// The engine's opinion of a move beside another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpinionClaim {
    /// It expects more points of another move.
    MorePoints {
        /// The move that it prefers.
        mv: AnyMove,
        /// The difference in tenths of a point, which is as exact as an estimate can be.
        tenths: i32,
    },
    /// It sees a better chance to win in another move.
    BetterChance {
        /// The move that it prefers.
        mv: AnyMove,
        /// The chance after the move that was played, in thousandths.
        played: u16,
        /// The chance that the other move gives.
        better: u16,
    },
    /// It sees a worse chance in every other move.
    OthersWorse {
        /// The next best move.
        mv: AnyMove,
        /// The chance after the move that was played, in thousandths.
        played: u16,
        /// The chance that the next best move gives.
        worse: u16,
    },
}

impl OpinionClaim {
    pub(super) fn candidates(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        let claims = match mark {
            MoveMark::Good => [Self::others_worse(facts), None],
            _ => [Self::more_points(facts), Self::better_chance(facts)],
        };
        claims.into_iter().flatten().collect()
    }

    fn more_points(facts: &Facts) -> Option<Self> {
        let best = facts.instead()?;
        let expected = best.value?.points()?.min(facts.value_before?.points()?);
        let hundredths = expected.saturating_sub(facts.value_after?.points()?);
        Some(Self::MorePoints { mv: best.mv, tenths: hundredths.saturating_add(5) / 10 })
    }

    fn better_chance(facts: &Facts) -> Option<Self> {
        let (mv, played) = (facts.instead()?.mv, facts.value_after?.chance());
        Some(Self::BetterChance { mv, played, better: played + Loss::of(facts)?.chance })
    }

    fn others_worse(facts: &Facts) -> Option<Self> {
        let (next, played) = (facts.next_best.as_ref()?, facts.value_before?.chance());
        Some(Self::OthersWorse { mv: next.mv, played, worse: next.value?.chance() })
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        match *self {
            Self::MorePoints { tenths, .. } => {
                tenths > 0 && Self::more_points(facts) == Some(*self)
            }
            Self::BetterChance { played, better, .. } => {
                played < better && Self::better_chance(facts) == Some(*self)
            }
            Self::OthersWorse { played, worse, .. } => {
                worse < played && Self::others_worse(facts) == Some(*self)
            }
        }
    }
}
