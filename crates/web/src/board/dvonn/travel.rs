//! Stacks that travel and islands that sink.

use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::Layout;
use basalt_view::dvonn::{Actor, Motion};

use crate::board::acts::Act;
use crate::board::canvas::{Canvas, animate};
use crate::board::trail::Step;
use crate::browser::pixels;

/// The motions of moves that were made or taken back, on a board that lies like this.
pub(super) fn acts(steps: Vec<Step>, layout: Layout) -> Vec<Act<Motion>> {
    let act = |Step { before, mv, back }| {
        let (AnyPosition::Dvonn(before), AnyMove::Dvonn(mv)) = (before, mv) else { return None };
        let motion = Motion::of(&before, mv, layout)?;
        Some(Act { milliseconds: motion.milliseconds, motion, back })
    };
    steps.into_iter().filter_map(act).collect()
}

/// Sets the actors of a motion going, which the canvas shows in their places.
pub(super) fn set_going(Act { motion, milliseconds, back }: &Act<Motion>, canvas: &Canvas) {
    for actor in &motion.actors {
        let class = actor.role.class();
        if let Some(element) = canvas.element(class, &actor.space.to_string()) {
            animate(&element, &keyframes(actor), *milliseconds, *back);
        }
    }
}

/// The way of an actor in the words of the browser.
fn keyframes(actor: &Actor) -> js_sys::Array {
    let frames = js_sys::Array::new();
    for frame in &actor.keyframes {
        let object = js_sys::Object::new();
        let set = |name: &str, value: &wasm_bindgen::JsValue| {
            // A plain object takes any property.
            let _ = js_sys::Reflect::set(&object, &name.into(), value);
        };
        set("offset", &frame.time.into());
        set("opacity", &frame.opacity.into());
        set("translate", &format!("{} {}", pixels(frame.shift.x), pixels(frame.shift.y)).into());
        frames.push(&object);
    }
    frames
}
