//! The part of the board above a finger, enlarged.

use basalt_view::{Point, STEP, loupe};
use leptos::prelude::*;

use super::{ABOVE, State};
use crate::board::canvas::Canvas;

/// How many steps of the board the loupe shows.
const ACROSS: f64 = 5.0;

/// An enlarged view of where the piece floats, while a finger is down.
#[component]
pub(super) fn Loupe(state: State) -> impl IntoView {
    let host = NodeRef::<leptos::html::Div>::new();
    let canvas: RwSignal<Option<Canvas>, LocalStorage> = RwSignal::new_local(None);
    host.on_load(move |host| canvas.set(Canvas::new(&host, "loupe")));
    let visible =
        move || state.finger.get().filter(|_| state.hand.with(|hand| hand.ghost().is_some()));
    Effect::new(move |_| {
        let Some(finger) = visible() else { return };
        let scene = super::scene(state);
        let centre = Point::new(finger.x, finger.y - ABOVE * STEP);
        let scene = loupe(&scene, centre, ACROSS * STEP / 2.0);
        canvas.with(|canvas| {
            if let Some(canvas) = canvas {
                canvas.look_at(scene.bounds);
                canvas.draw(&scene);
            }
        });
    });
    view! { <div class="loupe" class:shown=move || visible().is_some() node_ref=host></div> }
}
