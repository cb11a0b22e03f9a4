//! Stacks that travel and islands that sink.

use basalt_rules::dvonn::{Move, Position};
use basalt_view::Layout;
use basalt_view::dvonn::{Actor, Motion};

use crate::board::{Animation, MoveChange, SvgCanvas, Timing, animate};
use crate::browser::pixels;

/// The animations of moves that were made or taken back. A stack that was dropped is there already; only what the move cuts
/// off still sinks.
pub(super) fn animations(
    steps: Vec<MoveChange>,
    dropped: Option<Move>,
    layout: Layout,
) -> Vec<Animation<Motion>> {
    let animation = |MoveChange { before, mv, back }| {
        let before = <&Position>::try_from(&before).ok()?;
        let mv = mv.try_into().ok()?;
        let motion = Motion::of(before, mv, layout)?;
        let milliseconds = motion.milliseconds;
        let landing = (motion.landing * f64::from(milliseconds)) as u32;
        let skipped = if dropped == Some(mv) && !back { landing } else { 0 };
        (skipped < milliseconds).then_some(Animation { motion, milliseconds, skipped, back })
    };
    steps.into_iter().filter_map(animation).collect()
}

/// Sets the actors of a motion going, which the canvas shows in their places.
pub(super) fn start(
    Animation { motion, milliseconds, skipped, back }: &Animation<Motion>,
    canvas: &SvgCanvas,
) {
    let (milliseconds, skipped, is_back) = (*milliseconds, *skipped, *back);
    for actor in &motion.actors {
        let class = actor.role.class();
        if let Some(element) = canvas.element(class, &actor.space.to_string()) {
            let timing = Timing { milliseconds, skipped, is_back, easing: "linear" };
            animate(&element, &keyframes(actor), timing);
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
