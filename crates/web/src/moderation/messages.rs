//! The actions of moderators as the player whom they are about reads them.

use basalt_locales::messages as texts;
use basalt_wire::{AppealRequest, AppealToken, ModerationEntry};
use leptos::prelude::*;

use super::appeal::Told;
use super::{Found, shown};
use crate::browser::{handler, window};
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::{api, error_message};
use crate::route::{ModerationRoute, Route};

/// Messages of moderators to the person.
#[component]
pub(super) fn MessagesScreen() -> impl IntoView {
    let i18n = i18n();
    let found: Found<Vec<ModerationEntry>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let entries = api::get("/api/account/messages").await;
        let is_there = entries.is_ok();
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(entries));
        if is_there {
            // If that fails, the person is told once more.
            let _ = api::post_empty("/api/account/messages/read").await;
        }
    });
    let list = move |entries: Vec<ModerationEntry>| {
        let is_empty = entries.is_empty();
        let one = |entry| view! { <Message entry/> };
        view! {
            <section class="card moderation__wide" data-card="messages">
                {is_empty.then(|| view! { <p class="quiet card__empty">{i18n.text(texts::moderation_no_messages)}</p> })}
                <ul class="entries">{entries.into_iter().map(one).collect_view()}</ul>
            </section>
        }
        .into_any()
    };
    view! {
        <div class="page-body moderation">
            <div class="page-title"><h1>{i18n.text(texts::moderation_messages)}</h1></div>
            {shown(found, list)}
        </div>
    }
}

/// A message, with the way to an appeal.
#[component]
fn Message(entry: ModerationEntry) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let (number, appealable, action) = (entry.number, entry.appealable, entry.action);
    let appeal = move |_| {
        leptos::task::spawn_local(async move {
            let request = AppealRequest { entry: number };
            match api::post_for::<AppealToken, _>("/api/account/appeal", &request).await {
                Ok(AppealToken { token }) => {
                    let path = Route::Moderation(ModerationRoute::Appeal).path();
                    // A browser that does not go there leaves the person where they are.
                    let _ = window().location().assign(&format!("{path}#{token}"));
                }
                Err(why) => notices.tell(i18n.say(&error_message(&why))),
            }
        });
    };
    view! {
        <li class="entry" data-action=action.id()>
            <Told entry/>
            {appealable.then(|| view! {
                <button type="button" class="button button--small" data-act="appeal" on:click=handler(appeal)>{i18n.text(texts::moderation_appeal)}</button>
            })}
        </li>
    }
}
