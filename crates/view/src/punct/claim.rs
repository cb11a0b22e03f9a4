//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::{PunctClaim, PunctEffect, PunctMeasure};
use basalt_rules::punct::End;

use crate::claims::Frame;

/// The sentence of a claim about a move of this player.
pub(crate) fn claim(claim: &PunctClaim, player: Player, opponent: Player) -> Message {
    match *claim {
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
        PunctClaim::WinIn { turns, mv } => messages::review_win_in(turns.into(), &mv.to_string()),
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
        PunctClaim::Does { effect, amount } => of_effect(Frame::Does, effect, player, "", amount),
        PunctClaim::Lets { effect, reply, amount } => {
            of_effect(Frame::Lets, effect, player, &reply.to_string(), amount)
        }
        PunctClaim::Misses { effect, mv, amount } => {
            of_effect(Frame::Misses, effect, player, &mv.to_string(), amount)
        }
        PunctClaim::Compares { measure, count, mv, better } => {
            let counts = [count.into(), better.into()];
            of_measure(measure, [player, opponent], &mv.to_string(), counts)
        }
    }
}

fn of_effect(frame: Frame, effect: PunctEffect, player: Player, mv: &str, amount: u32) -> Message {
    let (name, amount) = (frame.name(), amount.into());
    match (effect, frame) {
        (PunctEffect::Threat, Frame::Does) => messages::review_threatens(),
        (PunctEffect::Threat, Frame::Lets) => messages::review_lets_threat(player, mv),
        (PunctEffect::Threat, Frame::Misses) => messages::review_misses_threat(mv),
        (PunctEffect::Pin, Frame::Does) => messages::review_pins(player, amount),
        (PunctEffect::Pin, Frame::Lets) => messages::review_lets_pin(player, mv, amount),
        (PunctEffect::Pin, Frame::Misses) => messages::review_misses_pin(player, mv, amount),
        (PunctEffect::Cover, Frame::Does) => messages::review_covers(player, amount),
        (PunctEffect::Cover, Frame::Lets) => messages::review_lets_cover(player, mv, amount),
        (PunctEffect::Cover, Frame::Misses) => messages::review_misses_cover(player, mv, amount),
        (PunctEffect::DoubleThreat, _) => messages::review_double_threat(name, player, mv),
        (PunctEffect::Block, _) => messages::review_block(name, player, mv, amount),
        (PunctEffect::Build, _) => messages::review_build(name, player, mv, amount),
        (PunctEffect::Centre, _) => messages::review_centre(name, player, mv, amount),
        (PunctEffect::Link, _) => messages::review_link(name, player, mv, amount),
        (PunctEffect::Bridge, _) => messages::review_bridge(name, player, mv),
        (PunctEffect::Ways, _) => messages::review_ways(name, player, mv, amount),
    }
}

fn of_measure(
    measure: PunctMeasure,
    [player, opponent]: [Player; 2],
    mv: &str,
    [count, better]: [u64; 2],
) -> Message {
    let most = PunctMeasure::MAX_PLAN_GAPS.into();
    match measure {
        PunctMeasure::Gaps => messages::review_gaps(player, count, mv, better),
        PunctMeasure::OtherGaps => messages::review_gaps(opponent, count, mv, better),
        PunctMeasure::Plans => messages::review_plans(player, count, most, mv, better),
        PunctMeasure::OtherPlans => messages::review_plans(opponent, count, most, mv, better),
        PunctMeasure::Chain => messages::review_chain(count, mv, better),
        PunctMeasure::Free => messages::review_free(player, count, mv, better),
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
