//! Log-in, log-out, registration and guest handlers.

use axum::extract::State;
use basalt_store::Registered;
use basalt_wire::{Credentials, ErrorCode, Me};

use super::session::{Answer, Client, end_session, me_of, start_session};
use super::{CurrentUser, credentials, password, username};
use crate::api_error::ApiError;
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
pub(crate) async fn me(CurrentUser(account): CurrentUser) -> Answer {
    Ok(json(&account.as_ref().map(me_of)))
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
    let now = state.clock().now();
    let place = state.passwords().admit()?;
    state.rate_limits().check_address(Limited::RegisterByAddress, client.transport.address)?;
    password::check_strength(&password, &name)?;
    let hash = state.passwords().hash(place, password).await?;
    let guest = known.filter(|account| !account.member).map(|guest| guest.id);
    match state.store().register(&name, &hash, guest, now).await? {
        Registered::Done(account) => {
            if guest.is_some() {
                // If the announcement fails, clients see the new name when they next load.
                _ = live.rename(account.id).await;
            }
            log::security(SecurityEvent::Registered, Some(&account.name));
            start_session(state, &client, &account).await
        }
        Registered::NameTaken => Err(ErrorCode::NameTaken.into()),
    }
}

/// Handler: logs a member in.
pub(crate) async fn log_in(
    State(state): State<AppState>,
    client: Client,
    JsonBody(Credentials { name, password, code }): JsonBody<Credentials>,
) -> Answer {
    let id = credentials::check_password(&state, &client, &name, password).await?;
    credentials::check_second_factor(&state, id, code.as_deref()).await?;
    let account = state.store().account(id).await?.ok_or(ErrorCode::WrongPassword)?;
    let started = start_session(&state, &client, &account).await?;
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
