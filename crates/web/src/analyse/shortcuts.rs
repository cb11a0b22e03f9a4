//! Keyboard shortcuts of the analysis.

use basalt_locales::messages;
use basalt_rules::AnyMove;
use basalt_study::LineChange;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::controller::AnalysisController;
use super::move_tree;
use crate::play::{ReplayStep, is_key_taken};
use crate::shortcuts::{ENDS, ShortcutList, VIEW_KEYS, ZEN};

/// The shortcuts of the analysis.
pub(super) static SHORTCUTS: ShortcutList = ShortcutList::screen(&[
    &[("← → k j", messages::page_keys_steps), ENDS],
    &[("↑ ↓", messages::page_keys_lines), ("␣", messages::page_keys_best)],
    &VIEW_KEYS,
    &[ZEN, ("l", messages::page_keys_engine), ("Esc", messages::page_keys_clear)],
])
.with_note(messages::page_keys_draw);

/// Handles a key, unless it belongs to a field or to the board.
pub(super) fn handle_key(analysis: AnalysisController, event: &KeyboardEvent) {
    if is_key_taken(event) || is_within(event, "dialog") {
        return;
    }
    match event.key().as_str() {
        " " if is_on_button(event) => return,
        _ if move_by_key(analysis, event) => {}
        "k" => move_tree::step_to(analysis, ReplayStep::Back),
        "j" => move_tree::step_to(analysis, ReplayStep::Ahead),
        "f" => analysis.flip(),
        "c" => analysis.toggle_links(),
        "z" => analysis.zen.toggle(),
        "l" => analysis.thinks().update(|thinks| *thinks = !*thinks),
        "Escape" if untrack(|| analysis.zen.is_on()) => analysis.zen.toggle(),
        "Escape" => drop(analysis.clear_drawings()),
        _ => return,
    }
    event.prevent_default();
}

/// Moves through the game by a key that boards use as well; `false` if it is none of these.
pub(super) fn move_by_key(analysis: AnalysisController, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return false;
    }
    match event.key().as_str() {
        "ArrowLeft" => move_tree::step_to(analysis, ReplayStep::Back),
        "ArrowRight" => move_tree::step_to(analysis, ReplayStep::Ahead),
        "Home" => move_tree::step_to(analysis, ReplayStep::First),
        "End" => move_tree::step_to(analysis, ReplayStep::Last),
        "ArrowUp" => drop(analysis.change(|study| study.change_line(LineChange::Previous))),
        "ArrowDown" => drop(analysis.change(|study| study.change_line(LineChange::Next))),
        " " => analysis.follow(best(analysis).as_slice()),
        _ => return false,
    }
    true
}

/// The best move as far as the engine knows.
fn best(analysis: AnalysisController) -> Option<AnyMove> {
    analysis.heard().with_untracked(|heard| heard.first()?.line.first().copied())
}

/// Whether a button, link or label has the focus and was reached by the keyboard.
fn is_on_button(event: &KeyboardEvent) -> bool {
    is_within(event, "button:focus-visible, a:focus-visible, label:focus-visible")
}

/// Whether the key was pressed in an element that matches a selector.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}
