//! Authentication: guests, registration, log-in, sessions.

mod login;
mod password;
mod session_cookie;
mod username;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use basalt_store::{Account, Error as StoreError};
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::state::AppState;

pub(crate) use login::{guest, is_secure, log_in, log_out, me, register};

/// The account of a request's session.
async fn authenticate(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Option<Account>, StoreError> {
    match session_cookie::token(headers) {
        Some(token) => state.store().session(&token, state.clock().now()).await,
        None => Ok(None),
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
