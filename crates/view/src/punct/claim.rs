//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::{PunctClaim, PunctEffect, PunctMeasure};
use basalt_rules::punct::End;

use crate::claims::{ClaimWords, EffectWords, Frame, MeasureWords, of_effect};

impl ClaimWords for PunctClaim {
    fn sentence(&self, player: Player, opponent: Player) -> Message {
        match *self {
            PunctClaim::Uncovers { axis } => messages::review_uncovers(player, axis.id()),
            PunctClaim::EndsBehind { own, other } => {
                messages::review_ends_behind(own.into(), other.into())
            }
            PunctClaim::EndsDrawn { end } => messages::review_ends_drawn(reason(end)),
            PunctClaim::MissesWin { mv } => messages::review_misses_win(&mv.to_string()),
            PunctClaim::IgnoresThreat { reply } => {
                messages::review_ignores_threat(player, &reply.to_string())
            }
            PunctClaim::LetsWin { reply } => messages::review_lets_win(player, &reply.to_string()),
            PunctClaim::LetsWinIn { turns, reply } => {
                messages::review_lets_win_in(player, turns.into(), &reply.to_string())
            }
            PunctClaim::WinIn { turns, mv } => {
                messages::review_win_in(turns.into(), &mv.to_string())
            }
            PunctClaim::Frees { space } => messages::review_frees(player, &space.to_string()),
            PunctClaim::CentreLost { own, other, mv, better_own, better_other } => {
                messages::review_centre_lost(
                    player,
                    own.into(),
                    other.into(),
                    &mv.to_string(),
                    better_own.into(),
                    better_other.into(),
                )
            }
            PunctClaim::OnlyDefence => messages::review_only_defence(player),
            PunctClaim::Connects { axis } => messages::review_connects(axis.id()),
            PunctClaim::Effect(ref claim) => of_effect(claim, [player, opponent]),
        }
    }
}

impl EffectWords for PunctEffect {
    fn words(self, frame: Frame, player: Player, mv: &str, amount: u64) -> Message {
        let name = frame.name();
        match (self, frame) {
            (Self::Threat, Frame::Does) => messages::review_threatens(),
            (Self::Threat, Frame::Lets) => messages::review_lets_threat(player, mv),
            (Self::Threat, Frame::Misses) => messages::review_misses_threat(mv),
            (Self::Pin, Frame::Does) => messages::review_pins(player, amount),
            (Self::Pin, Frame::Lets) => messages::review_lets_pin(player, mv, amount),
            (Self::Pin, Frame::Misses) => messages::review_misses_pin(player, mv, amount),
            (Self::Cover, Frame::Does) => messages::review_covers(player, amount),
            (Self::Cover, Frame::Lets) => messages::review_lets_cover(player, mv, amount),
            (Self::Cover, Frame::Misses) => messages::review_misses_cover(player, mv, amount),
            (Self::DoubleThreat, _) => messages::review_double_threat(name, player, mv),
            (Self::Block, _) => messages::review_block(name, player, mv, amount),
            (Self::Build, _) => messages::review_build(name, player, mv, amount),
            (Self::Centre, _) => messages::review_centre(name, player, mv, amount),
            (Self::Link, _) => messages::review_link(name, player, mv, amount),
            (Self::Bridge, _) => messages::review_bridge(name, player, mv),
            (Self::Ways, _) => messages::review_ways(name, player, mv, amount),
        }
    }
}

impl MeasureWords for PunctMeasure {
    fn words(self, players: [Player; 2], mv: &str, counts: [u64; 2]) -> Message {
        let ([player, opponent], [count, better]) = (players, counts);
        let most = Self::MAX_PLAN_GAPS.into();
        match self {
            Self::Gaps => messages::review_gaps(player, count, mv, better),
            Self::OtherGaps => messages::review_gaps(opponent, count, mv, better),
            Self::Plans => messages::review_plans(player, count, most, mv, better),
            Self::OtherPlans => messages::review_plans(opponent, count, most, mv, better),
            Self::Chain => messages::review_chain(count, mv, better),
            Self::Free => messages::review_free(player, count, mv, better),
        }
    }
}

/// The name of the end of a game in sentences to select by.
const fn reason(end: End) -> &'static str {
    match end {
        End::Connection(_) | End::LastPiece => "last-piece",
        End::TwoPasses => "two-passes",
        End::Repetition => "repetition",
        End::HundredTurns => "hundred-turns",
    }
}
