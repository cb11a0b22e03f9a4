//! Push notifications on the device that shows the page.

use basalt_locales::messages;
use basalt_wire::{ErrorCode, PushStatus};
use leptos::prelude::*;

use super::push_manager::Permission;
use super::{Refusal, push_manager};
use crate::browser::handler;
use crate::components::Skeleton;
use crate::i18n::i18n;
use crate::online::api;

/// Whether this device shows notifications.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PushState {
    /// Browser and server have not answered yet.
    Unknown,
    /// The browser cannot.
    Unsupported,
    /// The person has forbidden it in the browser.
    Denied,
    Off,
    On,
}

/// The reason why notifications were not turned on.
enum Failure {
    Server(ErrorCode),
    Browser,
}

impl From<ErrorCode> for Failure {
    fn from(code: ErrorCode) -> Self {
        Self::Server(code)
    }
}

/// The state as browser and server know it. Notifications come only if both have the same subscription.
async fn state() -> Result<PushState, ErrorCode> {
    if !push_manager::is_available() {
        return Ok(PushState::Unsupported);
    }
    if push_manager::permission() == Permission::Denied {
        return Ok(PushState::Denied);
    }
    let kept = api::get::<PushStatus>("/api/push").await?.endpoint;
    let is_on = kept.is_some() && kept == push_manager::endpoint().await;
    Ok(if is_on { PushState::On } else { PushState::Off })
}

/// Asks the person, then subscribes.
async fn turn_on(language: &str) -> Result<PushState, Failure> {
    match push_manager::request_permission().await {
        Permission::Granted => {}
        Permission::Denied => return Ok(PushState::Denied),
        Permission::Open => return Ok(PushState::Off),
    }
    let key = api::get::<PushStatus>("/api/push").await?.key;
    let subscription = push_manager::subscribe(&key, language).await.ok_or(Failure::Browser)?;
    api::post("/api/push", &subscription).await?;
    Ok(PushState::On)
}

async fn turn_off() -> Result<PushState, Failure> {
    api::post_empty("/api/push/end").await?;
    push_manager::unsubscribe().await;
    Ok(PushState::Off)
}

/// The state, and the button that changes it.
#[component]
pub(super) fn PushCard() -> impl IntoView {
    let i18n = i18n();
    let shown = RwSignal::new(PushState::Unknown);
    let error = RwSignal::new(None::<ErrorCode>);
    let has_failed = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        match state().await {
            Ok(state) => shown.set(state),
            Err(why) => error.set(Some(why)),
        }
    });
    let change = move |_| {
        let is_on = shown.get_untracked() == PushState::On;
        error.set(None);
        has_failed.set(false);
        leptos::task::spawn_local(async move {
            let language = i18n.fetched().0;
            let changed = if is_on { turn_off().await } else { turn_on(language).await };
            match changed {
                Ok(state) => shown.set(state),
                Err(Failure::Server(why)) => error.set(Some(why)),
                Err(Failure::Browser) => has_failed.set(true),
            }
        });
    };
    let content = move || {
        let is_on = match shown.get() {
            PushState::Unknown => return view! { <Skeleton lines=1/> }.into_any(),
            PushState::Unsupported => {
                return view! { <p>{i18n.text(messages::account_push_unsupported)}</p> }.into_any();
            }
            PushState::Denied => {
                return view! { <p>{i18n.text(messages::account_push_denied)}</p> }.into_any();
            }
            PushState::On => true,
            PushState::Off => false,
        };
        let (class, state, action) = if is_on {
            let label = messages::account_push_off as fn() -> _;
            ("tag tag--good", messages::account_push_active(), label)
        } else {
            let label = messages::account_push_on as fn() -> _;
            ("tag", messages::account_push_inactive(), label)
        };
        view! {
            <div class="row"><span class=class role="status">{i18n.text_of(state)}</span></div>
            <div class="row">
                <button type="button" class="button" data-act="push" on:click=handler(change)>
                    {i18n.text(action)}
                </button>
            </div>
        }
        .into_any()
    };
    let failure = move || has_failed.get().then(|| i18n.say(&messages::account_push_failed()));
    view! {
        <section class="card card--pad stack" data-card="push">
            <h2>{i18n.text(messages::account_push)}</h2>
            <p class="quiet">{i18n.text(messages::account_push_lead)}</p>
            {content}
            <p class="bad" role="alert">{failure}</p>
            <Refusal error/>
        </section>
    }
}
