//! A page that fetches the texts of lessons or rules, and the stored progress.

use basalt_learn::{Course, LessonProgress, Step};
use basalt_locales::{Language, messages};
use basalt_progress::storage_key::LESSONS;
use leptos::prelude::*;

use crate::archive;
use crate::components::Show;
use crate::effect::effect;
use crate::i18n::{I18n, TextPart, fetch, i18n};
use crate::local_storage;
use crate::notices::Notices;

/// Shows its children as soon as a part of the texts is fetched.
#[component]
pub(super) fn LessonPage(
    #[prop(default = TextPart::Learn)] texts: TextPart,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = i18n();
    let fetched: RwSignal<Option<(Language, bool)>> = RwSignal::new(None);
    effect(move || {
        let language = i18n.language();
        leptos::task::spawn_local(async move {
            let is_there = fetch(language, texts).await;
            // The person may have left meanwhile.
            let _ = fetched.try_set(Some((language, is_there)));
        });
    });
    let is_open = Memo::new(move |_| fetched.get() == Some((i18n.language(), true)));
    let is_missing = Memo::new(move |_| fetched.get() == Some((i18n.language(), false)));
    view! {
        <Show when=move || is_open.get()>{children()}</Show>
        <Show when=move || is_missing.get()>
            <p class="card card--pad bad">{i18n.text(messages::page_learn_missing)}</p>
        </Show>
    }
}

/// The stored progress.
pub(super) fn stored_progress() -> LessonProgress {
    LessonProgress::from(local_storage::read(LESSONS).unwrap_or_default().as_str())
}

/// A step is done.
pub(super) fn note_done(course: &Course, step: &Step, notices: Notices, i18n: I18n) {
    let mut progress = stored_progress();
    progress.add(course, step);
    if let Err(error) = local_storage::write(LESSONS, &progress.to_string()) {
        notices.tell(i18n.say(&archive::error_message(error)));
    }
}
