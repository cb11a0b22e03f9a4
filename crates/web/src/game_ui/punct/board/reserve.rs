//! The pieces that both players have still to place.

use basalt_input::punct::{BoardInput, Event};
use basalt_locales::{Message, messages};
use basalt_play::Seat;
use basalt_rules::Color;
use basalt_rules::punct::PieceKind;
use basalt_view::{Point, punct};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::BoardState;
use super::gestures::{DRAG_THRESHOLD_PX, distance, on_screen};
use crate::board::{Picture, capture_now, is_main, is_touch};
use crate::browser::handler;
use crate::i18n::{i18n, stone_class};

/// The reserves of both players. That of the player to move can be taken from.
#[component]
pub(super) fn Reserve(state: BoardState) -> impl IntoView {
    view! {
        <div class="reserves">
            {Color::ALL.map(|color| view! { <ReserveRow state color/> }).collect_view()}
        </div>
    }
}

/// The reserve of a player, with what is counted.
#[component]
pub(super) fn PlayerReserve(state: BoardState, color: Color) -> impl IntoView {
    let i18n = state.i18n;
    let counts = Memo::new(move |_| state.position.with(punct::Counts::of));
    let color_name = color.id();
    view! {
        <div class="reserve__pieces" role="group" data-reserve=color_name
            aria-label=i18n.text_of(messages::page_board_reserve(color_name))>
            {PieceKind::ALL.map(|kind| view! { <ReserveButton state color kind class="piece"/> }).collect_view()}
        </div>
        <p class="figures">
            <span>{i18n.text(messages::page_count_placements)} " " <b>{move || counts.get().placements_left(color)}</b></span>
            <span>{i18n.text(messages::page_count_centre)} " " <b>{move || counts.get().centre[color]}</b></span>
        </p>
    }
}

/// The player on this side of the board: the person who plays the computer, or else whose side is below.
fn near(state: BoardState) -> Color {
    let below = if state.frame.get().layout.flipped { Color::Black } else { Color::White };
    let players = state.props().players.get();
    match (players.white, players.black) {
        (Seat::Person, Seat::Computer(_)) => Color::White,
        (Seat::Computer(_), Seat::Person) => Color::Black,
        _ => below,
    }
}

#[component]
fn ReserveRow(state: BoardState, color: Color) -> impl IntoView {
    let i18n = i18n();
    let color_name = color.id();
    view! {
        <div class="reserve-list" class:near=move || near(state) == color role="group" data-reserve=color_name
            aria-label=i18n.text_of(messages::page_board_reserve(color_name))>
            <PlayerCounts state color/>
            {PieceKind::ALL.map(|kind| view! { <ReserveButton state color kind class="button"/> }).collect_view()}
        </div>
    }
}

/// The counts of a player, for screens on which the sidebar is out of sight.
#[component]
fn PlayerCounts(state: BoardState, color: Color) -> impl IntoView {
    let i18n = state.i18n;
    let counts = move || state.position.with(punct::Counts::of);
    let stone = stone_class(color);
    view! {
        <p class="counted">
            <span class=stone aria-hidden="true"></span>
            <span>{i18n.text(messages::page_count_placements)} " " <b>{move || counts().placements_left(color)}</b></span>
            <span>{i18n.text(messages::page_count_centre)} " " <b>{move || counts().centre[color]}</b></span>
        </p>
    }
}

/// A kind of piece, how many are left, and the way to take one.
#[component]
fn ReserveButton(
    state: BoardState,
    color: Color,
    kind: PieceKind,
    class: &'static str,
) -> impl IntoView {
    let i18n = i18n();
    let left = Memo::new(move |_| state.position.with(|position| position.reserve(color, kind)));
    let is_mine = move || state.props().mover.get() == Some(color);
    let is_held = move || is_mine() && state.input.with(BoardInput::kind) == Some(kind);
    let name = move || i18n.say(&named(kind, left.get() as u64));
    // The point where it was pressed, and whether it has been dragged since.
    let pressed = StoredValue::new((Point::ORIGIN, false));
    let press = move |event: PointerEvent| {
        if is_main(&event) {
            capture_now(&event);
            pressed.set_value((on_screen(&event), false));
        }
    };
    let drag = move |event: PointerEvent| {
        let ((start, was_dragged), at) = (pressed.get_value(), on_screen(&event));
        if event.buttons() > 0 && (was_dragged || distance(start, at) > DRAG_THRESHOLD_PX) {
            pressed.set_value((start, true));
            carry(state, kind, &event);
        }
    };
    let drop = move |event: PointerEvent| {
        state.note_finger(None);
        let is_beside = state.input.with_untracked(|input| input.ghost().is_none());
        if pressed.get_value().1 {
            let is_over = is_beside || event.type_() == "pointercancel";
            state.handle(if is_over { Event::Cancel } else { Event::Release });
        }
    };
    let click = move |_| {
        if !pressed.get_value().1 {
            state.handle(Event::ChooseKind(kind));
        }
        pressed.set_value((Point::ORIGIN, false));
    };
    view! {
        <button
            class=class class:is-none=move || left.get() == 0 data-kind=kind.to_string() aria-label=name title=name aria-pressed=move || is_held().to_string()
            disabled=move || !is_mine() || left.get() == 0
            on:pointerdown=press on:pointermove=drag on:pointerup=drop on:pointercancel=drop on:click=handler(click)
        >
            <Picture scene=Signal::derive(move || punct::portrait(color, punct::shown_in_reserve(kind)))/>
            <span class="left">{left}</span>
        </button>
    }
}

/// The distance of a piece above the finger that carries it from the reserve, in pixels, so that the finger does not hide it.
const ABOVE: f64 = 48.0;

/// Carries a piece from the reserve over the board.
fn carry(state: BoardState, kind: PieceKind, event: &PointerEvent) {
    if state.input.with_untracked(BoardInput::kind) != Some(kind) {
        state.handle(Event::ChooseKind(kind));
    }
    let at = on_screen(event);
    let above = if is_touch(event) { ABOVE } else { 0.0 };
    let space = state.point(Point::new(at.x, at.y - above)).and_then(|at| state.space(at));
    state.handle(Event::Carry(space));
    state.note_finger(is_touch(event).then_some(at));
}

/// The label of a kind of piece, with the number left.
fn named(kind: PieceKind, left: u64) -> Message {
    let kind = match kind {
        PieceKind::T => "triangle",
        PieceKind::C => "straight-middle",
        PieceKind::E => "straight-end",
        PieceKind::L => "angle-left",
        PieceKind::R => "angle-right",
        PieceKind::M => "angle-bend",
    };
    messages::page_board_kind(kind, left)
}
