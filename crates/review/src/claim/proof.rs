//! Claims that searches have proven of a move and of a better one.

use basalt_rules::AnyMove;

use crate::facts::Facts;
use crate::loss::MoveMark;
use crate::value::Verdict;

/// Something that is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofClaim {
    /// The game ends so, and another move would have made a better end of it.
    Result {
        /// The result after the move.
        played: Verdict,
        /// The better move.
        mv: AnyMove,
        /// The result after that.
        better: Verdict,
    },
    /// The game ends with this margin, and another move would have made more of it.
    Margin {
        /// The margin of the player after the move, in points.
        played: i32,
        /// The better move.
        mv: AnyMove,
        /// The margin of the player after the better move, in points.
        better: i32,
    },
    /// The game is lost, while the engine still sees a chance in another move.
    Lost {
        /// The move with the chance.
        mv: AnyMove,
        /// The chance to win that it gives, in thousandths.
        chance: u16,
    },
    /// Another move would have won, while the engine sees only a chance in this one.
    Won {
        /// The winning move.
        mv: AnyMove,
        /// The chance that is left, in thousandths.
        chance: u16,
    },
    /// The move makes this end of the game, and the next best one another.
    Only {
        /// The result after the move.
        played: Verdict,
        /// The next best move.
        mv: AnyMove,
        /// The result after that.
        worse: Verdict,
    },
}

impl ProofClaim {
    /// Candidates if the result was thrown away, or held by one move.
    pub(super) fn of_results(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        if mark == MoveMark::Good {
            return Self::only(facts).into_iter().collect();
        }
        let changes = |claim: &Self| match *claim {
            Self::Margin { played, better, .. } => {
                Verdict::of_margin(played) != Verdict::of_margin(better)
            }
            _ => true,
        };
        let claims =
            [Self::margin(facts), Self::result(facts), Self::lost(facts), Self::won(facts)];
        claims.into_iter().flatten().filter(changes).collect()
    }

    /// Candidates if points were given away.
    pub(super) fn of_points(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        Self::margin(facts).filter(|_| mark != MoveMark::Good).into_iter().collect()
    }

    fn result(facts: &Facts) -> Option<Self> {
        let best = facts.instead()?;
        let (played, better) = (facts.value_after?.verdict()?, best.value?.verdict()?);
        Some(Self::Result { played, mv: best.mv, better })
    }

    fn margin(facts: &Facts) -> Option<Self> {
        let best = facts.instead()?;
        let (played, better) = (facts.value_after?.margin()?, best.value?.margin()?);
        Some(Self::Margin { played, mv: best.mv, better })
    }

    fn lost(facts: &Facts) -> Option<Self> {
        let best = facts.instead()?;
        let value = best.value.filter(|value| value.verdict().is_none())?;
        let is_lost = facts.value_after?.verdict() == Some(Verdict::Loss);
        is_lost.then(|| Self::Lost { mv: best.mv, chance: value.chance() })
    }

    fn won(facts: &Facts) -> Option<Self> {
        let best = facts.instead()?;
        let value = facts.value_after.filter(|value| value.verdict().is_none())?;
        let is_won = best.value?.verdict() == Some(Verdict::Win);
        is_won.then(|| Self::Won { mv: best.mv, chance: value.chance() })
    }

    fn only(facts: &Facts) -> Option<Self> {
        let next = facts.next_best.as_ref()?;
        let (played, worse) = (facts.value_before?.verdict()?, next.value?.verdict()?);
        Some(Self::Only { played, mv: next.mv, worse })
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        match *self {
            Self::Result { played, better, .. } => {
                played < better && Self::result(facts) == Some(*self)
            }
            Self::Margin { played, better, .. } => {
                played < better && Self::margin(facts) == Some(*self)
            }
            Self::Lost { .. } => Self::lost(facts) == Some(*self),
            Self::Won { .. } => Self::won(facts) == Some(*self),
            Self::Only { played, worse, .. } => worse < played && Self::only(facts) == Some(*self),
        }
    }
}
