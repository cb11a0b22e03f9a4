//! Who people are: guests, members, sessions.

mod awaiting;
mod cookie;
mod door;
mod name;
mod password;
mod profile;
mod sender;
mod vacation;

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use basalt_store::{Account, Trouble};
use basalt_wire::Refusal;

use crate::refused::Refused;
use crate::state::State;

pub(crate) use awaiting::awaiting;
pub(crate) use door::{Nothing, guest, is_secure, log_in, log_out, me, register};
pub(crate) use profile::{leaderboard, profile};
pub(crate) use vacation::vacation;

/// Who sends a request: whoever the session of its cookie belongs to.
pub(crate) async fn who(state: &State, headers: &HeaderMap) -> Result<Option<Account>, Trouble> {
    match cookie::token(headers) {
        Some(token) => state.store().session(token, state.clock().now()).await,
        None => Ok(None),
    }
}

/// Whoever sends a request, or nobody.
pub(crate) struct Visitor(pub(crate) Option<Account>);

impl FromRequestParts<State> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        Ok(Self(who(state, &parts.headers).await?))
    }
}

/// The address that a request is counted for.
pub(crate) struct Sender(pub(crate) String);

impl FromRequestParts<State> for Sender {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Infallible> {
        Ok(Self(sender::address(state, &parts.headers, &parts.extensions)))
    }
}

impl Visitor {
    /// Whoever it is; a stranger is refused.
    pub(crate) fn known(self) -> Result<Account, Refused> {
        self.0.ok_or(Refused(Refusal::Stranger))
    }
}
