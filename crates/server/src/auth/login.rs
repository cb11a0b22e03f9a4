//! Log-in, log-out, registration and guest handlers.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, Response};
use basalt_store::{Account, Registered};
use basalt_wire::{Credentials, ErrorCode, Me};

use super::{CurrentUser, password, session_cookie, username};
use crate::api_error::{ApiError, ApiResult};
use crate::client_address::ClientAddress;
use crate::extract::JsonBody;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::rng;
use crate::state::AppState;

/// Maximum number of random names tried for a guest. One of a thousand million names is rarely taken.
const MAX_NAME_ATTEMPTS: u32 = 4;

/// The header in which a proxy names the scheme of the original request.
const X_FORWARDED_PROTO: &str = "x-forwarded-proto";

type Answer = ApiResult<Response<Body>>;

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
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    if let Some(account) = known {
        return Ok(json(&me_of(&account)));
    }
    let now = state.clock().now();
    state.rate_limits().check(Limited::GuestByAddress, &address)?;
    for _ in 0..MAX_NAME_ATTEMPTS {
        let name = username::guest_name(rng::number());
        if let Some(account) = state.store().add_guest(&name, now).await? {
            return start_session(&state, &headers, &account).await;
        }
    }
    Err(ApiError::internal("all random names of guests are taken"))
}

/// Handler: registers an account. A guest becomes the member and keeps all games.
pub(crate) async fn register(
    State(live): State<Live>,
    CurrentUser(known): CurrentUser,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(Credentials { name, password }): JsonBody<Credentials>,
) -> Answer {
    let state = live.state();
    username::check(&name)?;
    password::check(&password)?;
    let now = state.clock().now();
    state.rate_limits().check(Limited::RegisterByAddress, &address)?;
    let hash = password::hash(password).await?;
    let guest = known.filter(|account| !account.member).map(|guest| guest.id);
    match state.store().register(&name, &hash, guest, now).await? {
        Registered::Done(account) => {
            if guest.is_some() {
                // If the announcement fails, clients see the new name when they next load.
                _ = live.rename(account.id).await;
            }
            start_session(state, &headers, &account).await
        }
        Registered::NameTaken => Err(ErrorCode::NameTaken.into()),
    }
}

/// Handler: logs a member in. Log-in is rate-limited by address and by username.
pub(crate) async fn log_in(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(Credentials { name, password }): JsonBody<Credentials>,
) -> Answer {
    let wrong = || ApiError::from(ErrorCode::WrongPassword);
    username::check(&name).and_then(|()| password::check(&password)).map_err(|_| wrong())?;
    state.rate_limits().check(Limited::LogInByAddress, &address)?;
    state.rate_limits().check(Limited::LogInByName, &name.to_ascii_lowercase())?;
    let (id, kept) = state.store().password_of(&name).await?.unzip();
    if !password::verify(password, kept).await {
        return Err(wrong());
    }
    let id = id.ok_or_else(wrong)?;
    let account = state.store().account(id).await?.ok_or_else(wrong)?;
    start_session(&state, &headers, &account).await
}

/// Handler: logs out. Ends the session and disconnects the player.
pub(crate) async fn log_out(
    State(live): State<Live>,
    CurrentUser(known): CurrentUser,
    headers: HeaderMap,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    let state = live.state();
    end_session(state, &headers).await?;
    if let Some(account) = known {
        live.disconnect_player(account.id);
    }
    let removed = session_cookie::remove(is_secure(state, &headers));
    Ok(with_cookie(json(&None::<Me>), removed))
}

fn me_of(account: &Account) -> Me {
    Me { name: account.name.clone(), member: account.member }
}

/// Starts a session and sets the session cookie. The session before it ends, so that nobody is logged in by a token
/// that somebody else has planted (session fixation).
async fn start_session(state: &AppState, headers: &HeaderMap, account: &Account) -> Answer {
    end_session(state, headers).await?;
    let token = state.store().start_session(account.id, state.clock().now()).await?;
    let cookie = session_cookie::set(&token, is_secure(state, headers));
    Ok(with_cookie(json(&me_of(account)), cookie))
}

async fn end_session(state: &AppState, headers: &HeaderMap) -> ApiResult {
    if let Some(token) = session_cookie::token(headers) {
        state.store().end_session(&token).await?;
    }
    Ok(())
}

/// Whether the browser uses TLS.
pub(crate) fn is_secure(state: &AppState, headers: &HeaderMap) -> bool {
    state.options().secure || headers.get(X_FORWARDED_PROTO).is_some_and(|scheme| scheme == "https")
}

fn with_cookie(mut response: Response<Body>, cookie: Option<HeaderValue>) -> Response<Body> {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}
