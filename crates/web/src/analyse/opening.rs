//! Games and positions that are brought in.

use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Game};
use basalt_study::Study;
use leptos::prelude::*;

use super::lab::Lab;
use crate::browser;
use crate::fields::Choices;
use crate::words::{title, words};

/// The ways to bring something in.
#[component]
pub(super) fn Opening(lab: Lab) -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let punct = RwSignal::new(Game::Punct);
    let read = move |found: String| {
        let punct = punct.get_untracked();
        lab.bring_in(
            move |press| press.read(&found, punct),
            move |read| {
                if read.is_ok() {
                    text.set(String::new());
                }
                trouble.set(read.err());
            },
        );
    };
    let say = move |message: fn() -> Message| move || words.say(&message());
    let fresh = move |game: Game| {
        let label = move || {
            let name = match variant(game) {
                Some(variant) => format!("{}, {}", title(game), words.say(&variant)),
                None => title(game).to_owned(),
            };
            words.say(&messages::page_analyse_new(&name))
        };
        view! { <button data-new=game.id() on:click=move |_| lab.open(Study::new(AnyPosition::start(game)))>{label}</button> }
    };
    view! {
        <details class="panel">
            <summary>{say(messages::page_analyse_open)}</summary>
            <textarea rows="4" data-act="paste" aria-label=say(messages::page_analyse_paste) placeholder=say(messages::page_analyse_paste)
                prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            <Show when=move || text.with(|text| text.trim_start().starts_with("w:"))><Rules punct/></Show>
            <p class="said refused" role="alert">{move || trouble.get()}</p>
            <div class="row">
                <button class="main" data-act="read" on:click=move |_| read(text.get_untracked())>{say(messages::page_analyse_read)}</button>
                <label class="button">
                    {say(messages::page_analyse_file)}
                    <input type="file" class="unseen" data-act="open-file"
                        on:change=move |event| browser::read_file(&event, read)/>
                </label>
            </div>
            <button data-act="setup" on:click=move |_| lab.set_up(true)>{say(messages::page_analyse_setup)}</button>
            <div class="row">{Game::ALL.map(fresh).collect_view()}</div>
        </details>
    }
}

/// By which rules a position of PÜNCT is played: its text does not say so.
#[component]
fn Rules(punct: RwSignal<Game>) -> impl IntoView {
    let option = |game| variant(game).map(|name| (game, name.into()));
    view! {
        <Choices
            name="rules"
            title=messages::page_new_variant
            options=[Game::PunctBasic, Game::Punct].into_iter().filter_map(option).collect()
            chosen=punct.into()
            choose=move |game| punct.set(game)
        />
    }
}

/// What tells a game from others of its name.
fn variant(game: Game) -> Option<Message> {
    match game {
        Game::Dvonn => None,
        Game::Punct => Some(messages::page_new_variant_standard()),
        Game::PunctBasic => Some(messages::page_new_variant_basic()),
    }
}
