//! The two knobs on the ring around the ghost, which turn it.

use basalt_input::punct::{BoardInput, Direction, Event};
use basalt_locales::messages;
use basalt_view::Point;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::BoardState;
use super::gestures::{DRAG_THRESHOLD_PX, distance, on_screen};
use crate::board::capture_now;
use crate::browser::{handler, pixels};
use crate::components::Show;
use crate::icons::Icon;

/// The width of a knob in units of the picture.
const WIDTH: f64 = 34.0;

/// The places of both knobs in pixels, and the pixels of a unit of the picture.
type Places = ([Point; 2], f64);

/// Shown with the ghost: a click on a knob turns it by one step, and its first arm follows a knob that is pulled. Keys and
/// the buttons of the hand do the same, so screen readers need not know the knobs. The board keeps the focus, and the keys
/// with it.
#[component]
pub(super) fn Knobs(state: BoardState) -> impl IntoView {
    let places = Memo::new(move |_| {
        let laid = state.settled_input.with(BoardInput::ghost)?;
        let (mapping, layout) = (state.mapping.get()?, state.frame.get().layout);
        let ring = state.position.with(|position| laid.ring(position));
        Some((ring.knobs(layout).map(|knob| mapping.place(knob)), mapping.scale))
    });
    view! {
        <Show when=move || places.with(Option::is_some)>
            <Knob state places back=true/>
            <Knob state places back=false/>
        </Show>
    }
}

#[component]
fn Knob(state: BoardState, places: Memo<Option<Places>>, back: bool) -> impl IntoView {
    let i18n = state.i18n;
    let place = move || places.get().map(|([first, second], _)| if back { first } else { second });
    let width = move || places.get().map(|(_, scale)| pixels(WIDTH * scale));
    // The point where it was pressed, and whether it has been pulled since.
    let pressed = StoredValue::new((Point::ORIGIN, false));
    let press = move |event: PointerEvent| {
        event.stop_propagation();
        capture_now(&event);
        pressed.set_value((on_screen(&event), false));
    };
    let pull = move |event: PointerEvent| {
        event.stop_propagation();
        let ((start, was_pulled), at) = (pressed.get_value(), on_screen(&event));
        if event.buttons() > 0 && (was_pulled || distance(start, at) > DRAG_THRESHOLD_PX) {
            pressed.set_value((start, true));
            point_to(state, at);
        }
    };
    let click = move |_| {
        if !pressed.get_value().1 {
            state.handle(Event::Turn { back });
        }
    };
    let (act, icon) = if back { ("knob-back", Icon::TurnLeft) } else { ("knob", Icon::TurnRight) };
    let title = move || {
        i18n.say(&if back { messages::page_board_turn_back() } else { messages::page_board_turn() })
    };
    view! {
        <button class="knob" data-act=act title=title tabindex="-1" aria-hidden="true"
            style:left=move || place().map(|at| pixels(at.x)) style:top=move || place().map(|at| pixels(at.y))
            style:width=width style:height=width
            on:mousedown=|event| event.prevent_default()
            on:pointerdown=press on:pointermove=pull on:pointerup=|event| event.stop_propagation() on:click=handler(click)>
            {icon.draw()}
        </button>
    }
}

/// Turns the first arm of the ghost towards a point of the screen.
fn point_to(state: BoardState, at: Point) {
    let layout = state.frame.get_untracked().layout;
    let ghost = state.input.with_untracked(BoardInput::ghost);
    if let (Some(laid), Some(to)) = (ghost, state.point(at))
        && let Some(direction) = Direction::nearest(layout, to - layout.centre(laid.punct))
        && laid.points() != direction
    {
        state.handle(Event::TurnTo(direction));
    }
}
