//! Log-in, log-out, registration and guest handlers.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Response};
use basalt_store::{Account, Registered};
use basalt_wire::{Credentials, ErrorCode, Me};

use super::cookies::{self, CookieKind};
use super::{CurrentUser, password, username};
use crate::api_error::{ApiError, ApiResult};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::metrics::LogIn;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::rng;
use crate::state::AppState;
use crate::transport::Transport;

/// Maximum number of random names tried for a guest. One of a thousand million names is rarely taken.
const MAX_NAME_ATTEMPTS: u32 = 4;

type Answer = ApiResult<Response<Body>>;

/// An empty JSON object: `{}`.
#[derive(serde::Deserialize)]
pub(crate) struct EmptyBody {}

/// The transport and the headers of a request that starts or ends a session.
pub(crate) struct Client {
    transport: Transport,
    headers: HeaderMap,
}

impl<S: Sync> FromRequestParts<S> for Client
where
    AppState: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let transport = Transport::from_request_parts(parts, state).await?;
        Ok(Self { transport, headers: parts.headers.clone() })
    }
}

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
    JsonBody(Credentials { name, password }): JsonBody<Credentials>,
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
    JsonBody(Credentials { name, password }): JsonBody<Credentials>,
) -> Answer {
    let wrong = |member: Option<&str>| {
        state.metrics().count_login(LogIn::Wrong);
        log::security(SecurityEvent::WrongPassword, member);
        ApiError::from(ErrorCode::WrongPassword)
    };
    username::check(&name).and_then(|()| password::check(&password)).map_err(|_| wrong(None))?;
    let place = state.passwords().admit()?;
    let allowed = check_limits(&state, &client, &name).await;
    allowed.inspect_err(|error| {
        if !error.is_server_failure() {
            state.metrics().count_login(LogIn::Throttled);
        }
    })?;
    let (id, kept) = state.store().password_of(&name).await?.unzip();
    if !state.passwords().verify(place, password, kept).await? {
        return Err(wrong(id.is_some().then_some(name.as_str())));
    }
    let id = id.ok_or_else(|| wrong(None))?;
    let account = state.store().account(id).await?.ok_or_else(|| wrong(None))?;
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
    let removed = cookies::remove(CookieKind::Session, client.transport.secure);
    Ok(with_cookies(json(&None::<Me>), removed))
}

fn me_of(account: &Account) -> Me {
    Me { name: account.name.clone(), member: account.member }
}

/// Checks the rate limits of log-in. Strangers are limited by address, by account and address, and by account, so that
/// nobody can try out passwords. A device on which the member has logged in before has a limit of its own: no stranger
/// can lock its owner out.
async fn check_limits(state: &AppState, client: &Client, name: &str) -> ApiResult {
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

/// Starts a session and sets the session cookie. The session before it ends, so that nobody is logged in by a token
/// that somebody else has planted (session fixation).
async fn start_session(state: &AppState, client: &Client, account: &Account) -> Answer {
    let Client { transport, headers } = client;
    end_session(state, headers).await?;
    let (now, secure) = (state.clock().now(), transport.secure);
    let token = state.store().start_session(account.id, now).await?;
    let mut set = cookies::set(CookieKind::Session, &token, secure);
    if account.member {
        let device = cookies::token(headers, CookieKind::Device);
        let device = state.store().note_device(device.as_deref(), account.id, now).await?;
        set.extend(device.iter().flat_map(|new| cookies::set(CookieKind::Device, new, secure)));
    }
    Ok(with_cookies(json(&me_of(account)), set))
}

async fn end_session(state: &AppState, headers: &HeaderMap) -> ApiResult {
    if let Some(token) = cookies::token(headers, CookieKind::Session) {
        state.store().end_session(&token).await?;
    }
    Ok(())
}

fn with_cookies(mut response: Response<Body>, cookies: Vec<HeaderValue>) -> Response<Body> {
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}
