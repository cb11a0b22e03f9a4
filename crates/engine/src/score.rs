//! Scores of moves, proven or estimated.

use std::fmt;

pub use basalt_rules::Verdict;

/// The score of a line of play for the player who starts it.
///
/// A score is proven only if the game certainly ends so, once the first move of the line is made
/// and both play their best from there on. In DVONN it has also been compared with all other moves: none
/// of a later rank leads to more.
///
/// ```
/// use basalt_engine::{Score, Verdict};
///
/// assert_eq!(Score::Margin { hundredths: -325 }.to_string(), "margin -3.25");
/// assert_eq!(Score::Chance { hundredths: 6150 }.to_string(), "chance 61.5%");
/// assert_eq!(Score::ProvenMargin(4).to_string(), "margin 4 proven");
/// assert_eq!(Score::ProvenResult(Verdict::Win).to_string(), "win proven");
/// assert_eq!(Score::ProvenWin { turns: 3 }.to_string(), "win in 3 proven");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The expected margin of the player, in points.
    Margin {
        /// The hundredths of a point.
        hundredths: i32,
    },
    /// The probability of a win, a draw being half of one.
    Chance {
        /// The hundredths of a percent.
        hundredths: u16,
    },
    /// The proven margin of the player, in points.
    ProvenMargin(i32),
    /// The proven result of the game, without a margin.
    ProvenResult(Verdict),
    /// The player is proven to win.
    ProvenWin {
        /// Maximum turns of the player that it takes.
        turns: u32,
    },
    /// The player is proven to lose.
    ProvenLoss {
        /// Maximum turns of the other player that it takes, if the loser lasts as long as can be.
        turns: u32,
    },
}

impl Score {
    /// Whether it is proven.
    pub fn is_proven(self) -> bool {
        !matches!(self, Self::Margin { .. } | Self::Chance { .. })
    }

    /// The same score from the other player's view.
    #[must_use]
    pub fn seen_by_the_other(self) -> Self {
        match self {
            Self::Margin { hundredths } => Self::Margin { hundredths: -hundredths },
            Self::Chance { hundredths } => Self::Chance { hundredths: 10_000 - hundredths },
            Self::ProvenMargin(points) => Self::ProvenMargin(-points),
            Self::ProvenResult(verdict) => Self::ProvenResult(verdict.of_the_other()),
            Self::ProvenWin { turns } => Self::ProvenLoss { turns },
            Self::ProvenLoss { turns } => Self::ProvenWin { turns },
        }
    }

    /// The result of the game, if it is proven.
    pub fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Margin { .. } | Self::Chance { .. } => None,
            Self::ProvenMargin(points) => Some(Verdict::of_margin(points)),
            Self::ProvenResult(verdict) => Some(verdict),
            Self::ProvenWin { .. } => Some(Verdict::Win),
            Self::ProvenLoss { .. } => Some(Verdict::Loss),
        }
    }

    /// The chance to win, a draw being half of a win, in hundredths of a percent.
    ///
    /// For an expected margin it is what margins of self-play games say of their results.
    pub fn chance(self) -> u16 {
        match self {
            Self::Margin { hundredths } => {
                let odds = (f64::from(hundredths) / MARGIN_FOR_ODDS_OF_E).exp();
                (10_000.0 * odds / (1.0 + odds)).round().clamp(1.0, 9_999.0) as u16
            }
            Self::Chance { hundredths } => hundredths,
            Self::ProvenMargin(points) => certain_chance(Verdict::of_margin(points)),
            Self::ProvenResult(verdict) => certain_chance(verdict),
            Self::ProvenWin { .. } => certain_chance(Verdict::Win),
            Self::ProvenLoss { .. } => certain_chance(Verdict::Loss),
        }
    }

    /// A sort key; a greater one is better. A proven win comes before every estimate, and every estimate before a
    /// proven loss.
    pub(crate) fn preference(self) -> (Verdict, i32) {
        match self {
            Self::Margin { hundredths } => (Verdict::Draw, hundredths),
            Self::Chance { hundredths } => (Verdict::Draw, i32::from(hundredths) - 5000),
            Self::ProvenMargin(points) => (Verdict::of_margin(points), 100 * points),
            Self::ProvenResult(verdict) => (verdict, 0),
            Self::ProvenWin { turns } => (Verdict::Win, -(turns as i32)),
            Self::ProvenLoss { turns } => (Verdict::Loss, turns as i32),
        }
    }
}

/// The expected margin, in hundredths of a point, at which a win is e times as probable as a loss.
const MARGIN_FOR_ODDS_OF_E: f64 = 574.0;

/// The chance of a proven result, in hundredths of a percent.
fn certain_chance(verdict: Verdict) -> u16 {
    match verdict {
        Verdict::Loss => 0,
        Verdict::Draw => 5_000,
        Verdict::Win => 10_000,
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Margin { hundredths } => write!(f, "margin {}", Hundredths(*hundredths)),
            Self::Chance { hundredths } => {
                write!(f, "chance {}%", Hundredths(i32::from(*hundredths)))
            }
            Self::ProvenMargin(points) => write!(f, "margin {points} proven"),
            Self::ProvenResult(verdict) => write!(f, "{verdict} proven"),
            Self::ProvenWin { turns } => write!(f, "win in {turns} proven"),
            Self::ProvenLoss { turns } => write!(f, "loss in {turns} proven"),
        }
    }
}

/// A number of hundredths, written with as many decimals as it needs. The standard library writes
/// numbers of any kind, which would be the only use of much code in the browser's module.
struct Hundredths(i32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match (rest / 10, rest % 10) {
            (0, 0) => write!(f, "{sign}{whole}"),
            (tenths, 0) => write!(f, "{sign}{whole}.{tenths}"),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_scores_sort_first_or_last() {
        let best_first = [
            Score::ProvenMargin(3),
            Score::ProvenMargin(1),
            Score::Margin { hundredths: 900 },
            Score::ProvenMargin(0),
            Score::Margin { hundredths: -900 },
            Score::ProvenMargin(-1),
        ];
        assert!(best_first.is_sorted_by(|a, b| a.preference() > b.preference()));
        let best_first = [
            Score::ProvenResult(Verdict::Win),
            Score::ProvenWin { turns: 1 },
            Score::ProvenWin { turns: 3 },
            Score::Chance { hundredths: 9900 },
            Score::ProvenResult(Verdict::Draw),
            Score::Chance { hundredths: 100 },
            Score::ProvenLoss { turns: 2 },
            Score::ProvenLoss { turns: 1 },
            Score::ProvenResult(Verdict::Loss),
        ];
        assert!(best_first.is_sorted_by(|a, b| a.preference() > b.preference()));
    }

    #[test]
    fn hundredths_are_written_as_decimals_are() {
        for hundredths in (-1_234..=1_234).chain([i32::MIN, i32::MAX, 10_000]) {
            let expected = (f64::from(hundredths) / 100.0).to_string();
            assert_eq!(Hundredths(hundredths).to_string(), expected);
        }
    }

    #[test]
    fn chances_grow_with_the_margin_and_are_certain_only_when_proven() {
        let chance = |hundredths| Score::Margin { hundredths }.chance();
        assert_eq!(chance(0), 5_000);
        assert!([-100_000, -300, 0, 300, 100_000].map(chance).is_sorted_by(|a, b| a < b));
        assert_eq!(chance(250) + chance(-250), 10_000);
        assert_eq!((chance(-100_000), chance(100_000)), (1, 9_999));
        let proven = [-3, 0, 3].map(|points| Score::ProvenMargin(points).chance());
        assert_eq!(proven, [0, 5_000, 10_000]);
    }

    #[test]
    fn scores_are_zero_sum() {
        for score in [
            Score::Margin { hundredths: 120 },
            Score::Chance { hundredths: 6_150 },
            Score::ProvenMargin(-4),
            Score::ProvenResult(Verdict::Win),
            Score::ProvenResult(Verdict::Draw),
            Score::ProvenLoss { turns: 2 },
        ] {
            let other = score.seen_by_the_other();
            assert_eq!(other.seen_by_the_other(), score);
            assert_eq!(score.chance() + other.chance(), 10_000, "{score}");
        }
    }

    #[test]
    fn numbers_are_written_without_idle_digits() {
        let written = |hundredths| Score::Margin { hundredths }.to_string();
        assert_eq!(
            [-5, 0, 100, 1230].map(written),
            ["margin -0.05", "margin 0", "margin 1", "margin 12.3"]
        );
    }
}
