//! The room in which something is taught: its texts are fetched before it opens.

use basalt_learn::{Course, Progress, Step};
use basalt_locales::{Language, messages};
use leptos::prelude::*;

use crate::archive;
use crate::notices::Notices;
use crate::store;
use crate::words::{Shelf, Words, fetch, words};

/// Where it is kept what is learned.
const PROGRESS: &str = "basalt.school";

/// Shows something as soon as the texts of lessons are there.
#[component]
pub(super) fn Room(children: ChildrenFn) -> impl IntoView {
    let words = words();
    let fetched: RwSignal<Option<(Language, bool)>> = RwSignal::new(None);
    Effect::new(move |_| {
        let language = words.language();
        leptos::task::spawn_local(async move {
            let is_there = fetch(language, Shelf::Learn).await;
            // The person may have left meanwhile.
            let _ = fetched.try_set(Some((language, is_there)));
        });
    });
    let is_open = Memo::new(move |_| fetched.get() == Some((words.language(), true)));
    let is_missing = Memo::new(move |_| fetched.get() == Some((words.language(), false)));
    view! {
        <Show when=move || is_open.get()>{children()}</Show>
        <Show when=move || is_missing.get()>
            <p class="said refused">{move || words.say(&messages::page_learn_missing())}</p>
        </Show>
    }
}

/// What the person has learned so far.
pub(super) fn kept_progress() -> Progress {
    let Ok(progress) = store::read(PROGRESS).unwrap_or_default().parse();
    progress
}

/// A step is done.
pub(super) fn note_done(course: &Course, step: &Step, notices: Notices, words: Words) {
    let mut progress = kept_progress();
    progress.add(course, step);
    if let Err(trouble) = store::keep(PROGRESS, &progress.to_string()) {
        notices.tell(words.say(&archive::trouble(trouble)));
    }
}
