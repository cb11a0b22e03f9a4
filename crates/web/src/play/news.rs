//! What there is to know about the game just now.

use basalt_locales::{Message, messages};
use basalt_rules::dvonn::Piece;
use basalt_rules::{AnyPosition, Color};
use basalt_table::{Seat, Table, Turn, announce};
use leptos::prelude::*;

use super::Desk;
use crate::engine::{Engine, Incident, Lack, State};
use crate::learn::Advice;
use crate::words::words;

/// Whose turn it is, what was said last, and why the engine cannot play, if it cannot.
#[component]
pub(crate) fn News() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let said = move || {
        desk.said().map(|said| {
            let class = if said.refused { "said refused" } else { "said quiet" };
            view! { <p class=class>{said.text}</p> }
        })
    };
    view! {
        <p class="status" id="status">{move || words.say(&status(desk))}</p>
        {said}
        <Advice/>
        <EngineTrouble/>
    }
}

/// Whose turn it is, and to do what.
fn status(desk: Desk) -> Message {
    if desk.with(Table::is_at_end) == Some(false) {
        return messages::page_play_looking_back();
    }
    if let Some(ending) = desk.ending() {
        return announce::heading(ending);
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
            (State::Missing(Lack::Workers), _) => messages::page_engine_no_workers(),
            (State::Missing(Lack::Simd), _) => messages::page_engine_no_simd(),
            (State::Idle, Some(incident @ Incident::GivenUp)) => incident.message(),
            (State::Idle | State::Thinking, _) => return None,
        };
        Some(view! { <p class="said refused">{move || words.say(&sentence)}</p> })
    }
}
