//! Direct messages between members. Every right is read from the store with each request, so it holds on all nodes at once.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::Response;
use basalt_referee::MAX_MESSAGE_CHARS;
use basalt_store::{Account, PlayerId};
use basalt_wire::{
    Conversation, ConversationSummary, DirectMessage, ErrorCode, Inbox, MessagesFrom, NewMessage,
};
use serde::Deserialize;

use super::profile::Username;
use crate::api_error::ApiResult;
use crate::auth::{EmptyBody, MemberSession, WritingSession};
use crate::extract::{FromPath, JsonBody};
use crate::live::{clean_text, has_link};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of conversations in the inbox.
const MAX_CONVERSATIONS: u32 = 100;

/// Number of messages that are shown at a time.
const PAGE_SIZE: u32 = 50;

/// Handler: the conversations of the user.
pub(crate) async fn inbox(
    State(state): State<AppState>,
    session: MemberSession,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let user = session.into_account().id;
    let conversations = state.store().conversations(user, MAX_CONVERSATIONS).await?;
    let summary = |one: basalt_store::Conversation| {
        let last = message_view(user, one.last);
        ConversationSummary { name: one.name, last, unread: one.unread }
    };
    Ok(json(&Inbox {
        conversations: conversations.into_iter().map(summary).collect(),
        messages_from: state.store().message_policy(user).await?,
    }))
}

/// The messages that are asked for.
#[derive(Deserialize)]
pub(crate) struct ConversationQuery {
    /// The message after the last one.
    before: Option<String>,
}

/// Handler: messages between the user and a member, by the present name or a former one.
pub(crate) async fn conversation(
    State(state): State<AppState>,
    session: MemberSession,
    Transport { address, .. }: Transport,
    FromPath(Username(name)): FromPath<Username>,
    query: Result<Query<ConversationQuery>, QueryRejection>,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let Query(ConversationQuery { before }) = query.map_err(|_| ErrorCode::BadQuery)?;
    let user = session.into_account().id;
    let other = other_member(&state, user, &name).await?;
    let (store, before) = (state.store(), before.as_deref());
    // One more than is shown tells whether there are older ones.
    let mut messages = store.messages_between(user, other.id, before, PAGE_SIZE + 1).await?;
    let older = messages.len() > PAGE_SIZE as usize;
    if older {
        messages.remove(0);
    }
    Ok(json(&Conversation {
        writable: check_right(&state, user, &other).await.is_ok(),
        name: other.name,
        messages: messages.into_iter().map(|message| message_view(user, message)).collect(),
        older,
    }))
}

/// Handler: writes to a member.
pub(crate) async fn send_message(
    State(state): State<AppState>,
    session: MemberSession,
    FromPath(Username(name)): FromPath<Username>,
    JsonBody(NewMessage { text }): JsonBody<NewMessage>,
) -> ApiResult<Response<Body>> {
    let user = session.into_account().id;
    let text = clean_text(&text);
    if text.is_empty() || text.chars().count() > MAX_MESSAGE_CHARS {
        return Err(ErrorCode::BadWords.into());
    }
    let other = other_member(&state, user, &name).await?;
    let (store, now) = (state.store(), state.clock().now());
    match store.restrictions(user).await?.muted_until {
        Some(until) if until > now => return Err(ErrorCode::Muted { until }.into()),
        _ => {}
    }
    check_right(&state, user, &other).await?;
    state.rate_limits().check(Limited::MessageByPlayer, &user.to_string())?;
    if !store.has_written(user, other.id).await? {
        state.rate_limits().check(Limited::ConversationByPlayer, &user.to_string())?;
    }
    // Only the author learns that it is not delivered.
    if has_link(&text) {
        return Err(ErrorCode::LinkHeld.into());
    }
    let sent = store.send_message(user, other.id, &text, now).await?;
    Ok(json(&message_view(user, sent)))
}

/// Handler: notes that the user has read everything of a member.
pub(crate) async fn read_conversation(
    State(state): State<AppState>,
    session: WritingSession,
    FromPath(Username(name)): FromPath<Username>,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> ApiResult<Response<Body>> {
    let user = session.into_account().id;
    let other = other_member(&state, user, &name).await?;
    state.store().read_messages(user, other.id, state.clock().now()).await?;
    Ok(json(&None::<()>))
}

/// Handler: changes from whom the user takes messages.
pub(crate) async fn change_message_policy(
    State(state): State<AppState>,
    session: MemberSession,
    JsonBody(MessagesFrom { policy }): JsonBody<MessagesFrom>,
) -> ApiResult<Response<Body>> {
    let user = session.into_account().id;
    state.rate_limits().check(Limited::RelationByPlayer, &user.to_string())?;
    state.store().set_message_policy(user, policy).await?;
    Ok(json(&None::<()>))
}

/// The member with a name, who is somebody else.
async fn other_member(state: &AppState, user: PlayerId, name: &str) -> ApiResult<Account> {
    let found = state.store().player_named(name).await?;
    let other = found.filter(|account| account.member).ok_or(ErrorCode::NoPlayer)?;
    if other.id == user { Err(ErrorCode::Yourself.into()) } else { Ok(other) }
}

/// Rejects a message to a member who does not take it. A member who has written to somebody takes answers, unless one of
/// them blocks the other.
async fn check_right(state: &AppState, user: PlayerId, other: &Account) -> ApiResult {
    let store = state.store();
    let is_admitted = other.closed.is_none()
        && !store.is_blocked(user, other.id).await?
        && (store.message_policy(other.id).await?.admits(store.relation(other.id, user).await?)
            || store.has_written(other.id, user).await?);
    if is_admitted { Ok(()) } else { Err(ErrorCode::MessageRefused.into()) }
}

/// A message as one of its members sees it.
fn message_view(user: PlayerId, message: basalt_store::DirectMessage) -> DirectMessage {
    let basalt_store::DirectMessage { id, sender, at, text, is_read } = message;
    DirectMessage { id, own: sender == user, at, text, read: is_read }
}
