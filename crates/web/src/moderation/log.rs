//! The log of the moderators.

use basalt_locales::messages;
use basalt_wire::ModerationEntry;
use leptos::prelude::*;

use super::entries::EntryView;
use super::{Found, Heading, shown};
use crate::browser::handler;
use crate::components::Show;
use crate::i18n::i18n;
use crate::online::api;

/// Number of entries in an answer of the server; fewer are the last.
const PAGE_SIZE: usize = 100;

/// Adds the entries before the last one that is shown.
fn load(found: Found<Vec<ModerationEntry>>) {
    let known = found.get_untracked().and_then(Result::ok).unwrap_or_default();
    let path = match known.last() {
        Some(last) => format!("/api/moderation/log?before={}", last.number),
        None => "/api/moderation/log".to_owned(),
    };
    leptos::task::spawn_local(async move {
        let more = api::get::<Vec<ModerationEntry>>(&path).await;
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(more.map(|more| known.into_iter().chain(more).collect())));
    });
}

/// The log, the newest entries first.
#[component]
pub(super) fn LogScreen() -> impl IntoView {
    let i18n = i18n();
    let found = RwSignal::new(None);
    load(found);
    let title = i18n.say(&messages::moderation_log());
    let has_more = move || {
        found.with(|found| {
            found.as_ref().is_some_and(|found: &Result<Vec<_>, _>| {
                found.as_ref().is_ok_and(|all| !all.is_empty() && all.len() % PAGE_SIZE == 0)
            })
        })
    };
    let list = move |entries: Vec<ModerationEntry>| {
        let is_empty = entries.is_empty();
        view! {
            <section class="card moderation__wide" data-card="log">
                <div class="card__head"><p class="quiet small">{i18n.text(messages::moderation_log_lead)}</p></div>
                {is_empty.then(|| view! { <p class="quiet card__empty">{i18n.text(messages::moderation_no_history)}</p> })}
                <ul class="entries">{entries.into_iter().map(|entry| view! { <EntryView entry linked=true/> }).collect_view()}</ul>
            </section>
        }
        .into_any()
    };
    view! {
        <div class="page-body moderation">
            <Heading title/>
            {shown(found, list)}
            <Show when=has_more>
                <button type="button" class="button moderation__wide" data-act="older" on:click=handler(move |_| load(found))>
                    {i18n.text(messages::moderation_older)}
                </button>
            </Show>
        </div>
    }
}
