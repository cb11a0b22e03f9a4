//! The game under way.

mod aside;
mod clock;
mod counts;
mod desk;
mod moves;
mod news;
mod result;
mod wish;

use basalt_locales::messages;
use basalt_rules::AnyPosition;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::board::dvonn::DvonnBoard;
use crate::board::punct::PunctBoard;
use crate::route::{Link, Route};
use crate::words::{title, words};
use aside::Aside;
pub(crate) use clock::{face, seat_name};
pub(crate) use counts::{Counts, Strip};
pub(crate) use desk::{Desk, Said, Saying, lay_out, now};
pub(crate) use moves::{Moves, Step, is_taken};
use result::Result;
pub(crate) use result::Towers;
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
    let (words, desk) = (words(), expect_context::<Desk>());
    let (stage, beside) = (desk.stage(), desk.unhurried());
    let is_dvonn = Memo::new(move |_| matches!(desk.shown(), AnyPosition::Dvonn(_)));
    let keys = window_event_listener(leptos::ev::keydown, move |event| take_key(desk, &event));
    on_cleanup(move || keys.remove());
    let class = move || if desk.zen() { "table zen" } else { "table" };
    let title = move || words.say(&messages::page_new_title(title(desk.shown().game())));
    view! {
        <h1 class="unseen">{title}</h1>
        <div class=class>
            <div class="place">
                {move || if is_dvonn.get() {
                    view! { <DvonnBoard on=stage/> }.into_any()
                } else {
                    view! { <PunctBoard on=stage/> }.into_any()
                }}
                <Strip position=Signal::derive(move || beside.shown())/>
                <Result/>
            </div>
            <Aside/>
        </div>
    }
}

/// Keys that belong to the game wherever the focus is.
fn take_key(desk: Desk, event: &KeyboardEvent) {
    if is_taken(event) {
        return;
    }
    match (Step::of_key(event), event.key().as_str()) {
        (Some(step), _) => desk.step(step),
        (None, "f") => desk.flip(),
        (None, "z") => desk.toggle_zen(),
        (None, "Escape") if desk.zen() => desk.toggle_zen(),
        (None, _) => return,
    }
    event.prevent_default();
}
