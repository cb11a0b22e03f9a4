//! The loss of a move, and its mark.

use crate::facts::Facts;
use crate::value::Value;

/// The loss of a move against the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Of the chance to win, in thousandths.
    pub chance: u16,
    /// In points, where both margins are proven.
    pub points: Option<u32>,
}

/// A mark of a move that deserves a second look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MoveMark {
    /// `!`: the only good move, and hard to see.
    Good,
    /// `?!`: inaccurate.
    Inaccuracy,
    /// `?`: a mistake.
    Mistake,
    /// `??`: a blunder.
    Blunder,
}

/// Losses of the chance to win, in thousandths, from which on a move is marked.
const INACCURACY: u16 = 50;
const MISTAKE: u16 = 100;
const BLUNDER: u16 = 200;

/// Proven loss of points that is an inaccuracy though the result stays.
const POINTS: u32 = 5;

impl Loss {
    /// The loss of a move, as far as it is known.
    ///
    /// The engine's own choice and forced moves lose nothing, even if a search one ply later has a lower value. Any
    /// other move is compared with the engine's value before it and, if it was searched, with the value after the
    /// engine's own choice: the smaller of the two losses counts.
    pub fn of(facts: &Facts) -> Option<Self> {
        let Some(instead) = facts.instead().filter(|_| !facts.is_forced()) else {
            return facts.best.as_ref().map(|_| Self { chance: 0, points: None });
        };
        let (before, after) = (facts.value_before?, facts.value_after?);
        let best = instead.value.unwrap_or(before);
        let expected = before.chance().min(best.chance());
        let chance = expected.saturating_sub(after.chance());
        Some(Self { chance, points: points(best, after) })
    }

    /// Whether a move that lost this much is marked.
    pub(crate) fn is_notable(self) -> bool {
        MoveMark::of(self).is_some()
    }
}

fn points(best: Value, played: Value) -> Option<u32> {
    Some(best.margin()?.saturating_sub(played.margin()?).max(0).cast_unsigned())
}

impl MoveMark {
    /// The chance that the next best move must cost for the best one to be the only good one.
    pub(crate) const ONLY: u16 = MISTAKE;

    /// The mark of a move with this loss, if it gets one.
    pub fn of(loss: Loss) -> Option<Self> {
        match loss.chance {
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            INACCURACY.. => Some(Self::Inaccuracy),
            _ => loss.points.filter(|&points| points >= POINTS).map(|_| Self::Inaccuracy),
        }
    }

    /// The sign that is written after a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_lost_the_worse_the_mark() {
        let sign = |chance, points| MoveMark::of(Loss { chance, points }).map(MoveMark::sign);
        assert_eq!(sign(49, None), None);
        assert_eq!(sign(50, None), Some("?!"));
        assert_eq!(sign(100, None), Some("?"));
        assert_eq!(sign(199, Some(20)), Some("?"));
        assert_eq!(sign(200, None), Some("??"));
        assert_eq!(sign(0, Some(4)), None);
        assert_eq!(sign(0, Some(5)), Some("?!"));
    }
}
