//! The pieces that both players have still to place.

use basalt_input::punct::{BoardInput, Event};
use basalt_locales::{Message, messages};
use basalt_play::Seat;
use basalt_rules::Color;
use basalt_rules::punct::Kind;
use basalt_view::punct;
use leptos::prelude::*;

use super::State;
use crate::board::svg_canvas::Picture;
use crate::i18n::{color_name, i18n, stone_class};

/// The reserves of both players. That of the player to move can be taken from.
#[component]
pub(super) fn Reserve(state: State) -> impl IntoView {
    view! {
        <div class="reserves">
            {Color::ALL.map(|color| view! { <Row state color/> }).collect_view()}
        </div>
    }
}

/// The player on this side of the board: the person who plays the computer, or else whose side is below.
fn near(state: State) -> Color {
    let below = if state.frame.get().layout.flipped { Color::Black } else { Color::White };
    let players = state.props.players.get();
    match (players.white, players.black) {
        (Seat::Person, Seat::Computer(_)) => Color::White,
        (Seat::Computer(_), Seat::Person) => Color::Black,
        _ => below,
    }
}

#[component]
fn Row(state: State, color: Color) -> impl IntoView {
    let i18n = i18n();
    let color_name = color_name(color);
    view! {
        <div class="reserve-list" class:near=move || near(state) == color role="group" data-reserve=color_name
            aria-label=move || i18n.say(&messages::page_board_reserve(color_name))>
            <Counted state color/>
            {Kind::ALL.map(|kind| view! { <Take state color kind/> }).collect_view()}
        </div>
    }
}

/// The counts of a player, for screens on which the sidebar is out of sight.
#[component]
fn Counted(state: State, color: Color) -> impl IntoView {
    let i18n = state.i18n;
    let counts = move || state.position.with(punct::Counts::of);
    let stone = stone_class(color);
    view! {
        <p class="counted">
            <span class=stone aria-hidden="true"></span>
            <span>{move || i18n.say(&messages::page_count_placements())} " " <b>{move || counts().placements_left(color)}</b></span>
            <span>{move || i18n.say(&messages::page_count_centre())} " " <b>{move || counts().centre[color]}</b></span>
        </p>
    }
}

/// A kind of piece, how many are left, and the way to take one.
#[component]
fn Take(state: State, color: Color, kind: Kind) -> impl IntoView {
    let i18n = i18n();
    let left = Memo::new(move |_| state.position.with(|position| position.reserve(color, kind)));
    let is_mine = move || state.props.mover.get() == Some(color);
    let is_held = move || is_mine() && state.input.with(BoardInput::kind) == Some(kind);
    let name = move || i18n.say(&named(kind, left.get() as u64));
    view! {
        <button
            class="button" data-kind=kind.to_string() aria-label=name title=name aria-pressed=move || is_held().to_string()
            disabled=move || !is_mine() || left.get() == 0
            on:click=move |_| state.hear(Event::ChooseKind(kind))
        >
            <Picture scene=Signal::derive(move || punct::portrait(color, punct::shown_in_reserve(kind)))/>
            <span class="left">{left}</span>
        </button>
    }
}

/// The label of a kind of piece, with the number left.
fn named(kind: Kind, left: u64) -> Message {
    let kind = match kind {
        Kind::T => "triangle",
        Kind::C => "straight-middle",
        Kind::E => "straight-end",
        Kind::L => "angle-left",
        Kind::R => "angle-right",
        Kind::M => "angle-bend",
    };
    messages::page_board_kind(kind, left)
}
