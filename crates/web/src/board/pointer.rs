//! Mouse, pen and fingers over a board.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::browser::after_frame;

/// The duration of a long press, in milliseconds.
pub(crate) const LONG_PRESS_MS: i32 = 450;

/// Whether the event comes from the main button or the first finger.
pub(crate) fn is_main(event: &PointerEvent) -> bool {
    event.is_primary() && event.button() <= 0
}

/// Whether the event comes from a finger.
pub(crate) fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// Follows the pointer also outside of a small element until it goes up.
pub(crate) fn capture_now(event: &PointerEvent) {
    let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    // A pointer that has gone up already needs no capture.
    element.map(|element| element.set_pointer_capture(event.pointer_id()).ok());
}

/// Follows the pointer also outside of the board until it goes up. No pointer leaves within a frame. The element under the
/// pointer captures it, so that it stays the one that the pointer is over: otherwise its look would change twice with each tap.
pub(crate) fn capture(event: &PointerEvent) {
    let pointer = event.pointer_id();
    if let Some(element) = target(event) {
        // A pointer that has gone up already needs no capture.
        after_frame(move || drop(element.set_pointer_capture(pointer)));
    }
}

/// The element under a pointer that is not captured.
pub(crate) fn target(event: &PointerEvent) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into::<Element>().ok())
}
