//! The session of a client: its start, its end, and its tokens in cookies.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Response};
use axum::middleware::Next;
use basalt_store::{Account, Session, Token};
use basalt_wire::Me;

use super::cookies::{self, CookieKind};
use super::device_name::device_name;
use crate::api_error::ApiResult;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::routes::RouterState;
use crate::state::AppState;
use crate::transport::{Infallibly, Transport};

/// The response of a handler.
pub(super) type Answer = ApiResult<Response<Body>>;

/// The transport and the headers of a request that concerns a session.
pub(crate) struct Client {
    pub(super) transport: Transport,
    pub(super) headers: HeaderMap,
}

impl FromRequestParts<RouterState> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Infallibly<Self> {
        let transport = Transport::from_request_parts(parts, state).await?;
        Ok(Self { transport, headers: parts.headers.clone() })
    }
}

impl Client {
    /// A short name of the browser.
    pub(super) fn device(&self) -> String {
        let user_agent = self.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        device_name(user_agent.unwrap_or_default())
    }

    /// A response that gives the client a new token for its session.
    pub(super) fn with_token(&self, response: Response<Body>, token: &Token) -> Response<Body> {
        with_cookies(response, cookies::set(CookieKind::Session, token, self.transport.secure))
    }

    /// A response that takes the session away from the client.
    pub(super) fn without_session(&self, response: Response<Body>) -> Response<Body> {
        with_cookies(response, cookies::remove(CookieKind::Session, self.transport.secure))
    }
}

/// The account as its own client sees it.
pub(crate) fn me_of(account: &Account) -> Me {
    let Account { name, member, moderator, .. } = account.clone();
    Me { name, member, moderator, unread: false, messages: 0 }
}

/// Starts a session and sets the session cookie. The session before it ends, so that nobody is logged in by a token
/// that somebody else has planted (session fixation).
pub(super) async fn start_session(state: &AppState, client: &Client, account: &Account) -> Answer {
    end_session(state, &client.headers).await?;
    let (now, secure) = (state.clock().now(), client.transport.secure);
    let token = state.store().start_session(account.id, &client.device(), now).await?;
    let response = client.with_token(json(&me_of(account)), &token);
    if !account.member {
        return Ok(response);
    }
    let device = cookies::token(&client.headers, CookieKind::Device);
    let device = state.store().note_device(device.as_deref(), account.id, now).await?;
    let set = device.iter().flat_map(|new| cookies::set(CookieKind::Device, new, secure));
    Ok(with_cookies(response, set.collect()))
}

pub(super) async fn end_session(state: &AppState, headers: &HeaderMap) -> ApiResult {
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

/// The place in a request for the token that its session gets. A request without one, such as that for a WebSocket,
/// leaves the session as it is.
#[derive(Clone, Default)]
struct NewToken(Arc<OnceLock<Token>>);

/// Middleware: sends the new token of a session that has changed it, unless the response sets or removes the cookie
/// itself.
pub(crate) async fn rotate(
    State(state): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let secure = Transport::of(state.options(), &request).secure;
    let new = NewToken::default();
    request.extensions_mut().insert(new.clone());
    let response = next.run(request).await;
    match new.0.get() {
        Some(token) if !cookies::is_set(response.headers(), CookieKind::Session) => {
            with_cookies(response, cookies::set(CookieKind::Session, token, secure))
        }
        _ => response,
    }
}

/// The session of a request. It gets a new token when it is time. Requests that only read count against a limit of the player, since
/// they share the connections to the store with play; each change has a limit of its own.
pub(super) async fn authenticate(state: &AppState, parts: &Parts) -> ApiResult<Option<Session>> {
    let Some(token) = cookies::token(&parts.headers, CookieKind::Session) else { return Ok(None) };
    let now = state.clock().now();
    let Transport { address, .. } = Transport::of_parts(state.options(), parts);
    let session = state.look_up(&token, address, state.store().session(&token, now)).await?;
    // A log-in may have been under way when a moderator closed the account.
    let session = session.filter(|session| session.account.closed.is_none());
    if let Some(session) = session.as_ref().filter(|_| parts.method.is_safe()) {
        state.rate_limits().check(Limited::ReadByPlayer, &session.account.id.to_string())?;
    }
    if let Some(session) = session.as_ref().filter(|session| session.is_rotation_due)
        && let Some(NewToken(place)) = parts.extensions.get()
        && let Some(new) = state.store().rotate_session(session, &token, now).await?
    {
        // Only one extractor of a request finds that it is time.
        _ = place.set(new);
    }
    Ok(session)
}
