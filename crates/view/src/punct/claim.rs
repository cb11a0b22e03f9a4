//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::PunctClaim;
use basalt_rules::punct::End;

/// The sentence of a claim about a move of this player.
pub(crate) fn claim(claim: &PunctClaim, player: Player) -> Message {
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
        PunctClaim::LetsPin { reply, pieces } => {
            messages::review_lets_pin(player, &reply.to_string(), pieces.into())
        }
        PunctClaim::LetsCover { reply, dots } => {
            messages::review_lets_cover(player, &reply.to_string(), dots.into())
        }
        PunctClaim::Frees { space } => messages::review_frees(player, &space.to_string()),
        PunctClaim::MissesThreat { mv } => messages::review_misses_threat(&mv.to_string()),
        PunctClaim::MissesPin { mv, pieces } => {
            messages::review_misses_pin(player, &mv.to_string(), pieces.into())
        }
        PunctClaim::MissesCover { mv, dots } => {
            messages::review_misses_cover(player, &mv.to_string(), dots.into())
        }
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
        PunctClaim::Threatens => messages::review_threatens(),
        PunctClaim::Pins { pieces } => messages::review_pins(player, pieces.into()),
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
