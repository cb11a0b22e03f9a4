//! The loss by a move, compared with the best one.

use basalt_engine::{Score, Verdict};
use basalt_locales::Decimal;

use super::score;
use crate::shell::Shell;

/// The loss of a player who makes a move instead of the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loss {
    /// Nothing: the move is as good.
    Nothing,
    /// Points; proven only if both scores are.
    Points { hundredths: i32, proven: bool },
    /// Some of the chance to win, at a guess.
    Chance { hundredths: i32 },
    /// The result, for certain.
    Result { best: Verdict, played: Verdict },
    /// Not comparable: the scores are of different kinds.
    Unknown,
}

impl Loss {
    /// The loss of a move that leads to `played` where `best` was possible. `has_points` tells
    /// whether games end with points, so that two wins may differ.
    pub(crate) fn between(best: Score, played: Score, has_points: bool) -> Self {
        let proven = best.is_proven() && played.is_proven();
        if let (Some(best), Some(played)) = (points(best), points(played)) {
            return match best - played {
                ..=0 => Self::Nothing,
                hundredths => Self::Points { hundredths, proven },
            };
        }
        if let (Some(best), Some(played)) = (best.verdict(), played.verdict()) {
            return match best.cmp(&played) {
                std::cmp::Ordering::Greater => Self::Result { best, played },
                std::cmp::Ordering::Equal if has_points => Self::Unknown,
                _ => Self::Nothing,
            };
        }
        match (chance(best), chance(played)) {
            (Some(best), Some(played)) => match best - played {
                ..=0 => Self::Nothing,
                hundredths => Self::Chance { hundredths },
            },
            _ => Self::Unknown,
        }
    }

    /// The loss as people read it.
    pub(crate) fn say(self, shell: &Shell) -> String {
        match self {
            Self::Nothing => "0".to_owned(),
            Self::Points { hundredths, proven: true } => {
                score::proven(&(hundredths / 100).to_string(), shell)
            }
            Self::Points { hundredths, proven: false } => {
                score::points(Decimal::new(f64::from(hundredths) / 100.0, 2), shell)
            }
            Self::Chance { hundredths } => score::percent(hundredths, shell),
            Self::Result { best, played } => {
                let (best, played) = (score::name(best, shell), score::name(played, shell));
                score::proven(&format!("{best} → {played}"), shell)
            }
            Self::Unknown => "?".to_owned(),
        }
    }
}

/// Hundredths of a point.
fn points(score: Score) -> Option<i32> {
    match score {
        Score::Margin { hundredths } => Some(hundredths),
        Score::ProvenMargin(points) => Some(100 * points),
        _ => None,
    }
}

/// The chance to win in hundredths of a percent, a draw being half a win.
fn chance(score: Score) -> Option<i32> {
    match score {
        Score::Margin { .. } | Score::ProvenMargin(_) => None,
        score => Some(score.chance().into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Score = Score::ProvenResult(Verdict::Win);
    const LOSS: Score = Score::ProvenResult(Verdict::Loss);

    fn margin(hundredths: i32) -> Score {
        Score::Margin { hundredths }
    }

    fn chance(hundredths: u16) -> Score {
        Score::Chance { hundredths }
    }

    #[test]
    fn only_two_proofs_prove_a_loss() {
        let loss = |best, played| Loss::between(best, played, true);
        let points = |hundredths, proven| Loss::Points { hundredths, proven };
        assert_eq!(loss(Score::ProvenMargin(3), Score::ProvenMargin(-2)), points(500, true));
        assert_eq!(loss(Score::ProvenMargin(3), margin(120)), points(180, false));
        assert_eq!(loss(margin(120), Score::ProvenMargin(-2)), points(320, false));
        assert_eq!(loss(margin(120), margin(20)), points(100, false));
        let thrown_away = Loss::Result { best: Verdict::Win, played: Verdict::Loss };
        assert_eq!(loss(WIN, LOSS), thrown_away);
        assert_eq!(loss(WIN, Score::ProvenMargin(-1)), thrown_away);
        let halved = Loss::Result { best: Verdict::Win, played: Verdict::Draw };
        assert_eq!(loss(WIN, Score::ProvenMargin(0)), halved);
    }

    #[test]
    fn no_loss_is_negative() {
        for (best, played) in [
            (margin(100), margin(100)),
            (margin(100), margin(101)),
            (margin(100), Score::ProvenMargin(2)),
            (LOSS, WIN),
        ] {
            assert_eq!(Loss::between(best, played, true), Loss::Nothing);
        }
        assert_eq!(Loss::between(chance(4000), chance(4001), false), Loss::Nothing);
        assert_eq!(Loss::between(chance(4000), WIN, false), Loss::Nothing);
    }

    #[test]
    fn scores_of_different_kinds_are_not_compared() {
        for (best, played) in
            [(WIN, WIN), (WIN, margin(400)), (margin(100), LOSS), (WIN, Score::ProvenMargin(2))]
        {
            assert_eq!(Loss::between(best, played, true), Loss::Unknown);
        }
    }

    #[test]
    fn a_game_without_points_has_chances() {
        let loss = |best, played| Loss::between(best, played, false);
        assert_eq!(loss(chance(6000), chance(4500)), Loss::Chance { hundredths: 1500 });
        assert_eq!(loss(WIN, chance(4500)), Loss::Chance { hundredths: 5500 });
        let draw = Score::ProvenResult(Verdict::Draw);
        assert_eq!(loss(draw, chance(4500)), Loss::Chance { hundredths: 500 });
        assert_eq!(loss(WIN, WIN), Loss::Nothing);
    }

    #[test]
    fn a_loss_is_said_as_the_scores_are() {
        let say = |loss: Loss| loss.say(&Shell::plain());
        assert_eq!(say(Loss::Nothing), "0");
        assert_eq!(say(Loss::Points { hundredths: 300, proven: true }), "3 proven");
        assert_eq!(say(Loss::Points { hundredths: 305, proven: false }), "3.05");
        assert_eq!(say(Loss::Chance { hundredths: 1550 }), "15.5%");
        let thrown_away = Loss::Result { best: Verdict::Win, played: Verdict::Draw };
        assert_eq!(say(thrown_away), "win → draw proven");
        assert_eq!(say(Loss::Unknown), "?");
    }
}
