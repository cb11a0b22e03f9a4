//! The pieces that both players have still to place.

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::Kind;
use basalt_table::punct::Event;
use basalt_view::punct;
use leptos::prelude::*;

use super::{State, player};
use crate::board::canvas::Picture;
use crate::words::words;

/// The reserves, the one of the player to move first: its pieces can be taken.
#[component]
pub(super) fn Reserve(state: State) -> impl IntoView {
    let mover = Memo::new(move |_| player(state));
    view! {
        <div class="reserves">
            {move || [mover.get(), mover.get().other()].map(|color| view! { <Row state color/> }).collect_view()}
        </div>
    }
}

#[component]
fn Row(state: State, color: Color) -> impl IntoView {
    let words = words();
    let color_name = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    view! {
        <div class="reserve" role="group" data-reserve=color_name
            aria-label=move || words.say(&messages::page_board_reserve(color_name))>
            {Kind::ALL.map(|kind| view! { <Take state color kind/> }).collect_view()}
        </div>
    }
}

/// A kind of piece, how many are left, and the way to take one.
#[component]
fn Take(state: State, color: Color, kind: Kind) -> impl IntoView {
    let words = words();
    let left = Memo::new(move |_| state.position().reserve(color, kind));
    let is_mine = move || state.desk.hand() == Some(color);
    let is_held = move || is_mine() && state.hand.with(|hand| hand.kind()) == Some(kind);
    let name = move || words.say(&named(kind, left.get() as u64));
    let prefix = match color {
        Color::White => "reserve-white",
        Color::Black => "reserve-black",
    };
    view! {
        <button
            data-kind=kind.to_string() aria-label=name title=name aria-pressed=move || is_held().to_string()
            disabled=move || !is_mine() || left.get() == 0
            on:click=move |_| state.hear(Event::ChooseKind(kind))
        >
            <Picture prefix scene=Signal::derive(move || punct::portrait(color, punct::shown_in_reserve(kind)))/>
            <span class="left">{left}</span>
        </button>
    }
}

/// A kind of piece in words, and how many are left of it.
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
