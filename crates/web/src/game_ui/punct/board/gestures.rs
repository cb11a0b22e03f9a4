//! Mouse, fingers, wheel and keys over the board.

use basalt_input::punct::{BoardInput, Event, HeldPiece};
use basalt_locales::messages;
use basalt_rules::punct::Cell;
use basalt_view::Point;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

use super::BoardState;
use crate::board::{LONG_PRESS_MS, capture, is_main, is_touch};
use crate::browser::after_delay;
use crate::shortcuts::{BACK, FOCUS_KEYS, ShortcutList};

/// The distance after which a pointer counts as moving, in pixels.
pub(super) const DRAG_THRESHOLD_PX: f64 = 6.0;

/// The scroll distance for a sixth of a rotation, and of a line of text, in pixels.
const NOTCH: f64 = 50.0;
const LINE: f64 = 33.0;

/// The scroll distance that zooms in by a factor of e, in pixels.
const CLOSER: f64 = 300.0;

/// The pointers that are down on the board.
#[derive(Clone, Default)]
pub(super) struct Touches {
    /// Fingers by their numbers, on the screen.
    fingers: Vec<(i32, Point)>,
    /// The number of the press, to tell whether a long press is still the same one.
    press: u64,
    /// The point of the screen at which it went down.
    start: Point,
    is_moving: bool,
    /// Whether two fingers have been down, until both are up.
    is_pinching: bool,
    is_peeking: bool,
    /// The input state before the press, to restore it if the press is cancelled.
    before: BoardInput,
    /// The scroll distance since the wheel last did something.
    wheel: f64,
}

pub(super) fn on_screen(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

pub(super) fn press(state: BoardState, event: &PointerEvent) {
    if !is_touch(event) && !is_main(event) {
        return;
    }
    capture(event);
    state.animations.clear();
    let at = on_screen(event);
    if is_touch(event) && is_second_finger(state, event.pointer_id(), at) {
        return begin_pinch(state);
    }
    let Some(point) = state.point(at) else { return };
    let space = state.space(point);
    state.touches.update_value(|touches| {
        touches.press += 1;
        (touches.start, touches.is_moving) = (at, false);
        touches.before = state.input.get_untracked();
    });
    if state.looks_under.get_untracked() {
        state.looks_under.set(false);
        return state.handle(Event::Peek(space));
    }
    if is_touch(event) {
        state.handle(Event::Touch(space, point));
        state.note_finger(Some(at));
    } else {
        state.handle(Event::Press(space, point));
    }
    wait_for_hold(state, space);
}

fn is_second_finger(state: BoardState, number: i32, at: Point) -> bool {
    state.touches.update_value(|touches| {
        touches.fingers.retain(|(known, _)| *known != number);
        touches.fingers.push((number, at));
    });
    state.touches.with_value(|touches| touches.fingers.len() > 1)
}

/// Undoes what the first finger has begun.
fn begin_pinch(state: BoardState) {
    state.touches.update_value(|touches| {
        touches.press += 1;
        touches.is_pinching = true;
    });
    state.input.set(state.touches.with_value(|touches| touches.before.clone()));
    state.note_finger(None);
}

/// A long press without a selected piece shows what lies under the piece.
fn wait_for_hold(state: BoardState, space: Option<Cell>) {
    let press = state.touches.with_value(|touches| touches.press);
    after_delay(LONG_PRESS_MS, move || {
        let holds = state.touches.try_with_value(|touches| touches.press) == Some(press);
        let empty = state.input.try_with_untracked(|input| *input.held_piece() == HeldPiece::Empty);
        if let (true, Some(true), Some(_)) = (holds, empty, space) {
            state.touches.update_value(|touches| touches.is_peeking = true);
            state.handle(Event::Peek(space));
        }
    });
}

pub(super) fn drag(state: BoardState, event: &PointerEvent) {
    let at = on_screen(event);
    if is_touch(event) && pinch(state, event.pointer_id(), at) {
        return;
    }
    if event.buttons() == 0 || !event.is_primary() || !is_moving(state, at, is_touch(event)) {
        return;
    }
    if let Some(point) = state.point(at) {
        state.handle(Event::Drag(point));
    }
    if is_touch(event) {
        state.note_finger(Some(at));
    }
}

/// Whether the pointer drags. A finger that looks under a piece goes on looking; a mouse that moves after that drags.
fn is_moving(state: BoardState, at: Point, is_finger: bool) -> bool {
    state.touches.update_value(|touches| {
        let only_looks = touches.is_pinching || touches.is_peeking && is_finger;
        if !only_looks && !touches.is_moving && distance(touches.start, at) > DRAG_THRESHOLD_PX {
            touches.is_moving = true;
            touches.is_peeking = false;
            touches.press += 1;
        }
    });
    state.touches.with_value(|touches| touches.is_moving && !touches.is_pinching)
}

pub(super) fn release(state: BoardState, event: &PointerEvent) {
    let was_pinching = state.touches.with_value(|touches| touches.is_pinching);
    state.touches.update_value(|touches| {
        touches.fingers.retain(|(number, _)| *number != event.pointer_id());
        touches.is_pinching &= !touches.fingers.is_empty();
    });
    if was_pinching || !is_main(event) {
        return;
    }
    state.note_finger(None);
    let only_looked = state.touches.with_value(|touches| touches.is_peeking);
    state.touches.update_value(|touches| {
        touches.press += 1;
        touches.is_peeking = false;
    });
    if only_looked || event.type_() == "pointercancel" {
        state.input.set(state.touches.with_value(|touches| touches.before.clone()));
    } else {
        state.handle(Event::Release);
    }
}

/// A long press looks under a piece; the browser's menu would hide that.
pub(super) fn hold_menu_back(state: BoardState, event: &MouseEvent) {
    let is_down = state.touches.with_value(|touches| !touches.fingers.is_empty());
    if is_down || state.touches.with_value(|touches| touches.is_peeking) {
        event.prevent_default();
    }
}

/// Two fingers move and zoom the board. Says whether there are two.
fn pinch(state: BoardState, number: i32, to: Point) -> bool {
    let before = state.touches.with_value(|touches| touches.fingers.clone());
    state.touches.update_value(|touches| {
        for finger in touches.fingers.iter_mut().filter(|finger| finger.0 == number) {
            finger.1 = to;
        }
    });
    let after = state.touches.with_value(|touches| touches.fingers.clone());
    let ([one, other, ..], [new_one, new_other, ..]) = (&before[..], &after[..]) else {
        return false;
    };
    let middle = |one: Point, other: Point| state.point((one + other) * 0.5);
    let (Some(from), Some(to)) = (middle(one.1, other.1), middle(new_one.1, new_other.1)) else {
        return true;
    };
    let factor = distance(new_one.1, new_other.1).max(1.0) / distance(one.1, other.1).max(1.0);
    let bounds = state.bounds.get_value();
    state.zoom.update(|zoom| *zoom = zoom.panned(bounds, from - to).pinched(bounds, from, factor));
    true
}

/// The wheel turns the ghost; with Ctrl, as two fingers on a pad do, it zooms.
pub(super) fn wheel(state: BoardState, event: &WheelEvent) {
    let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE { LINE } else { 1.0 };
    let way = event.delta_y() * unit;
    if event.ctrl_key() {
        event.prevent_default();
        let Some(at) = state.point(on_screen(event)) else { return };
        let bounds = state.bounds.get_value();
        state.zoom.update(|zoom| *zoom = zoom.pinched(bounds, at, (-way / CLOSER).exp()));
    } else if state.input.with_untracked(|input| input.ghost().is_some()) {
        event.prevent_default();
        if is_notch(state, way) {
            state.handle(Event::Turn { back: way < 0.0 });
        }
    }
}

/// Whether the wheel has turned a notch.
fn is_notch(state: BoardState, way: f64) -> bool {
    state.touches.update_value(|touches| {
        let goes_on = touches.wheel * way > 0.0 && touches.wheel.abs() < NOTCH;
        touches.wheel = if goes_on { touches.wheel + way } else { way };
    });
    state.touches.with_value(|touches| touches.wheel.abs() >= NOTCH)
}

/// A program that reads the page out clicks a space without a pointer.
pub(super) fn tap_without_pointer(state: BoardState, event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let name = target.and_then(|target| target.get_attribute("data-name"));
    if let (0, Some(Ok(cell))) = (event.detail(), name.map(|name| name.parse())) {
        state.handle(Event::Tap(Some(cell)));
    }
}

/// The keys of the board.
pub(super) static SHORTCUTS: ShortcutList = ShortcutList::board(&[
    &FOCUS_KEYS,
    &[BACK, ("1–6", messages::page_keys_kind), ("E Q", messages::page_keys_turn)],
    &[("C", messages::page_keys_chain), ("L", messages::page_keys_under)],
]);

pub(super) fn key(state: BoardState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || is_on_button(event) {
        return;
    }
    let key = event.key();
    if key.eq_ignore_ascii_case("t") {
        return state.toggle_threats();
    }
    let Some(happened) = Event::of_key(&key, event.shift_key()) else { return };
    event.prevent_default();
    state.animations.clear();
    state.handle(happened);
}

/// Whether a button on the board has the focus and receives the keys.
fn is_on_button(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.tag_name().eq_ignore_ascii_case("button"))
}
