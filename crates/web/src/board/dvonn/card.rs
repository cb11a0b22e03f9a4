//! What a stack holds, beside the pointer.

use basalt_table::dvonn::{contents_words, preview_words};
use basalt_view::dvonn;
use leptos::prelude::*;

use super::State;
use crate::board::canvas::Picture;
use crate::board::shape::beside;
use crate::browser::document;
use crate::words::words;

/// The pieces of the stack under the pointer from top to bottom, or what a move onto it would do.
#[component]
pub(super) fn Card(state: State) -> impl IntoView {
    let words = words();
    let shown = Memo::new(move |_| {
        state.hand.with(|hand| {
            state.at(|at| {
                let preview = hand.preview(at).filter(|_| hand.asked(at).is_none());
                let cell = hand.card(at);
                (preview, cell.map(|cell| (cell, at.position.stack(cell))))
            })
        })
    });
    let place = move || {
        let (x, y) = state.pointer.get();
        let board = document().get_element_by_id("board");
        let (left, top) = board.map_or((0.0, 0.0), |board| beside(&board, x, y));
        (format!("{left:.0}px"), format!("{top:.0}px"))
    };
    move || {
        let (preview, contents) = shown.get();
        let (position, catalogue) = (untrack(|| state.position()), words.catalogue());
        let sentence = match (preview, contents) {
            (Some(preview), _) => preview_words(&catalogue, &preview, position.to_move()),
            (None, Some((cell, _))) => contents_words(&catalogue, &position, cell),
            (None, None) => return None,
        };
        let picture = contents.filter(|_| preview.is_none()).map(|(_, stack)| {
            let scene = dvonn::contents(stack);
            view! { <Picture prefix="contents" scene=Signal::derive(move || scene.clone())/> }
        });
        Some(view! {
            <div class="card" style:left=move || place().0 style:top=move || place().1>
                {picture}
                <span>{sentence}</span>
            </div>
        })
    }
}
