//! What there is to know about the game just now.

use basalt_locales::{Catalogue, Message, messages};
use basalt_play::{Seat, Table, Turn, announce};
use basalt_rules::dvonn::Piece;
use basalt_rules::{AnyPosition, Color};
use leptos::prelude::*;

use super::Desk;
use crate::engine::{Engine, Incident, State};
use crate::learn::Advice;
use crate::words::words;

/// Whose turn it is, what was said last, and why the engine cannot play, if it cannot.
#[component]
pub(crate) fn News() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let class = move || match desk.said() {
        Some(said) if said.refused => "said refused",
        _ => "said quiet",
    };
    let said = move || match desk.said() {
        Some(said) => said.text(&words.catalogue()),
        None => unsaid(desk, &words.catalogue()),
    };
    // The place of what is said is there from the start, so that nothing has to make room for it.
    view! {
        <p class="status" id="status">{move || words.say(&status(desk))}</p>
        <p class=class>{said}{move || desk.said().map(|said| said.way_to_rules(words))}</p>
        <Advice/>
        <EngineTrouble/>
    }
}

/// Whose turn it is, and to do what.
fn status(desk: Desk) -> Message {
    if desk.with(Table::is_at_end) == Some(false) {
        return messages::page_play_looking_back();
    }
    if desk.ending().is_some() {
        return messages::page_play_over();
    }
    let color = match desk.turn().player() {
        Some(Color::Black) => "black",
        Some(Color::White) | None => "white",
    };
    let who = who(desk);
    match desk.shown() {
        AnyPosition::Dvonn(position) => match position.next_piece() {
            Some(Piece::Red) => messages::page_play_place_red(color, who),
            Some(_) => messages::page_play_place(color, who),
            None => messages::page_play_move(color, who),
        },
        AnyPosition::Punct(_) => messages::page_play_turn(color, who),
    }
}

/// What there is to read before anything was said: how pieces are moved, or the last move of a game that goes on.
fn unsaid(desk: Desk, catalogue: &Catalogue) -> String {
    let last = |table: &Table| announce::ply(table, table.shown_plies().checked_sub(1)?, catalogue);
    let how = how(desk).map(|how| catalogue.say(&how));
    how.or_else(|| desk.with(last).flatten()).unwrap_or_default()
}

/// How pieces are moved, for a person who is about to move the first of them.
fn how(desk: Desk) -> Option<Message> {
    desk.person().filter(|_| desk.with(|table| table.plies().len() < 2) == Some(true))?;
    Some(messages::page_play_how(match desk.shown() {
        AnyPosition::Dvonn(position) if position.next_piece().is_some() => "placing",
        AnyPosition::Dvonn(_) => "stacking",
        AnyPosition::Punct(_) => "punct",
    }))
}

/// Whether the turn is the one person's who plays the computer.
fn who(desk: Desk) -> &'static str {
    let you =
        matches!(desk.turn(), Turn::Person(_)) && desk.with(is_against_computer) == Some(true);
    if you { "you" } else { "other" }
}

fn is_against_computer(table: &Table) -> bool {
    Color::ALL.into_iter().any(|color| table.players()[color] != Seat::Person)
}

/// Why the engine cannot play here.
#[component]
fn EngineTrouble() -> impl IntoView {
    let (words, engine) = (words(), expect_context::<Engine>());
    let desk = expect_context::<Desk>();
    move || {
        desk.with(is_against_computer).filter(|against| *against)?;
        let sentence = match (engine.state(), engine.incident()) {
            (State::Missing(lack), _) => lack.message(),
            (State::Idle, Some(incident @ (Incident::GivenUp | Incident::Withheld))) => {
                incident.message()
            }
            (State::Idle | State::Thinking, _) => return None,
        };
        Some(view! { <p class="said refused">{move || words.say(&sentence)}</p> })
    }
}
