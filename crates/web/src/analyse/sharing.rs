//! Games that are taken elsewhere.

use basalt_locales::{Message, messages};
use basalt_rules::record::Format;
use basalt_study::Study;
use basalt_table::words::message_of;
use leptos::prelude::*;

use super::lab::Lab;
use crate::browser;
use crate::notices::Notices;
use crate::words::words;

/// What a format is called, and how names of its files end.
const fn named(format: Format) -> (&'static str, &'static str) {
    match format {
        Format::Basalt => ("Basalt", "txt"),
        Format::LittleGolem => ("Little Golem", "golem.txt"),
        Format::CodeCup => ("CodeCup", "codecup.txt"),
        Format::Boardspace => ("Boardspace SGF", "sgf"),
    }
}

/// The ways to take a game elsewhere.
#[component]
pub(super) fn Sharing(lab: Lab) -> impl IntoView {
    let (words, notices) = (words(), expect_context::<Notices>());
    let say = move |message: fn() -> Message| move || words.say(&message());
    let save = move |format: Format| {
        let record = untrack(|| lab.with(Study::to_record));
        match format.write(&record) {
            // A browser that saves no file says so itself.
            Ok(text) => drop(browser::save(&format!("basalt.{}", named(format).1), &text)),
            Err(error) => {
                let why = words.say(&message_of(&error));
                notices
                    .tell(words.say(&messages::page_analyse_not_saved(why.trim_end_matches('.'))));
            }
        }
    };
    let button = move |format: Format| {
        let label = move || words.say(&messages::page_analyse_save(named(format).0));
        view! { <button data-save=format.id() on:click=move |_| save(format)>{label}</button> }
    };
    view! {
        <details class="panel">
            <summary>{say(messages::page_analyse_share)}</summary>
            <div class="row">{Format::ALL.map(button).collect_view()}</div>
        </details>
    }
}
