//! Log-in, log-out, registration and guest handlers.

use axum::extract::State;
use basalt_store::{Account, PlayerId, Registered};
use basalt_wire::{Credentials, ErrorCode, Me};

use super::cookies::{self, CookieKind};
use super::session::{Answer, Client, end_session, me_of, start_session};
use super::{CurrentUser, credentials, password, username};
use crate::api_error::{ApiError, ApiResult};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::metrics::LogIn;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::rng;
use crate::state::AppState;

/// Maximum number of random names tried for a guest. One of a thousand million names is rarely taken.
const MAX_NAME_ATTEMPTS: u32 = 4;

/// An empty JSON object: `{}`.
#[derive(serde::Deserialize)]
pub(crate) struct EmptyBody {}

/// Handler: the account of the session; `null` without one.
pub(crate) async fn me(State(live): State<Live>, CurrentUser(account): CurrentUser) -> Answer {
    Ok(json(&match &account {
        Some(account) => Some(live.me(account).await),
        None => None,
    }))
}

/// Handler: creates a guest and starts a session. A client that has a session keeps it.
pub(crate) async fn guest(
    State(state): State<AppState>,
    CurrentUser(known): CurrentUser,
    client: Client,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    if let Some(account) = known {
        return Ok(json(&me_of(&account)));
    }
    let now = state.clock().now();
    state.rate_limits().check_address(Limited::GuestByAddress, client.transport.address)?;
    for _ in 0..MAX_NAME_ATTEMPTS {
        let name = username::guest_name(rng::number());
        if let Some(account) = state.store().add_guest(&name, now).await? {
            return start_session(&state, &client, &account).await;
        }
    }
    Err(ApiError::internal("all random names of guests are taken"))
}

/// Handler: registers an account. A guest becomes the member and keeps all games.
pub(crate) async fn register(
    State(live): State<Live>,
    CurrentUser(known): CurrentUser,
    client: Client,
    JsonBody(Credentials { name, password, .. }): JsonBody<Credentials>,
) -> Answer {
    let state = live.state();
    username::check_new(&name)?;
    password::check(&password)?;
    let place = state.passwords().admit()?;
    check_device(state, &client).await?;
    let now = state.clock().now();
    state.rate_limits().check_address(Limited::RegisterByAddress, client.transport.address)?;
    password::check_strength(&password, &name)?;
    let hash = state.passwords().hash(place, password).await?;
    let guest = known.filter(|account| !account.member).map(|guest| guest.id);
    match state.store().register(&name, &hash, guest, now).await? {
        Registered::Done(account) => welcome_member(&live, &client, guest, &account).await,
        Registered::NameTaken => Err(ErrorCode::NameTaken.into()),
        Registered::PasskeyKnown => Err(ApiError::internal("a password is no passkey")),
    }
}

/// Rejects a new account for a browser in which a banned member has logged in. One that has forgotten its cookies is not known.
pub(super) async fn check_device(state: &AppState, client: &Client) -> ApiResult {
    let Some(device) = cookies::token(&client.headers, CookieKind::Device) else { return Ok(()) };
    state.rate_limits().check_address(Limited::DeviceByAddress, client.transport.address)?;
    if state.store().is_device_banned(&device).await? {
        return Err(ErrorCode::NoNewAccounts.into());
    }
    Ok(())
}

/// Starts the first session of a new member, who may have been a guest.
pub(super) async fn welcome_member(
    live: &Live,
    client: &Client,
    guest: Option<PlayerId>,
    account: &Account,
) -> Answer {
    if guest.is_some() {
        // If the announcement fails, clients see the new name when they next load.
        _ = live.rename(account.id).await;
    }
    log::security(SecurityEvent::Registered, Some(&account.name));
    start_session(live.state(), client, account).await
}

/// Handler: logs a member in.
pub(crate) async fn log_in(
    State(state): State<AppState>,
    client: Client,
    JsonBody(Credentials { name, password, code }): JsonBody<Credentials>,
) -> Answer {
    let id = credentials::check_password(&state, &client, &name, password).await?;
    credentials::check_second_factor(&state, id, code.as_deref()).await?;
    log_in_as(&state, &client, id).await
}

/// Starts a session of a member who has proved who they are.
pub(super) async fn log_in_as(state: &AppState, client: &Client, id: PlayerId) -> Answer {
    let account = state.store().account(id).await?.ok_or(ErrorCode::WrongPassword)?;
    if account.closed.is_some() {
        // The member has proved who they are, and may appeal.
        let appeal = state.store().new_appeal_link(id, None).await?;
        let appeal = appeal.map(|token| token.as_str().to_owned());
        return Err(ErrorCode::AccountClosed { appeal }.into());
    }
    let started = start_session(state, client, &account).await?;
    state.metrics().count_login(LogIn::Accepted);
    log::security(SecurityEvent::LoggedIn, Some(&account.name));
    Ok(started)
}

/// Handler: logs out. Ends the session and disconnects the player.
pub(crate) async fn log_out(
    State(live): State<Live>,
    CurrentUser(known): CurrentUser,
    client: Client,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    let state = live.state();
    end_session(state, &client.headers).await?;
    if let Some(account) = known {
        live.disconnect_player(account.id).await?;
        log::security(SecurityEvent::LoggedOut, account.member.then_some(account.name.as_str()));
    }
    Ok(client.without_session(json(&None::<Me>)))
}
