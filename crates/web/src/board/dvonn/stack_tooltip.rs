//! A tooltip with the pieces of a stack.

use basalt_input::dvonn::{contents_words, preview_words};
use basalt_view::dvonn;
use leptos::prelude::*;

use super::State;
use crate::board::svg_canvas::Picture;
use crate::browser::pixels;
use crate::i18n::i18n;

/// The pieces of the stack under the pointer from top to bottom, or what a move onto it would do.
#[component]
pub(super) fn StackTooltip(state: State) -> impl IntoView {
    let i18n = i18n();
    let shown = Memo::new(move |_| {
        state.input.with(|input| {
            state.at(|at| {
                let preview = input.preview(at).filter(|_| input.asked(at).is_none());
                let cell = input.card(at);
                (preview, cell.map(|cell| (cell, at.position.stack(cell))))
            })
        })
    });
    let sentence = move || {
        let (preview, contents) = shown.get();
        let (position, catalogue) = (untrack(|| state.input_position()), i18n.catalogue());
        match (preview, contents) {
            (Some(preview), _) => preview_words(&catalogue, &preview, position.to_move()),
            (None, Some((cell, _))) => contents_words(&catalogue, &position, cell),
            (None, None) => String::new(),
        }
    };
    let stack = Memo::new(move |_| {
        let (preview, contents) = shown.get();
        contents.filter(|_| preview.is_none()).map(|(_, stack)| stack)
    });
    let is_shown =
        move || shown.with(|(preview, contents)| preview.is_some() || contents.is_some());
    // A hidden tooltip does not follow the pointer.
    let place = Memo::new(move |before: Option<&(f64, f64)>| {
        if is_shown() { state.pointer.get() } else { before.copied().unwrap_or_default() }
    });
    let scene = Signal::derive(move || dvonn::contents(stack.get().unwrap_or_default()));
    // It stays in the page, since a picture takes longer to make than to change.
    view! {
        <div class="stack-tip" class:shown=is_shown class:pictured=move || stack.get().is_some()
            style:left=move || pixels(place.get().0) style:top=move || pixels(place.get().1)>
            <Picture scene/>
            <span>{sentence}</span>
        </div>
    }
}
