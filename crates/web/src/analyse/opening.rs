//! Games and positions that are brought in.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::record::{Format, read_all};
use basalt_rules::{AnyPosition, Game, PositionError};
use basalt_study::Study;
use basalt_table::words::{message_of, unplayable, unreadable};
use leptos::prelude::*;

use super::lab::Lab;
use crate::browser;
use crate::words::{title, words};

/// The ways to bring something in.
#[component]
pub(super) fn Opening(lab: Lab) -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let read = move |found: &str| match study(found, &words.catalogue()) {
        Ok(study) => {
            trouble.set(None);
            text.set(String::new());
            lab.open(study);
        }
        Err(why) => trouble.set(Some(why)),
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
            <p class="said refused" role="alert">{move || trouble.get()}</p>
            <div class="row">
                <button class="main" data-act="read" on:click=move |_| read(&text.get_untracked())>{say(messages::page_analyse_read)}</button>
                <label class="button">
                    {say(messages::page_analyse_file)}
                    <input type="file" class="unseen" data-act="open-file"
                        on:change=move |event| browser::read_file(&event, move |found| read(&found))/>
                </label>
            </div>
            <button data-act="setup" on:click=move |_| lab.set_up(true)>{say(messages::page_analyse_setup)}</button>
            <div class="row">{Game::ALL.map(fresh).collect_view()}</div>
        </details>
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

/// What a text holds: the first of its games, or a position.
fn study(text: &str, catalogue: &Catalogue) -> Result<Study, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err(catalogue.say(&messages::page_analyse_nothing()));
    }
    let found = match Format::detect(text.as_bytes()) {
        Some(format) => game(format, text, catalogue),
        None => position(text).map_err(|error| catalogue.say(&message_of(&error))),
    };
    found
        .map_err(|why| catalogue.say(&messages::page_analyse_unreadable(why.trim_end_matches('.'))))
}

fn position(text: &str) -> Result<Study, PositionError> {
    let game = if text.starts_with("w:") { Game::Punct } else { Game::Dvonn };
    AnyPosition::parse(game, text).map(Study::new)
}

fn game(format: Format, text: &str, catalogue: &Catalogue) -> Result<Study, String> {
    match read_all(format, text.as_bytes()).next() {
        Some(Ok(record)) => {
            Study::from_record(&record).map_err(|error| unplayable(&error, catalogue))
        }
        Some(Err(error)) => Err(unreadable(&error, catalogue)),
        None => Err(catalogue.say(&messages::page_analyse_nothing())),
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;

    use super::*;

    fn read(text: &str) -> Result<Study, String> {
        study(text, &Catalogue::new(Language::En))
    }

    #[test]
    fn positions_and_games_of_all_formats_are_read() {
        for (text, plies) in [
            (" 9/10/2r1r3r2/10/9 b p\n", 0),
            ("w:l4/l5m5 b:c5/b4d6 w 0", 0),
            ("[Game \"dvonn\"]\n\n1. e3 c3 (1... i3) *", 2),
            ("E3\nC3\nI3\n", 3),
            ("Event [A] Site [B] White [C] Black [D] 1. g2 c1 2. f5", 3),
        ] {
            let study = read(text).expect(text);
            assert_eq!(study.main_line().len(), plies + 1, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told_in_words() {
        let told = |text| read(text).expect_err(text);
        assert_eq!(told("  \n"), "There is nothing here to read.");
        let illegal = told("[Game \"dvonn\"]\n\n1. e3 e3 *");
        assert!(
            illegal.starts_with("This cannot be read: ") && illegal.contains("e3"),
            "{illegal}"
        );
        assert!(told("hello").starts_with("This cannot be read: "));
        let hovering = told("w:c4/c5d6^1 b: b 3");
        assert!(hovering.contains("c4") || hovering.contains("c5"), "{hovering}");
    }
}
