//! The status of the running game.

use basalt_locales::{Catalogue, Message, messages};
use basalt_play::{LocalGame, Seat, Turn};
use basalt_rules::Color;
use basalt_view::announce;
use leptos::prelude::*;

use super::GameController;
use crate::board::BoardReports;
use crate::engine::{EngineClient, EngineState, Incident};
use crate::game_ui::{how_to_move, prompt};
use crate::i18n::i18n;

/// The player to move, the last message, and why the engine cannot play.
#[component]
pub(crate) fn StatusLine() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let reports = expect_context::<BoardReports>();
    let is_refused = move || controller.message().is_some_and(|said| said.refused);
    // A refusal stays until something else is tried; a preview takes the place of any other message.
    let preview = move || reports.preview().filter(|_| !is_refused());
    let class = move || if is_refused() { "said refused" } else { "said quiet" };
    let said = move || match (preview(), controller.message()) {
        (Some(preview), _) => preview,
        (None, Some(said)) => said.text(&i18n.catalogue()),
        (None, None) => unsaid(controller, &i18n.catalogue()),
    };
    let is_waiting = move || controller.mover().is_none();
    view! {
        <p class="status" class=("status--wait", is_waiting) id="status">{move || i18n.say(&status(controller))}</p>
        <p class=class>{said}{move || controller.message().filter(|_| preview().is_none()).map(|said| said.way_to_rules(i18n))}</p>
        <EngineFailure/>
    }
}

/// The message that says whose turn it is, and what to do.
fn status(controller: GameController) -> Message {
    if controller.with(LocalGame::is_at_end) == Some(false) {
        return messages::page_play_looking_back();
    }
    if controller.ending().is_some() {
        return messages::page_play_over();
    }
    let color = controller.turn().player().unwrap_or(Color::White).id();
    let who = who(controller);
    prompt(&controller.shown(), color, who)
}

/// The text while there is no message: how pieces are moved, or the last move of a resumed game.
fn unsaid(controller: GameController, catalogue: &Catalogue) -> String {
    let last =
        |game: &LocalGame| announce::ply(game, game.shown_plies().checked_sub(1)?, catalogue);
    let how = how(controller).map(|how| catalogue.say(&how));
    how.or_else(|| controller.with(last).flatten()).unwrap_or_default()
}

/// The explanation of how to move, before a person's first move.
fn how(controller: GameController) -> Option<Message> {
    controller.person().filter(|_| controller.with(|game| game.plies().len() < 2) == Some(true))?;
    Some(how_to_move(&controller.shown()))
}

/// Whether it is the turn of the person who plays the computer.
fn who(controller: GameController) -> &'static str {
    let you = matches!(controller.turn(), Turn::Person(_))
        && controller.with(is_against_computer) == Some(true);
    if you { "you" } else { "other" }
}

fn is_against_computer(game: &LocalGame) -> bool {
    Color::ALL.into_iter().any(|color| game.players()[color] != Seat::Person)
}

/// Why the engine cannot play here.
#[component]
pub(super) fn EngineFailure() -> impl IntoView {
    let (i18n, engine) = (i18n(), expect_context::<EngineClient>());
    let controller = expect_context::<GameController>();
    move || {
        controller.with(is_against_computer).filter(|against| *against)?;
        let sentence = match (engine.state(), engine.incident()) {
            (EngineState::Missing(lack), _) => lack.message(),
            (EngineState::Idle, Some(incident @ (Incident::GivenUp | Incident::Withheld))) => {
                incident.message()
            }
            (EngineState::Idle | EngineState::Thinking, _) => return None,
        };
        Some(view! { <p class="said refused">{i18n.text_of(sentence)}</p> })
    }
}
