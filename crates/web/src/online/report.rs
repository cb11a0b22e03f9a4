//! Reports to the moderators: a dialog, whose texts are fetched when it first opens.

use basalt_locales::messages;
use basalt_referee::{MAX_REPORT_CHARS, ReportReason};
use basalt_wire::{ErrorCode, NewReport, ReportAbout};
use leptos::prelude::*;

use super::api;
use super::texts::error_message;
use crate::components::{Dialog, Show};
use crate::i18n::{TextPart, i18n};
use crate::notices::Notices;

/// The dialog for a report, and what the report is about.
#[derive(Clone, Copy)]
pub(crate) struct Reporting {
    open: RwSignal<bool>,
    about: StoredValue<Option<ReportAbout>>,
}

impl Reporting {
    /// A dialog that is closed.
    pub(crate) fn new() -> Self {
        Self { open: RwSignal::new(false), about: StoredValue::new(None) }
    }

    /// Opens the dialog.
    pub(crate) fn open(self, about: ReportAbout) {
        self.about.set_value(Some(about));
        self.open.set(true);
    }

    /// The dialog in the document.
    pub(crate) fn dialog(self) -> impl IntoView {
        view! { <Dialog open=self.open title=messages::online_report><ReportForm reporting=self/></Dialog> }
    }
}

#[component]
fn ReportForm(reporting: Reporting) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let has_texts = RwSignal::new(false);
    let error = RwSignal::new(None::<ErrorCode>);
    let (reason, words) = (RwSignal::new(ReportReason::Cheating), RwSignal::new(String::new()));
    leptos::task::spawn_local(async move {
        let is_there = i18n.fetch(TextPart::Moderation).await;
        // The dialog may have been closed meanwhile.
        let _ = has_texts.try_set(is_there);
        let _ = error.try_set((!is_there).then_some(ErrorCode::ServerError));
    });
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(about) = reporting.about.get_value() else { return };
        error.set(None);
        let report =
            NewReport { about, reason: reason.get_untracked(), words: words.get_untracked() };
        leptos::task::spawn_local(async move {
            match api::post("/api/report", &report).await {
                Ok(()) => {
                    reporting.open.set(false);
                    notices.tell(i18n.say(&messages::moderation_reported()));
                }
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            reason.set(chosen);
        }
    };
    let option = move |one: ReportReason| {
        view! { <option value=one.id()>{i18n.text_of(messages::moderation_reason(one.id()))}</option> }
    };
    view! {
        <Show when=move || has_texts.get()>
            <form class="stack" data-form="report" on:submit=send>
                <p class="quiet">{i18n.text(messages::moderation_report_lead)}</p>
                <label class="form-field">
                    <span class="name">{i18n.text(messages::moderation_reason_title)}</span>
                    <select class="field" data-act="report-reason" on:change=choose>{ReportReason::ALL.map(option).collect_view()}</select>
                </label>
                <label class="form-field">
                    <span class="name">{i18n.text(messages::moderation_details)}</span>
                    <textarea class="field" rows="3" maxlength=MAX_REPORT_CHARS.to_string() data-act="report-words"
                        prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))></textarea>
                </label>
                <button type="submit" class="button button--main" data-act="send-report">{i18n.text(messages::moderation_send_report)}</button>
            </form>
        </Show>
        <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
    }
}
