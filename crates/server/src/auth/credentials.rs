//! The proof that somebody is who they say: password, and second factor where it is on.

use basalt_store::{PlayerId, RecoveryCode};
use basalt_wire::ErrorCode;

use super::cookies::{self, CookieKind};
use super::session::Client;
use super::{password, two_factor, username};
use crate::api_error::{ApiError, ApiResult};
use crate::log::{self, SecurityEvent};
use crate::metrics::LogIn;
use crate::rate_limit::Limited;
use crate::state::AppState;

/// The member with this name and password. Counts as an attempt to log in.
pub(super) async fn check_password(
    state: &AppState,
    client: &Client,
    name: &str,
    password: String,
) -> ApiResult<PlayerId> {
    let wrong = |member: Option<&str>| {
        state.metrics().count_login(LogIn::Wrong);
        log::security(SecurityEvent::WrongPassword, member);
        ApiError::from(ErrorCode::WrongPassword)
    };
    username::check(name).and_then(|()| password::check(&password)).map_err(|_| wrong(None))?;
    let place = state.passwords().admit()?;
    check_limits(state, client, name).await?;
    let (id, kept) = state.store().password_of(name).await?.unzip();
    if !state.passwords().verify(place, password, kept).await? {
        return Err(wrong(id.is_some().then_some(name)));
    }
    id.ok_or_else(|| wrong(None))
}

/// Checks the second factor of a member who has it: a code of the authenticator app, or a recovery code. The password
/// comes first, so that nobody else learns whether there is one.
pub(super) async fn check_second_factor(
    state: &AppState,
    player: PlayerId,
    code: Option<&str>,
) -> ApiResult {
    let two_factor = state.store().two_factor(player).await?.filter(|found| found.enabled);
    let Some(two_factor) = two_factor else { return Ok(()) };
    let code = code.ok_or(ErrorCode::SecondFactor)?;
    state.rate_limits().check(Limited::SecondFactorByAccount, &player.to_string())?;
    let is_right = match two_factor::step_of(&two_factor.secret, code, state.clock().now()) {
        Some(step) => state.store().accept_step(player, step).await?,
        None => state.store().use_recovery_code(player, &RecoveryCode::typed(code)).await?,
    };
    if is_right {
        return Ok(());
    }
    state.metrics().count_login(LogIn::Wrong);
    log::security(SecurityEvent::WrongCode, None);
    Err(ErrorCode::WrongCode.into())
}

/// Checks the rate limits of log-in. Strangers are limited by address, by account and address, and by account, so that
/// nobody can try out passwords. A device on which the member has logged in before has a limit of its own: no stranger
/// can lock its owner out.
pub(super) async fn check_limits(state: &AppState, client: &Client, name: &str) -> ApiResult {
    let checked = within_limits(state, client, name).await;
    checked.inspect_err(|error| {
        if !error.is_server_failure() {
            state.metrics().count_login(LogIn::Throttled);
        }
    })
}

async fn within_limits(state: &AppState, client: &Client, name: &str) -> ApiResult {
    let address = client.transport.address;
    let (limits, name) = (state.rate_limits(), name.to_ascii_lowercase());
    let stranger = limits
        .check_address(Limited::LogInByAddress, address)
        .and_then(|()| {
            limits.check(Limited::LogInByAccountAndAddress, &format!("{name} {address}"))
        })
        .and_then(|()| limits.check(Limited::LogInByAccount, &name));
    let Err(refusal) = stranger else { return Ok(()) };
    let device = cookies::token(&client.headers, CookieKind::Device).ok_or(refusal.clone())?;
    limits.check_address(Limited::DeviceByAddress, address)?;
    if state.store().is_device_of(&device, &name).await? {
        Ok(limits.check(Limited::LogInByDevice, &format!("{name} {device}"))?)
    } else {
        Err(refusal.into())
    }
}
