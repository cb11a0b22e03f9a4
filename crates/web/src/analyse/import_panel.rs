//! Games and positions that are brought in.

use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Game};
use basalt_study::Study;
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::browser;
use crate::form_fields::RadioGroup;
use crate::i18n::{i18n, title};

/// The ways to bring something in.
#[component]
pub(super) fn ImportPanel(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let punct = RwSignal::new(Game::Punct);
    let read = move |found: String| {
        let punct = punct.get_untracked();
        analysis.import(
            move |io| io.read(&found, punct),
            move |read| {
                if read.is_ok() {
                    text.set(String::new());
                }
                error.set(read.err());
            },
        );
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let fresh = move |game: Game| {
        let label = move || {
            let name = match variant(game) {
                Some(variant) => format!("{}, {}", title(game), i18n.say(&variant)),
                None => title(game).to_owned(),
            };
            i18n.say(&messages::page_analyse_new(&name))
        };
        view! { <button data-new=game.id() on:click=move |_| analysis.open(Study::new(AnyPosition::start(game)))>{label}</button> }
    };
    view! {
        <details class="panel">
            <summary>{say(messages::page_analyse_open)}</summary>
            <textarea rows="4" data-act="paste" aria-label=say(messages::page_analyse_paste) placeholder=say(messages::page_analyse_paste)
                prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            <Show when=move || text.with(|text| text.trim_start().starts_with("w:"))><Rules punct/></Show>
            <p class="said refused" role="alert">{move || error.get()}</p>
            <div class="row">
                <button class="main" data-act="read" on:click=move |_| read(text.get_untracked())>{say(messages::page_analyse_read)}</button>
                <label class="button">
                    {say(messages::page_analyse_file)}
                    <input type="file" class="unseen" data-act="open-file"
                        on:change=move |event| browser::read_file(&event, read)/>
                </label>
            </div>
            <button data-act="setup" on:click=move |_| analysis.set_up(true)>{say(messages::page_analyse_setup)}</button>
            <div class="row">{Game::ALL.map(fresh).collect_view()}</div>
        </details>
    }
}

/// By which rules a position of PÜNCT is played: its text does not say so.
#[component]
fn Rules(punct: RwSignal<Game>) -> impl IntoView {
    let option = |game| variant(game).map(|name| (game, name.into()));
    view! {
        <RadioGroup
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
