//! Pieces on their way: a placed one comes down, a moved one travels its line and turns.

use basalt_rules::punct::Position;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::punct::{Keyframe, Motion};
use basalt_view::{Point, Scene};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::State;
use crate::board::canvas::{Canvas, animate};
use crate::browser::later;

/// Lets a piece travel when a turn has just been made in the position that was seen last.
pub(super) fn follow_moves(state: State, seen: Option<Position>) -> Position {
    let position = state.position.get();
    let (before, last) = untrack(|| (state.stage.before(), state.stage.last_move()));
    if let (Some(seen), Some(AnyMove::Punct(mv))) = (seen, last)
        && before == Some(AnyPosition::Punct(seen.clone()))
        && state.preferences.moves()
    {
        let layout = state.frame.get_untracked().layout;
        show(state, Motion::of(&seen, mv, layout));
    }
    position
}

fn show(state: State, motion: Option<Motion>) {
    let Some(motion) = motion else { return };
    state.motion.set(Some(motion));
    later(motion.milliseconds as i32, move || {
        if state.motion.try_get_untracked() == Some(Some(motion)) {
            state.motion.set(None);
        }
    });
}

/// A piece on its way passes above all others.
pub(super) fn bring_to_front(motion: &Motion, scene: &mut Scene) {
    if let Some(number) = motion.item(scene) {
        let piece = scene.items.remove(number);
        scene.items.push(piece);
    }
}

/// Sets the piece of a motion going.
pub(super) fn set_going(motion: &Motion, canvas: &Canvas) {
    if let Some(element) = canvas.element("piece", &motion.space.to_string()) {
        let frames = motion.keyframes();
        let frames = frames.iter().map(|frame| keyframe(frame, motion.pivot)).collect();
        animate(&element, &frames, f64::from(motion.milliseconds));
    }
}

/// A moment of the motion in the words of the browser; `punct` is what the piece turns about.
fn keyframe(frame: &Keyframe, punct: Point) -> JsValue {
    let object = js_sys::Object::new();
    let set = |name: &str, value: JsValue| {
        // A plain object takes any property.
        let _ = js_sys::Reflect::set(&object, &name.into(), &value);
    };
    set("offset", frame.time.into());
    set("opacity", frame.opacity.into());
    set("translate", format!("{:.1}px {:.1}px", frame.shift.x, frame.shift.y).into());
    set("rotate", format!("{:.1}deg", frame.turned).into());
    set("transformOrigin", format!("{:.1}px {:.1}px", punct.x, punct.y).into());
    object.into()
}
