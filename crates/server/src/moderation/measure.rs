//! Actions of moderators.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::{HOUR_MS, MAX_MUTE_HOURS, MAX_REPORT_CHARS, Millis, ModeratorAction};
use basalt_store::{Measure, MeasureTaken, PlayerId};
use basalt_wire::ErrorCode;

use super::queue::record_of;
use super::{clean_words, require_words};
use crate::api_error::ApiResult;
use crate::auth::Moderator;
use crate::extract::JsonBody;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;

/// Handler: takes an action about a player, who is no moderator. Answers with the new record of the player.
pub(crate) async fn take_measure(
    State(live): State<Live>,
    Moderator(moderator): Moderator,
    JsonBody(asked): JsonBody<basalt_wire::Measure>,
) -> ApiResult<Response<Body>> {
    let state = live.state();
    let basalt_wire::Measure { player, action, reason, words, hours, report } = asked;
    if action.is_consequence() {
        return Err(ErrorCode::BadQuery.into());
    }
    let words = match action {
        ModeratorAction::Dismiss => clean_words(&words, MAX_REPORT_CHARS)?,
        _ => require_words(&words, MAX_REPORT_CHARS)?,
    };
    let at = state.clock().now();
    let until = end_of_mute(action, hours, at)?;
    state.rate_limits().check(Limited::MeasureByPlayer, &moderator.id.to_string())?;
    let subject = state.store().player_named(&player).await?.ok_or(ErrorCode::NoPlayer)?;
    if subject.id == moderator.id {
        return Err(ErrorCode::Yourself.into());
    }
    if subject.moderator {
        return Err(ErrorCode::NotYours.into());
    }
    let report = report.filter(|id| !id.contains('\0'));
    let (moderator, subject) = (moderator.id, subject.id);
    let measure = Measure { moderator, subject, action, reason, words, until, report, at };
    match state.store().take_measure(&measure).await? {
        MeasureTaken::Done(number) => {
            tracing::info!(action = action.id(), entry = number, "moderator");
        }
        MeasureTaken::NoChange => return Err(ErrorCode::NoChange.into()),
    }
    follow(&live, action, subject).await;
    let account = state.store().account(subject).await?.ok_or(ErrorCode::NoPlayer)?;
    Ok(json(&record_of(state, account).await?))
}

/// The end of a mute, and nothing for any other action.
fn end_of_mute(
    action: ModeratorAction,
    hours: Option<u32>,
    now: Millis,
) -> Result<Option<Millis>, ErrorCode> {
    match (action, hours) {
        (ModeratorAction::Mute, Some(hours @ 1..=MAX_MUTE_HOURS)) => {
            Ok(Some(now + Millis::from(hours) * HOUR_MS))
        }
        (ModeratorAction::Mute, _) | (_, Some(_)) => Err(ErrorCode::BadQuery),
        (_, None) => Ok(None),
    }
}

/// Tells all nodes what an action means for them. The store has it already, so that a failure, which is in the log, only
/// delays what people see: games that are not resigned end by their clocks.
async fn follow(live: &Live, action: ModeratorAction, player: PlayerId) {
    match action {
        ModeratorAction::Rename | ModeratorAction::RestoreName => _ = live.rename(player).await,
        ModeratorAction::Close | ModeratorAction::Ban => {
            _ = live.disconnect_player(player).await;
            _ = live.retire(player).await;
        }
        ModeratorAction::Warn
        | ModeratorAction::WithdrawWarning
        | ModeratorAction::Mute
        | ModeratorAction::Unmute
        | ModeratorAction::Reopen
        | ModeratorAction::ResetRating
        | ModeratorAction::RestoreRating
        | ModeratorAction::Dismiss
        | ModeratorAction::RejectAppeal
        | ModeratorAction::RefundRating
        | ModeratorAction::WithdrawRefund => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_mute_has_an_end() {
        let mute = |hours| end_of_mute(ModeratorAction::Mute, hours, 5);
        assert_eq!(mute(Some(1)), Ok(Some(5 + HOUR_MS)));
        assert_eq!(mute(Some(MAX_MUTE_HOURS)), Ok(Some(5 + 720 * HOUR_MS)));
        for wrong in [None, Some(0), Some(MAX_MUTE_HOURS + 1)] {
            assert_eq!(mute(wrong), Err(ErrorCode::BadQuery), "{wrong:?}");
        }
        assert_eq!(end_of_mute(ModeratorAction::Warn, None, 5), Ok(None));
        assert_eq!(end_of_mute(ModeratorAction::Warn, Some(1), 5), Err(ErrorCode::BadQuery));
    }
}
