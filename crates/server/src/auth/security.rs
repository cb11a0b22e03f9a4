//! Handlers for the security of the user's own account: password, sessions, confirmation.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::Millis;
use basalt_store::{ListedPasskey, ListedSession, Session};
use basalt_wire::{
    AccountEmail, AccountSecurity, Confirmation, DeviceSession, ErrorCode, Passkey, PasswordChange,
    SessionToEnd,
};

use super::email::{SecurityMail, tell};
use super::login::EmptyBody;
use super::session::{Answer, Client};
use super::{MemberSession, WritingSession, credentials, password};
use crate::api_error::ApiResult;
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::response::json;
use crate::state::AppState;

/// Time for which sensitive changes are allowed after the user has proved who they are.
const CONFIRMATION_MS: Millis = 10 * 60 * 1000;

/// Fails unless the user of a session has lately proved who they are.
pub(super) fn require_confirmed(session: &Session, now: Millis) -> ApiResult {
    if now.saturating_sub(session.confirmed) <= CONFIRMATION_MS {
        Ok(())
    } else {
        Err(ErrorCode::ConfirmFirst.into())
    }
}

/// An empty answer.
pub(super) fn done() -> Response<Body> {
    json(&None::<()>)
}

/// Handler: the sessions of the user, and the ways back into the account.
pub(crate) async fn security(
    State(state): State<AppState>,
    MemberSession(session): MemberSession,
) -> Answer {
    let (store, player) = (state.store(), session.account.id);
    let listed = |ListedSession { id, device, seen }| {
        let current = id == session.id;
        DeviceSession { id, device, seen, current }
    };
    let shown = |ListedPasskey { id, name, created, used }| Passkey { id, name, created, used };
    let now = state.clock().now();
    let sessions = store.sessions_of(player, now).await?;
    Ok(json(&AccountSecurity {
        two_factor: store.two_factor(player).await?.is_some_and(|found| found.enabled),
        recovery_codes: store.recovery_codes_left(player).await?,
        sessions: sessions.into_iter().map(listed).collect(),
        password: store.has_password(player).await?,
        passkeys: store.passkeys_of(player).await?.into_iter().map(shown).collect(),
        sends_email: state.mailer().is_some(),
        email: store.email_of(player).await?.map(|email| AccountEmail {
            address: email.address,
            verified: email.verified.is_some(),
            subscribed: email.subscribed,
            turns: email.turns,
        }),
        can_rename_from: store.can_rename_from(player).await?.filter(|&from| from > now),
    }))
}

/// Handler: proves again who the user is, so that sensitive changes are allowed for a while.
pub(crate) async fn confirm(
    State(state): State<AppState>,
    MemberSession(session): MemberSession,
    client: Client,
    JsonBody(Confirmation { password, code }): JsonBody<Confirmation>,
) -> Answer {
    let name = &session.account.name;
    let player = credentials::check_password(&state, &client, name, password).await?;
    credentials::check_second_factor(&state, player, code.as_deref()).await?;
    confirmed(&state, &client, &session.id).await
}

/// Notes in a session that the user has just proved who they are. It gets a new token.
pub(super) async fn confirmed(state: &AppState, client: &Client, session: &str) -> Answer {
    let token = state.store().confirm_session(session, state.clock().now()).await?;
    Ok(client.with_token(done(), &token.ok_or(ErrorCode::Stranger)?))
}

/// Handler: changes the password, for which the user types the current one, or sets the first one. All other sessions end.
pub(crate) async fn change_password(
    State(live): State<Live>,
    MemberSession(session): MemberSession,
    client: Client,
    JsonBody(PasswordChange { current, new }): JsonBody<PasswordChange>,
) -> Answer {
    let (state, account) = (live.state(), &session.account);
    password::check(&new)?;
    let player = account.id;
    if state.store().has_password(player).await? {
        credentials::check_password(state, &client, &account.name, current).await?;
    } else {
        require_confirmed(&session, state.clock().now())?;
    }
    let place = state.passwords().admit()?;
    password::check_strength(&new, &account.name)?;
    let hash = state.passwords().hash(place, new).await?;
    state.store().change_password(player, &hash, &session.id).await?;
    let response = confirmed(state, &client, &session.id).await?;
    live.disconnect_player(player).await?;
    log::security(SecurityEvent::PasswordChanged, Some(&account.name));
    tell(state, &client.headers, (player, &account.name), SecurityMail::PasswordChanged).await;
    Ok(response)
}

/// Handler: ends a session of the user. Its connections are closed on all nodes.
pub(crate) async fn end_session(
    State(live): State<Live>,
    WritingSession(session): WritingSession,
    client: Client,
    JsonBody(SessionToEnd { id }): JsonBody<SessionToEnd>,
) -> Answer {
    let account = &session.account;
    if live.state().store().end_session_of(account.id, &id).await? {
        live.disconnect_player(account.id).await?;
        log::security(SecurityEvent::LoggedOut, Some(&account.name));
    }
    Ok(if id == session.id { client.without_session(done()) } else { done() })
}

/// Handler: ends all sessions of the user, this one too.
pub(crate) async fn log_out_everywhere(
    State(live): State<Live>,
    WritingSession(session): WritingSession,
    client: Client,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    let account = &session.account;
    live.state().store().end_all_sessions(account.id).await?;
    live.disconnect_player(account.id).await?;
    log::security(SecurityEvent::LoggedOutEverywhere, Some(&account.name));
    Ok(client.without_session(done()))
}
