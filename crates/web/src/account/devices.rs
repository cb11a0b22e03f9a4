//! The devices on which the person is signed in.

use basalt_locales::{Message, messages};
use basalt_referee::{DAY_MS, Millis};
use basalt_wire::{DeviceSession, ErrorCode, SessionToEnd};
use leptos::prelude::*;

use super::Refusal;
use super::member::Security;
use crate::account_state::AccountState;
use crate::browser::{date, handler};
use crate::components::{Answers, ConfirmDialog, Skeleton};
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::notices::Notices;
use crate::online::api;

/// The time since a device was last used.
pub(super) fn last_use(seen: Millis) -> Message {
    match (date() as Millis).saturating_sub(seen) / DAY_MS {
        0 => messages::account_used_today(),
        days => messages::account_used_days(days),
    }
}

/// The name of a device, or words in its place.
pub(super) fn device_name(name: String, i18n: I18n) -> impl Fn() -> String + Copy {
    let name = StoredValue::new(name);
    move || match name.get_value() {
        name if name.is_empty() => i18n.say(&messages::account_device_unknown()),
        name => name,
    }
}

/// The list of devices, each of which can be signed out.
#[component]
pub(super) fn DevicesCard(security: Security) -> impl IntoView {
    let (i18n, account) = (i18n(), expect_context::<AccountState>());
    let error = RwSignal::new(None::<ErrorCode>);
    let asks = RwSignal::new(false);
    let everywhere = move |()| {
        leptos::task::spawn_local(async move {
            match api::post_empty("/api/account/logout-everywhere").await {
                Ok(()) => account.leave(),
                Err(why) => error.set(Some(why)),
            }
        });
    };
    let answers = Answers {
        no: ("stay", messages::online_cancel),
        yes: ("log-out-everywhere", messages::account_everywhere),
    };
    let list = move || match security.data.get() {
        Some(data) => {
            let row = |session| view! { <Device security session error/> };
            data.sessions.into_iter().map(row).collect_view().into_any()
        }
        None => view! { <Skeleton lines=2/> }.into_any(),
    };
    view! {
        <section class="card devices" data-card="devices">
            <div class="devices__head stack">
                <h2>{i18n.text(messages::account_devices)}</h2>
                <p class="quiet">{i18n.text(messages::account_devices_lead)}</p>
                <Refusal error/>
            </div>
            {list}
            <div class="devices__foot row">
                <button type="button" class="button button--danger" data-act="everywhere" on:click=handler(move |_| asks.set(true))>
                    {i18n.text(messages::account_everywhere)}
                </button>
            </div>
            <ConfirmDialog open=asks title=messages::account_everywhere_ask text=messages::account_everywhere_text answers confirm=Callback::new(everywhere)/>
        </section>
    }
}

#[component]
fn Device(
    security: Security,
    session: DeviceSession,
    error: RwSignal<Option<ErrorCode>>,
) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let DeviceSession { id, device, seen, current } = session;
    let name = device_name(device, i18n);
    let end = move |_| {
        let id = id.clone();
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post("/api/account/sessions/end", &SessionToEnd { id }).await {
                Ok(()) => {
                    notices.tell(i18n.say(&messages::account_device_ended()));
                    security.load();
                }
                Err(why) => error.set(Some(why)),
            }
        });
    };
    let label = move || i18n.say(&messages::account_device_end_name(&name()));
    let action = if current {
        view! { <span class="tag tag--gold">{i18n.text(messages::account_device_current)}</span> }
            .into_any()
    } else {
        view! {
            <button type="button" class="button button--quiet" data-act="end-session" aria-label=label on:click=handler(end)>
                {i18n.text(messages::account_device_end)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="list-row device" data-device=if current { "current" } else { "other" }>
            {Icon::Computer.draw()}
            <span class="device__name"><b>{name}</b><small class="quiet">{i18n.text_of(last_use(seen))}</small></span>
            {action}
        </div>
    }
}
