//! The form with which a moderator acts.

use basalt_locales::messages;
use basalt_referee::{MAX_MUTE_HOURS, MAX_REPORT_CHARS, ModeratorAction, ReportReason};
use basalt_wire::{ErrorCode, Measure, ModerationRecord};
use leptos::prelude::*;

use super::Found;
use crate::components::Show;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::{api, error_message};

/// The actions on the record of a player: a report is dismissed in the queue, and consequences come by themselves.
fn actions() -> impl Iterator<Item = ModeratorAction> {
    let is_offered =
        |action: &ModeratorAction| *action != ModeratorAction::Dismiss && !action.is_consequence();
    ModeratorAction::ALL.into_iter().filter(is_offered)
}

/// The hours of a mute that are proposed: a day.
const PROPOSED_HOURS: u32 = 24;

/// The form: action, reason, and the words that the player reads.
#[component]
pub(super) fn MeasureForm(name: String, found: Found<ModerationRecord>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let (action, reason) =
        (RwSignal::new(ModeratorAction::Warn), RwSignal::new(ReportReason::Abuse));
    let (words, hours) = (RwSignal::new(String::new()), RwSignal::new(PROPOSED_HOURS.to_string()));
    let error = RwSignal::new(None::<ErrorCode>);
    let name = StoredValue::new(name);
    let is_mute = move || action.get() == ModeratorAction::Mute;
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let measure = Measure {
            player: name.get_value(),
            action: action.get_untracked(),
            reason: reason.get_untracked(),
            words: words.get_untracked(),
            // The server says what is wrong with a number that cannot be read.
            hours: untrack(is_mute).then(|| hours.get_untracked().parse().unwrap_or_default()),
            report: None,
        };
        leptos::task::spawn_local(async move {
            match api::post_for("/api/moderation/act", &measure).await {
                Ok(record) => {
                    notices.tell(i18n.say(&messages::moderation_done()));
                    let _ = found.try_set(Some(Ok(record)));
                }
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    let action_option = move |one: ModeratorAction| {
        view! { <option value=one.id()>{i18n.text_of(messages::moderation_action(one.id()))}</option> }
    };
    let reason_option = move |one: ReportReason| {
        view! { <option value=one.id() selected=one == ReportReason::Abuse>{i18n.text_of(messages::moderation_reason(one.id()))}</option> }
    };
    let choose_action = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            action.set(chosen);
        }
    };
    let choose_reason = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            reason.set(chosen);
        }
    };
    view! {
        <form class="card card--pad stack" data-form="measure" on:submit=send>
            <h2>{i18n.text(messages::moderation_act)}</h2>
            <label class="form-field">
                <span class="name">{i18n.text(messages::moderation_action_label)}</span>
                <select class="field" data-act="action" on:change=choose_action>{actions().map(action_option).collect_view()}</select>
            </label>
            <label class="form-field">
                <span class="name">{i18n.text(messages::moderation_reason_label)}</span>
                <select class="field" data-act="reason" on:change=choose_reason>{ReportReason::ALL.map(reason_option).collect_view()}</select>
            </label>
            <Show when=is_mute>
                <label class="form-field">
                    <span class="name">{i18n.text_of(messages::moderation_hours(MAX_MUTE_HOURS.into()))}</span>
                    <input type="number" class="field" data-act="hours" min="1" max=MAX_MUTE_HOURS.to_string()
                        prop:value=move || hours.get() on:input=move |event| hours.set(event_target_value(&event))/>
                </label>
            </Show>
            <label class="form-field">
                <span class="name">{i18n.text(messages::moderation_words)}</span>
                <textarea class="field" rows="3" required maxlength=MAX_REPORT_CHARS.to_string() data-act="words"
                    prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))></textarea>
                <small class="quiet">{i18n.text(messages::moderation_words_note)}</small>
            </label>
            <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
            <button type="submit" class="button button--main" data-act="confirm">{i18n.text(messages::moderation_confirm)}</button>
        </form>
    }
}
