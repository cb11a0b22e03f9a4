//! Authentication: guests, registration, log-in, sessions, passkeys, two-factor authentication, recovery.

mod access_tokens;
mod account;
mod cookies;
mod credentials;
mod device_name;
mod email;
mod login;
mod passkeys;
mod password;
mod push;
mod recovery;
mod security;
mod session;
mod two_factor;
mod username;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use basalt_store::{Account, PlayerId, Session};
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::client_address::AddressKey;
use crate::rate_limit::Limited;
use crate::routes::RouterState;
use crate::state::AppState;

pub(crate) use access_tokens::{
    TOKEN_PREFIX, access_tokens, add_access_token, revoke, revoke_access_token,
};
pub(crate) use account::{delete_account, rename};
use cookies::CookieKind;
pub(crate) use cookies::is_token;
pub(crate) use email::{
    forgot_password, has_email, remove_email, reset_password, set_email, subscribe, unsubscribe,
    verify_email, want_turn_mail,
};
pub(crate) use login::{EmptyBody, guest, log_in, log_out, me, register};
pub(crate) use passkeys::{
    add_passkey, begin_passkey, begin_passkey_login, begin_passkey_registration,
    confirm_with_passkey, log_in_with_passkey, register_with_passkey, remove_passkey,
};
pub(crate) use password::{PasswordHasher, hash_for_operator};
pub(crate) use push::{push_status, subscribe_push, unsubscribe_push};
pub(crate) use recovery::{recover, renew_recovery_codes};
pub(crate) use security::{change_password, confirm, end_session, log_out_everywhere, security};
pub(crate) use session::{me_of, rotate};
pub(crate) use two_factor::{begin_two_factor, disable_two_factor, enable_two_factor};

/// The members who have logged in with the browser that sends a request from an address. Without the store nobody is known.
pub(crate) async fn members_of_device(
    state: &AppState,
    headers: &HeaderMap,
    address: AddressKey,
) -> ApiResult<Vec<PlayerId>> {
    let Some(token) = cookies::token(headers, CookieKind::Device) else { return Ok(Vec::new()) };
    let members = async {
        let found = state.store().players_of_device(&token).await?;
        Ok(Some(found).filter(|found| !found.is_empty()))
    };
    match state.look_up(&token, address, members).await {
        Err(error) if error.is_server_failure() => Ok(Vec::new()),
        found => Ok(found?.unwrap_or_default()),
    }
}

/// The account that sends a request; `None` without a session.
pub(crate) struct CurrentUser(pub(crate) Option<Account>);

impl FromRequestParts<RouterState> for CurrentUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let session = session::authenticate(state.app(), parts).await?;
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

impl MemberSession {
    /// The member.
    pub(crate) fn into_account(self) -> Account {
        self.0.account
    }
}

impl FromRequestParts<RouterState> for MemberSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let session = session::authenticate(state.app(), parts).await?;
        let session = session.ok_or(ErrorCode::Stranger)?;
        if session.account.member { Ok(Self(session)) } else { Err(ErrorCode::MembersOnly.into()) }
    }
}

/// The session of a member who changes something of their own; an error without one. Changes count against a limit, since the store
/// has one writer.
pub(crate) struct WritingSession(Session);

impl WritingSession {
    /// The member.
    pub(crate) fn into_account(self) -> Account {
        self.0.account
    }

    fn new(state: &AppState, session: Session) -> ApiResult<Self> {
        let player = session.account.id.to_string();
        state.rate_limits().check(Limited::WriteByPlayer, &player)?;
        Ok(Self(session))
    }
}

impl FromRequestParts<RouterState> for WritingSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let MemberSession(session) = MemberSession::from_request_parts(parts, state).await?;
        Self::new(state.app(), session)
    }
}

/// A moderator who sends a request; an error for everybody else.
pub(crate) struct Moderator(pub(crate) Account);

impl FromRequestParts<RouterState> for Moderator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let account = MemberSession::from_request_parts(parts, state).await?.into_account();
        if account.moderator { Ok(Self(account)) } else { Err(ErrorCode::NotYours.into()) }
    }
}

/// The session of a member who has lately proved who they are, for sensitive changes; an error otherwise. They count as other changes do.
pub(crate) struct ConfirmedSession(Session);

impl FromRequestParts<RouterState> for ConfirmedSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let MemberSession(session) = MemberSession::from_request_parts(parts, state).await?;
        security::require_confirmed(&session, state.app().clock().now())?;
        WritingSession::new(state.app(), session).map(|WritingSession(session)| Self(session))
    }
}
