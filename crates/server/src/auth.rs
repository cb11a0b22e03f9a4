//! Authentication: guests, registration, log-in, sessions, two-factor authentication, recovery.

mod cookies;
mod credentials;
mod device_name;
mod hashing_threads;
mod login;
mod password;
mod recovery;
mod security;
mod session;
mod two_factor;
mod username;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use basalt_store::{Account, PlayerId, Session};
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::state::AppState;

use cookies::CookieKind;
pub(crate) use login::{guest, log_in, log_out, me, register};
pub(crate) use password::{PasswordHasher, hash_for_operator};
pub(crate) use recovery::{recover, renew_recovery_codes};
pub(crate) use security::{change_password, confirm, end_session, log_out_everywhere, security};
pub(crate) use session::rotate;
pub(crate) use two_factor::{begin_two_factor, disable_two_factor, enable_two_factor};

/// The members who have logged in with the browser that sends a request. Without the store nobody is known.
pub(crate) async fn members_of_device(state: &AppState, headers: &HeaderMap) -> Vec<PlayerId> {
    match cookies::token(headers, CookieKind::Device) {
        Some(token) => {
            let found = state.store().players_of_device(&token).await;
            found.map_err(ApiError::from).unwrap_or_default()
        }
        None => Vec::new(),
    }
}

/// The account that sends a request; `None` without a session.
pub(crate) struct CurrentUser(pub(crate) Option<Account>);

impl<S: Sync> FromRequestParts<S> for CurrentUser
where
    AppState: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let session = session::authenticate(&AppState::from_ref(state), parts).await?;
        Ok(Self(session.map(|session| session.account)))
    }
}

impl CurrentUser {
    /// The account, or an error for a request without a session.
    pub(crate) fn require(self) -> ApiResult<Account> {
        self.0.ok_or(ErrorCode::Stranger.into())
    }
}

/// The session of a member who sends a request; an error without one.
pub(crate) struct MemberSession(Session);

impl<S: Sync> FromRequestParts<S> for MemberSession
where
    AppState: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let session = session::authenticate(&AppState::from_ref(state), parts).await?;
        let session = session.ok_or(ErrorCode::Stranger)?;
        if session.account.member { Ok(Self(session)) } else { Err(ErrorCode::MembersOnly.into()) }
    }
}

/// The session of a member who has lately proved who they are, for sensitive changes; an error otherwise.
pub(crate) struct ConfirmedSession(Session);

impl<S: Sync> FromRequestParts<S> for ConfirmedSession
where
    AppState: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let MemberSession(session) = MemberSession::from_request_parts(parts, state).await?;
        security::require_confirmed(&session, AppState::from_ref(state).clock().now())?;
        Ok(Self(session))
    }
}
