//! What there is to know about the game just now.

use basalt_locales::{Catalogue, Message, messages};
use basalt_play::{LocalGame, Seat, Turn};
use basalt_rules::Color;
use basalt_view::announce;
use leptos::prelude::*;

use super::GameController;
use crate::engine::{Engine, Incident, State};
use crate::game_ui::{how_to_move, prompt};
use crate::i18n::i18n;
use crate::learn::Advice;

/// Whose turn it is, what was said last, and why the engine cannot play, if it cannot.
#[component]
pub(crate) fn StatusPanel() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let class = move || match controller.message() {
        Some(said) if said.refused => "said refused",
        _ => "said quiet",
    };
    let said = move || match controller.message() {
        Some(said) => said.text(&i18n.catalogue()),
        None => unsaid(controller, &i18n.catalogue()),
    };
    // The place of what is said is there from the start, so that nothing has to make room for it.
    view! {
        <p class="status" id="status">{move || i18n.say(&status(controller))}</p>
        <p class=class>{said}{move || controller.message().map(|said| said.way_to_rules(i18n))}</p>
        <Advice/>
        <EngineTrouble/>
    }
}

/// Whose turn it is, and to do what.
fn status(controller: GameController) -> Message {
    if controller.with(LocalGame::is_at_end) == Some(false) {
        return messages::page_play_looking_back();
    }
    if controller.ending().is_some() {
        return messages::page_play_over();
    }
    let color = match controller.turn().player() {
        Some(Color::Black) => "black",
        Some(Color::White) | None => "white",
    };
    let who = who(controller);
    prompt(&controller.shown(), color, who)
}

/// What there is to read before anything was said: how pieces are moved, or the last move of a game that goes on.
fn unsaid(controller: GameController, catalogue: &Catalogue) -> String {
    let last =
        |table: &LocalGame| announce::ply(table, table.shown_plies().checked_sub(1)?, catalogue);
    let how = how(controller).map(|how| catalogue.say(&how));
    how.or_else(|| controller.with(last).flatten()).unwrap_or_default()
}

/// How pieces are moved, for a person who is about to move the first of them.
fn how(controller: GameController) -> Option<Message> {
    controller
        .person()
        .filter(|_| controller.with(|table| table.plies().len() < 2) == Some(true))?;
    Some(how_to_move(&controller.shown()))
}

/// Whether the turn is the one person's who plays the computer.
fn who(controller: GameController) -> &'static str {
    let you = matches!(controller.turn(), Turn::Person(_))
        && controller.with(is_against_computer) == Some(true);
    if you { "you" } else { "other" }
}

fn is_against_computer(table: &LocalGame) -> bool {
    Color::ALL.into_iter().any(|color| table.players()[color] != Seat::Person)
}

/// Why the engine cannot play here.
#[component]
fn EngineTrouble() -> impl IntoView {
    let (i18n, engine) = (i18n(), expect_context::<Engine>());
    let controller = expect_context::<GameController>();
    move || {
        controller.with(is_against_computer).filter(|against| *against)?;
        let sentence = match (engine.state(), engine.incident()) {
            (State::Missing(lack), _) => lack.message(),
            (State::Idle, Some(incident @ (Incident::GivenUp | Incident::Withheld))) => {
                incident.message()
            }
            (State::Idle | State::Thinking, _) => return None,
        };
        Some(view! { <p class="said refused">{move || i18n.say(&sentence)}</p> })
    }
}
