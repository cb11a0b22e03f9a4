//! What keys do while a game is studied.

use basalt_locales::{Message, messages};
use basalt_rules::AnyMove;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::lab::Lab;
use super::tree;
use crate::play::{Step, is_taken};
use crate::words::words;

/// Keys as they are written, and what they do.
type Key = (&'static str, fn() -> Message);

const KEYS: [Key; 7] = [
    ("← → k j", messages::page_keys_steps),
    ("Home End", messages::page_keys_ends),
    ("f", messages::page_keys_flip),
    ("z", messages::page_keys_zen),
    ("l", messages::page_keys_engine),
    ("␣", messages::page_keys_best),
    ("?", messages::page_keys_help),
];

/// Does what a key asks for, unless it belongs to a field or to the board.
pub(super) fn take(lab: Lab, help: RwSignal<bool>, event: &KeyboardEvent) {
    if is_taken(event) {
        return;
    }
    match (Step::of_key(event), event.key().as_str()) {
        (Some(step), _) => tree::take(lab, step),
        (None, "k") => tree::take(lab, Step::Back),
        (None, "j") => tree::take(lab, Step::Ahead),
        (None, "f") => lab.flip(),
        (None, "z") => lab.toggle_zen(),
        (None, "l") => lab.thinks().update(|thinks| *thinks = !*thinks),
        (None, " ") if !is_on_button(event) => lab.follow(best(lab).as_slice()),
        (None, "?") => help.update(|shown| *shown = !*shown),
        (None, "Escape") if help.get_untracked() => help.set(false),
        (None, "Escape") if untrack(|| lab.zen()) => lab.toggle_zen(),
        (None, _) => return,
    }
    event.prevent_default();
}

/// The best move as far as the engine knows.
fn best(lab: Lab) -> Option<AnyMove> {
    lab.heard().with_untracked(|heard| heard.first()?.line.first().copied())
}

/// Whether the key would press a button.
fn is_on_button(event: &KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.closest("button, a, label"), Ok(Some(_))))
}

/// The list of the keys.
#[component]
pub(super) fn Keys(shown: RwSignal<bool>) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || shown.get()>
            <div class="dialog keys" role="dialog" aria-label=move || words.say(&messages::page_keys())>
                <dl>
                    {KEYS.map(|(key, what)| view! { <dt>{key}</dt><dd>{move || words.say(&what())}</dd> }).collect_view()}
                </dl>
                <button data-act="close-keys" on:click=move |_| shown.set(false)>{move || words.say(&messages::page_close())}</button>
            </div>
        </Show>
    }
}
