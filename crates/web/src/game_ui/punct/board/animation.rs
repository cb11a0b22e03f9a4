//! Animations: a placed piece comes down, a moved one travels along its line and rotates.

use basalt_rules::punct::{Move, Position};
use basalt_view::punct::{Keyframe, Motion};
use basalt_view::{Layout, Point, Scene};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::BoardState;
use crate::board::{Animation, MoveChange, RecentMoves, SvgCanvas, Timing, animate};
use crate::browser::{pixels, tenths};

/// The way of a piece, and the position after its turn, in which the picture shows it.
pub(super) type PieceMotion = (Motion, Position);

/// Starts the animations of turns that have just been made or taken back.
pub(super) fn follow_moves(state: BoardState, before: Option<RecentMoves>) -> RecentMoves {
    let recent = state.props().recent.get();
    if let (Some(before), true) = (before, state.preferences.moves()) {
        let layout = state.frame.get_untracked().layout;
        state.animations.play(animations(recent.since(&before), layout));
    }
    recent
}

fn animations(steps: Vec<MoveChange>, layout: Layout) -> Vec<Animation<PieceMotion>> {
    let animation = |MoveChange { before, mv, back }| {
        let before = <&Position>::try_from(&before).ok()?;
        let mv: Move = mv.try_into().ok()?;
        let motion = Motion::of(before, mv, layout)?;
        let mut after = before.clone();
        after.play(mv).ok()?;
        let milliseconds = motion.milliseconds;
        Some(Animation { motion: (motion, after), milliseconds, skipped: 0, back })
    };
    steps.into_iter().filter_map(animation).collect()
}

/// A piece on its way passes above all others.
pub(super) fn bring_to_front(motion: &Motion, scene: &mut Scene) {
    if let Some(number) = motion.item(scene) {
        let piece = scene.items.remove(number);
        scene.items.push(piece);
    }
}

/// Sets the piece of a motion going, which the canvas shows where it ends.
pub(super) fn start(animation: &Animation<PieceMotion>, canvas: &SvgCanvas) {
    let (motion, _) = &animation.motion;
    if let Some(element) = canvas.element("piece", &motion.space.to_string()) {
        let frames = motion.keyframes();
        let frames = frames.iter().map(|frame| keyframe(frame, motion.pivot)).collect();
        let Animation { milliseconds, skipped, back: is_back, .. } = *animation;
        animate(&element, &frames, Timing { milliseconds, skipped, is_back, easing: "ease-out" });
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
    set("translate", format!("{} {}", pixels(frame.shift.x), pixels(frame.shift.y)).into());
    set("rotate", format!("{}deg", tenths(frame.turned)).into());
    set("transformOrigin", format!("{} {}", pixels(punct.x), pixels(punct.y)).into());
    object.into()
}
