//! Stacks that travel and islands that sink.

use basalt_view::dvonn::{Actor, Motion};

use crate::board::canvas::{Canvas, animate};

/// Sets the actors of a motion going, whose stage the canvas shows.
pub(super) fn set_going(motion: &Motion, canvas: &Canvas) {
    for actor in &motion.actors {
        let class = actor.role.class();
        if let Some(element) = canvas.element(class, &actor.space.to_string()) {
            animate(&element, &keyframes(actor), f64::from(motion.milliseconds));
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
        set("translate", &format!("{:.1}px {:.1}px", frame.shift.x, frame.shift.y).into());
        frames.push(&object);
    }
    frames
}
