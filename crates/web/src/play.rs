//! The game under way.

mod aside;
mod clock;
mod desk;
mod moves;
mod result;
mod wish;

use basalt_locales::messages;
use basalt_rules::AnyPosition;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::board::dvonn::DvonnBoard;
use crate::board::punct::PunctBoard;
use crate::route::{Link, Route};
use crate::words::words;
use aside::Aside;
pub(crate) use clock::seat_name;
pub(crate) use desk::{Desk, now};
use result::Result;
pub(crate) use wish::{Board, Pace, Wish};

/// The screen of the game under way.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seated = Memo::new(move |_| desk.is_seated());
    move || {
        if seated.get() { view! { <Table/> }.into_any() } else { view! { <Nothing/> }.into_any() }
    }
}

/// No game is under way.
#[component]
fn Nothing() -> impl IntoView {
    let words = words();
    view! {
        <section class="form">
            <h1>{move || words.say(&messages::page_play_nothing())}</h1>
            <p><Link to=Route::Home class="button main">{move || words.say(&messages::page_play_nothing_home())}</Link></p>
        </section>
    }
}

#[component]
fn Table() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let is_dvonn = Memo::new(move |_| matches!(desk.shown(), AnyPosition::Dvonn(_)));
    let keys = window_event_listener(leptos::ev::keydown, move |event| step_by_key(desk, &event));
    on_cleanup(move || keys.remove());
    let class = move || if desk.zen() { "table zen" } else { "table" };
    view! {
        <div class=class>
            <div class="place">
                {move || if is_dvonn.get() {
                    view! { <DvonnBoard/> }.into_any()
                } else {
                    view! { <PunctBoard/> }.into_any()
                }}
                <Result/>
            </div>
            <Aside/>
        </div>
    }
}

/// Arrows step through the game where nothing else has the focus that needs them.
fn step_by_key(desk: Desk, event: &KeyboardEvent) {
    if event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || is_taken(event)
    {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => desk.look_back(),
        "ArrowRight" => desk.look_ahead(),
        "Home" => desk.look_at_start(),
        "End" => desk.look_at_end(),
        "f" => desk.flip(),
        "z" => desk.toggle_zen(),
        "Escape" if desk.zen() => desk.toggle_zen(),
        _ => return,
    }
    event.prevent_default();
}

/// Whether the key was pressed in a field or on a board, which use it themselves.
fn is_taken(event: &KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| {
        matches!(target.closest("input, select, textarea, .board"), Ok(Some(_)))
    })
}
