//! Handlers for e-mail: the user's address, and the links that are sent to it.

use axum::extract::State;
use axum::http::HeaderMap;
use basalt_locales::{Language, Message, messages};
use basalt_referee::{DAY_MS, HOUR_MS, Millis};
use basalt_store::{Email, LinkPurpose, PlayerId};
use basalt_wire::{
    EmailAddress, EmailLink, EmailSubscription, ErrorCode, NewName, PasswordReset, TurnMail,
};

use super::login::EmptyBody;
use super::security::done;
use super::session::{Answer, Client};
use super::{ConfirmedSession, WritingSession, password, username};
use crate::accept_language::language;
use crate::api_error::{ApiError, ApiResult};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::mail::{Mail, Mailer, page_link, parse_address};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;

/// Time for which an address can be verified.
const VERIFY_MS: Millis = DAY_MS;

/// Time for which a link resets a password.
const RESET_MS: Millis = HOUR_MS;

fn mailer(state: &AppState) -> ApiResult<&Mailer> {
    Ok(state.mailer().ok_or(ErrorCode::NoEmail)?)
}

fn link(state: &AppState, purpose: &str, token: &str) -> String {
    page_link(state.options(), purpose, token)
}

/// Something that a member learns by e-mail without having asked for it.
#[derive(Clone, Copy)]
pub(super) enum SecurityMail {
    PasswordChanged,
    PasskeyAdded,
}

/// Tells a member of a sensitive change, if they have an address for that. A change is not undone because nobody hears of it.
pub(super) async fn tell(
    state: &AppState,
    headers: &HeaderMap,
    (player, name): (PlayerId, &str),
    what: SecurityMail,
) {
    let Some(mailer) = state.mailer() else { return };
    // The store has logged why it failed.
    let Ok(Some(email)) = state.store().email_of(player).await.map_err(ApiError::from) else {
        return;
    };
    let Email { address, verified: Some(_), subscribed: true, unsubscribe, .. } = email else {
        return;
    };
    let Ok(to) = parse_address(&address) else { return };
    let unsubscribe = link(state, "unsubscribe", &unsubscribe);
    let (subject, body) = match what {
        SecurityMail::PasswordChanged => (
            messages::mail_password_changed(),
            messages::mail_password_changed_text(name, &unsubscribe),
        ),
        SecurityMail::PasskeyAdded => {
            (messages::mail_passkey_added(), messages::mail_passkey_added_text(name, &unsubscribe))
        }
    };
    let unsubscribe = Some(unsubscribe);
    // A full queue is no reason to fail either.
    _ = mailer.send(Mail { to, language: language(headers), subject, body, unsubscribe });
}

/// Sends a link that answers a request of the member.
fn answer(
    mailer: &Mailer,
    address: &str,
    language: Language,
    texts: (Message, Message),
) -> ApiResult {
    let (subject, body) = texts;
    mailer.send(Mail { to: parse_address(address)?, language, subject, body, unsubscribe: None })
}

/// Handler: whether the server sends e-mail.
pub(crate) async fn has_email(State(state): State<AppState>) -> Answer {
    Ok(json(&state.mailer().is_some()))
}

/// Handler: gives the user another e-mail address, and sends a link to it.
pub(crate) async fn set_email(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    client: Client,
    JsonBody(EmailAddress { address }): JsonBody<EmailAddress>,
) -> Answer {
    let mailer = mailer(&state)?;
    let (player, name) = (session.account.id, &session.account.name);
    parse_address(&address)?;
    let limits = state.rate_limits();
    limits.check_address(Limited::MailByAddress, client.transport.address)?;
    limits.check(Limited::MailByAccount, &player.to_string())?;
    // The address may be anybody's until the link is used.
    limits.check(Limited::MailByRecipient, &address.to_lowercase())?;
    state.store().set_email(player, &address).await?;
    let expires = state.clock().now() + VERIFY_MS;
    let token = state.store().new_email_link(player, LinkPurpose::Verify, expires).await?;
    let link = link(&state, "verify", token.as_str());
    let texts = (messages::mail_verify(), messages::mail_verify_text(name, &link));
    answer(mailer, &address, language(&client.headers), texts)?;
    log::security(SecurityEvent::EmailChanged, Some(name));
    Ok(done())
}

/// Handler: forgets the user's e-mail address.
pub(crate) async fn remove_email(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    state.store().remove_email(session.account.id).await?;
    log::security(SecurityEvent::EmailChanged, Some(&session.account.name));
    Ok(done())
}

/// Handler: starts or ends e-mail that the user has not asked for.
pub(crate) async fn subscribe(
    State(state): State<AppState>,
    WritingSession(session): WritingSession,
    JsonBody(EmailSubscription { subscribed }): JsonBody<EmailSubscription>,
) -> Answer {
    state.store().subscribe(session.account.id, subscribed).await?;
    Ok(done())
}

/// Handler: starts or ends e-mail about games that wait.
pub(crate) async fn want_turn_mail(
    State(state): State<AppState>,
    WritingSession(session): WritingSession,
    client: Client,
    JsonBody(TurnMail { wanted, language: chosen }): JsonBody<TurnMail>,
) -> Answer {
    let chosen = chosen.as_deref().and_then(Language::from_tag);
    let language = chosen.unwrap_or_else(|| language(&client.headers)).tag();
    let now = state.clock().now();
    state.store().want_turn_mail(session.account.id, wanted, language, now).await?;
    Ok(done())
}

/// Handler: verifies an address by a link.
pub(crate) async fn verify_email(
    State(state): State<AppState>,
    client: Client,
    JsonBody(EmailLink { token }): JsonBody<EmailLink>,
) -> Answer {
    state.rate_limits().check_address(Limited::LogInByAddress, client.transport.address)?;
    let verified = state.store().verify_email(&token, state.clock().now()).await?;
    verified.map(|_| done()).ok_or(ErrorCode::BadLink.into())
}

/// Handler: ends e-mail that the member has not asked for, by a link.
pub(crate) async fn unsubscribe(
    State(state): State<AppState>,
    client: Client,
    JsonBody(EmailLink { token }): JsonBody<EmailLink>,
) -> Answer {
    state.rate_limits().check_address(Limited::LogInByAddress, client.transport.address)?;
    let is_known = state.store().unsubscribe(&token).await?;
    if is_known { Ok(done()) } else { Err(ErrorCode::BadLink.into()) }
}

/// Handler: sends a member who has forgotten the password a link. The answer does not reveal whether there is such a
/// member, or whether they have an address.
pub(crate) async fn forgot_password(
    State(state): State<AppState>,
    client: Client,
    JsonBody(NewName { name }): JsonBody<NewName>,
) -> Answer {
    let mailer = mailer(&state)?;
    username::check(&name)?;
    state.rate_limits().check_address(Limited::MailByAddress, client.transport.address)?;
    mailer.check_room()?;
    let account = state.store().account_named(&name).await?.filter(|account| account.member);
    let Some(account) = account else { return Ok(done()) };
    let email = state.store().email_of(account.id).await?;
    let Some(email) = email.filter(|email| email.verified.is_some()) else { return Ok(done()) };
    // Nobody can fill somebody else's mailbox, and nobody learns that there is one.
    if state.rate_limits().check(Limited::MailByAccount, &account.id.to_string()).is_err() {
        return Ok(done());
    }
    let expires = state.clock().now() + RESET_MS;
    let token = state.store().new_email_link(account.id, LinkPurpose::Reset, expires).await?;
    let link = link(&state, "reset", token.as_str());
    let texts = (messages::mail_reset(), messages::mail_reset_text(&account.name, &link));
    // A refusal now would reveal that there is such a member.
    _ = answer(mailer, &email.address, language(&client.headers), texts);
    log::security(SecurityEvent::ResetRequested, Some(&account.name));
    Ok(done())
}

/// Handler: gives a member another password by a link. All sessions end; the member logs in with the password, and with
/// the second factor where it is on.
pub(crate) async fn reset_password(
    State(live): State<Live>,
    client: Client,
    JsonBody(PasswordReset { token, password }): JsonBody<PasswordReset>,
) -> Answer {
    let state = live.state();
    password::check(&password)?;
    let place = state.passwords().admit()?;
    state.rate_limits().check_address(Limited::LogInByAddress, client.transport.address)?;
    let now = state.clock().now();
    let name = state.store().name_for_reset(&token, now).await?.ok_or(ErrorCode::BadLink)?;
    password::check_strength(&password, &name)?;
    let hash = state.passwords().hash(place, password).await?;
    let player = state.store().reset_by_link(&token, &hash, now).await?;
    let player = player.ok_or(ErrorCode::BadLink)?;
    live.disconnect_player(player).await?;
    log::security(SecurityEvent::PasswordRecovered, Some(&name));
    tell(state, &client.headers, (player, &name), SecurityMail::PasswordChanged).await;
    Ok(json(&name))
}
