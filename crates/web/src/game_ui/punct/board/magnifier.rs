//! A magnifier in a corner of the board that shows the part under a finger.

use basalt_input::punct::BoardInput;
use basalt_view::{STEP, Scene, loupe};
use leptos::prelude::*;

use super::BoardState;
use crate::board::SvgCanvas;
use crate::effect::effect;

/// The width of the magnified part, in steps of the board.
const ACROSS: f64 = 5.5;

/// An enlarged view of the ghost, or of the pieces under another, while a finger is down.
#[component]
pub(super) fn Magnifier(state: BoardState, picture: Memo<Scene>) -> impl IntoView {
    let host = NodeRef::<leptos::html::Div>::new();
    let canvas: RwSignal<Option<SvgCanvas>, LocalStorage> = RwSignal::new_local(None);
    host.on_load(move |host| canvas.set(SvgCanvas::new(&host)));
    let centre = Memo::new(move |_| {
        let seen = |input: &BoardInput| input.ghost().map(|laid| laid.punct).or(input.peeked());
        let space = state.input.with(seen).filter(|_| state.finger.with(Option::is_some));
        space.map(|space| state.frame.get().layout.centre(space))
    });
    effect(move || {
        let Some(centre) = centre.get() else { return };
        let scene = picture.with(|scene| loupe(scene, centre, ACROSS * STEP / 2.0));
        canvas.with(|canvas| {
            if let Some(canvas) = canvas {
                canvas.look_at(scene.bounds);
                canvas.draw(&scene);
            }
        });
    });
    // In the upper corner that is further away from the finger.
    let is_right = Memo::new(move |before: Option<&bool>| {
        let middle = state.mapping.get().map(|mapping| mapping.middle());
        let finger = state.finger.get();
        finger.zip(middle).map_or(before.copied().unwrap_or(false), |(at, middle)| at.x < middle)
    });
    view! {
        <div class="magnifier" class:shown=move || centre.get().is_some() class:right=is_right node_ref=host></div>
    }
}
