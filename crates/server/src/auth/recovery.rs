//! Handlers for recovery codes: new ones, and a new password for one of them.

use axum::extract::State;
use basalt_store::{PlayerId, RecoveryCode};
use basalt_wire::{ErrorCode, Recovery, RecoveryCodes};

use super::email::{SecurityMail, tell};
use super::login::EmptyBody;
use super::session::{Answer, Client};
use super::{ConfirmedSession, credentials, password, security, username};
use crate::api_error::{ApiError, ApiResult};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::metrics::LogIn;
use crate::response::json;
use crate::state::AppState;

/// New recovery codes of a member, which nobody can read again.
pub(super) async fn new_codes(state: &AppState, player: PlayerId) -> ApiResult<RecoveryCodes> {
    let codes = state.store().renew_recovery_codes(player).await?;
    Ok(RecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() })
}

/// Handler: makes new recovery codes. The old ones no longer count.
pub(crate) async fn renew_recovery_codes(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    let codes = new_codes(&state, session.account.id).await?;
    log::security(SecurityEvent::RecoveryCodesRenewed, Some(&session.account.name));
    Ok(json(&codes))
}

/// Handler: gives a member a new password for a recovery code. All sessions end; the member logs in with the password,
/// and with the second factor where it is on. The password is hashed first, so that the time does not reveal which
/// usernames exist.
pub(crate) async fn recover(
    State(live): State<Live>,
    client: Client,
    JsonBody(Recovery { name, code, password }): JsonBody<Recovery>,
) -> Answer {
    let state = live.state();
    password::check(&password)?;
    let wrong = || {
        state.metrics().count_login(LogIn::Wrong);
        log::security(SecurityEvent::WrongCode, None);
        ApiError::from(ErrorCode::WrongCode)
    };
    username::check(&name).map_err(|_| wrong())?;
    let place = state.passwords().admit()?;
    credentials::check_limits(state, &client, &name).await?;
    password::check_strength(&password, &name)?;
    let hash = state.passwords().hash(place, password).await?;
    let (code, now) = (RecoveryCode::typed(&code), state.clock().now());
    let player = state.store().recover(&name, &code, &hash, now).await?.ok_or_else(wrong)?;
    live.disconnect_player(player).await?;
    log::security(SecurityEvent::PasswordRecovered, Some(&name));
    tell(state, &client.headers, (player, &name), SecurityMail::PasswordChanged).await;
    Ok(security::done())
}
