//! Authentication: guests, registration, log-in, sessions.

mod cookies;
mod hashing_threads;
mod login;
mod password;
mod username;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use basalt_store::{Account, Error as StoreError, PlayerId};
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::state::AppState;

use cookies::CookieKind;
pub(crate) use login::{guest, log_in, log_out, me, register};
pub(crate) use password::{PasswordHasher, hash_for_operator};

/// The account of a request's session.
async fn authenticate(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Option<Account>, StoreError> {
    match cookies::token(headers, CookieKind::Session) {
        Some(token) => state.store().session(&token, state.clock().now()).await,
        None => Ok(None),
    }
}

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
        Ok(Self(authenticate(&AppState::from_ref(state), &parts.headers).await?))
    }
}

impl CurrentUser {
    /// The account, or an error for a request without a session.
    pub(crate) fn require(self) -> ApiResult<Account> {
        self.0.ok_or(ErrorCode::Stranger.into())
    }
}
