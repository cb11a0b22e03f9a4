//! Keyboard shortcuts of the analysis.

use basalt_locales::{Message, messages};
use basalt_rules::AnyMove;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::controller::AnalysisController;
use super::move_tree;
use crate::i18n::i18n;
use crate::play::{ReplayStep, is_key_taken};

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

/// Handles a key, unless it belongs to a field or to the board.
pub(super) fn handle_key(
    analysis: AnalysisController,
    help: RwSignal<bool>,
    event: &KeyboardEvent,
) {
    if is_key_taken(event) {
        return;
    }
    match (ReplayStep::of_key(event), event.key().as_str()) {
        (Some(step), _) => move_tree::step_to(analysis, step),
        (None, "k") => move_tree::step_to(analysis, ReplayStep::Back),
        (None, "j") => move_tree::step_to(analysis, ReplayStep::Ahead),
        (None, "f") => analysis.flip(),
        (None, "z") => analysis.toggle_zen(),
        (None, "l") => analysis.thinks().update(|thinks| *thinks = !*thinks),
        (None, " ") if !is_on_button(event) => analysis.follow(best(analysis).as_slice()),
        (None, "?") => help.update(|shown| *shown = !*shown),
        (None, "Escape") if help.get_untracked() => help.set(false),
        (None, "Escape") if untrack(|| analysis.zen()) => analysis.toggle_zen(),
        (None, _) => return,
    }
    event.prevent_default();
}

/// The best move as far as the engine knows.
fn best(analysis: AnalysisController) -> Option<AnyMove> {
    analysis.heard().with_untracked(|heard| heard.first()?.line.first().copied())
}

/// Whether a button, link or label has the focus.
fn is_on_button(event: &KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.closest("button, a, label"), Ok(Some(_))))
}

/// The list of the keys.
#[component]
pub(super) fn ShortcutHelp(shown: RwSignal<bool>) -> impl IntoView {
    let i18n = i18n();
    view! {
        <Show when=move || shown.get()>
            <div class="board-confirm keys" role="dialog" aria-label=move || i18n.say(&messages::page_keys())>
                <dl>
                    {KEYS.map(|(key, what)| view! { <dt>{key}</dt><dd>{move || i18n.say(&what())}</dd> }).collect_view()}
                </dl>
                <button class="button" data-act="close-keys" on:click=move |_| shown.set(false)>{move || i18n.say(&messages::page_close())}</button>
            </div>
        </Show>
    }
}
