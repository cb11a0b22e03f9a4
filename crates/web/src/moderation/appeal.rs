//! An appeal, opened by a link. Its secret follows the `#` of the address, so that it reaches no server before the page sends it.

use basalt_locales::messages;
use basalt_referee::MAX_APPEAL_CHARS;
use basalt_wire::{AppealToken, AppealView, ErrorCode, ModerationEntry, NewAppeal};
use leptos::prelude::*;

use super::{Found, moment, shown};
use crate::browser::{fragment, rename_address};
use crate::i18n::i18n;
use crate::online::{api, error_message};
use crate::route::{ModerationRoute, Route};

/// An action in a sentence, with its reason and the words of the moderator.
#[component]
pub(super) fn Told(entry: ModerationEntry) -> impl IntoView {
    let i18n = i18n();
    let ModerationEntry { at, action, reason, until, words, points, .. } = entry;
    let points = points.map(|points| i18n.text_of(messages::moderation_points(points.into())));
    let sentence = move || {
        let until = until.map(|until| moment(until, i18n)).unwrap_or_default();
        i18n.say(&messages::moderation_told(action.id(), &until))
    };
    view! {
        <div class="row row--wrap">
            <b>{sentence}</b>
            <span class="tag">{i18n.text_of(messages::moderation_reason(reason.id()))}</span>
            <span class="spring"></span>
            <small class="quiet">{move || moment(at, i18n)}</small>
        </div>
        {points.map(|points| view! { <p data-points="">{points}</p> })}
        {words.map(|words| view! { <p class="words">{words}</p> })}
    }
}

/// The screen of a link.
#[component]
pub(super) fn AppealScreen() -> impl IntoView {
    let i18n = i18n();
    let found: Found<AppealView> = RwSignal::new(None);
    let token = fragment();
    rename_address(&Route::Moderation(ModerationRoute::Appeal).path());
    let body = match token {
        None => {
            view! { <p class="card card--pad quiet">{i18n.text(messages::moderation_no_link)}</p> }
                .into_any()
        }
        Some(token) => {
            let asked = AppealToken { token: token.clone() };
            leptos::task::spawn_local(async move {
                let answer = api::post_for("/api/appeal/view", &asked).await;
                // The screen may have been left meanwhile.
                let _ = found.try_set(Some(answer));
            });
            let token = StoredValue::new(token);
            let form = move |AppealView { entry, written }| {
                view! { <AppealForm token entry written/> }.into_any()
            };
            shown(found, form).into_any()
        }
    };
    view! {
        <div class="page-body moderation moderation--narrow">
            <div class="page-title"><h1>{i18n.text(messages::moderation_appeal)}</h1></div>
            {body}
        </div>
    }
}

#[component]
fn AppealForm(token: StoredValue<String>, entry: ModerationEntry, written: bool) -> impl IntoView {
    let i18n = i18n();
    let (is_written, words) = (RwSignal::new(written), RwSignal::new(String::new()));
    let error = RwSignal::new(None::<ErrorCode>);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let appeal = NewAppeal { token: token.get_value(), words: words.get_untracked() };
        leptos::task::spawn_local(async move {
            match api::post("/api/appeal", &appeal).await {
                Ok(()) => drop(is_written.try_set(true)),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    let form = move || {
        if is_written.get() {
            return view! { <p class="good" role="status" data-state="appealed">{i18n.text(messages::moderation_appealed)}</p> }
                .into_any();
        }
        view! {
            <form class="stack" data-form="appeal" on:submit=send>
                <p class="quiet">{i18n.text(messages::moderation_appeal_lead)}</p>
                <label class="form-field">
                    <span class="name">{i18n.text(messages::moderation_appeal_words)}</span>
                    <textarea class="field" rows="6" required maxlength=MAX_APPEAL_CHARS.to_string() data-act="appeal-words"
                        prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))></textarea>
                </label>
                <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
                <button type="submit" class="button button--main" data-act="send-appeal">{i18n.text(messages::moderation_send_appeal)}</button>
            </form>
        }
        .into_any()
    };
    view! { <section class="card card--pad stack moderation__wide"><Told entry/>{form}</section> }
}
