//! Handlers for push notifications on the device of a session.

use axum::extract::State;
use axum::http::HeaderMap;
use basalt_locales::Language;
use basalt_store::PushSubscription as StoredSubscription;
use basalt_wire::{ErrorCode, PushStatus, PushSubscription};

use super::login::EmptyBody;
use super::security::done;
use super::session::Answer;
use super::{MemberSession, WritingSession};
use crate::accept_language::language;
use crate::extract::JsonBody;
use crate::live::Live;
use crate::push;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;

/// Handler: the key for subscriptions, and whether this device has one.
pub(crate) async fn push_status(
    State(live): State<Live>,
    MemberSession(session): MemberSession,
) -> Answer {
    let kept = live.state().store().push_subscription(&session.id).await?;
    let endpoint = kept.map(|kept| kept.endpoint);
    Ok(json(&PushStatus { key: live.push_public_key()?, endpoint }))
}

/// Handler: notifies the user on this device from now on.
pub(crate) async fn subscribe_push(
    State(state): State<AppState>,
    MemberSession(session): MemberSession,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<PushSubscription>,
) -> Answer {
    let store = state.store();
    state.rate_limits().check(Limited::PushByPlayer, &session.account.id.to_string())?;
    let kept = store.push_subscription(&session.id).await?;
    let chosen = wanted.language.as_deref().and_then(Language::from_tag);
    // A service worker that renews a subscription does not know the language of the page.
    let before = kept.as_ref().and_then(|kept| Language::from_tag(&kept.language));
    let language = chosen.or(before).unwrap_or_else(|| language(&headers));
    let subscription = StoredSubscription {
        endpoint: wanted.endpoint,
        p256dh: wanted.p256dh,
        auth: wanted.auth,
        language: language.tag().to_owned(),
    };
    push::check(&subscription, state.options().local_push).map_err(|_| ErrorCode::BadPush)?;
    let now = state.clock().now();
    let is_saved = store.save_push_subscription(&session.id, &subscription, now).await?;
    if is_saved { Ok(done()) } else { Err(ErrorCode::Stranger.into()) }
}

/// Handler: notifies the user on this device no longer.
pub(crate) async fn unsubscribe_push(
    State(state): State<AppState>,
    WritingSession(session): WritingSession,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    state.store().remove_push_subscription(&session.id).await?;
    Ok(done())
}
