//! A tooltip with the pieces of a stack.

use basalt_input::dvonn::contents_words;
use basalt_view::dvonn;
use leptos::prelude::*;

use super::BoardState;
use crate::board::Picture;
use crate::browser::pixels;
use crate::i18n::i18n;

/// The pieces of the stack that a button or a finger stays on, from top to bottom.
#[component]
pub(super) fn StackTooltip(state: BoardState) -> impl IntoView {
    let i18n = i18n();
    let shown = Memo::new(move |_| {
        let contents =
            |cell, position: &basalt_rules::dvonn::Position| (cell, position.stack(cell));
        let card = |input: &basalt_input::dvonn::BoardInput| {
            state.at(|at| input.card(at).map(|cell| contents(cell, at.position)))
        };
        state.input.with(card)
    });
    let sentence = move || {
        let position = untrack(|| state.input_position());
        let told = |(cell, _)| contents_words(&i18n.catalogue(), &position, cell);
        shown.get().map(told).unwrap_or_default()
    };
    // A hidden tooltip does not follow the pointer.
    let place = Memo::new(move |before: Option<&(f64, f64)>| {
        let is_shown = shown.with(Option::is_some);
        if is_shown { state.pointer.get() } else { before.copied().unwrap_or_default() }
    });
    let scene = Signal::derive(move || {
        dvonn::contents(shown.get().map(|(_, stack)| stack).unwrap_or_default())
    });
    // It stays in the page, since a picture takes longer to make than to change.
    view! {
        <div class="stack-tip" class:shown=move || shown.with(Option::is_some)
            style:left=move || pixels(place.get().0) style:top=move || pixels(place.get().1)>
            <Picture scene/>
            <span>{sentence}</span>
        </div>
    }
}
