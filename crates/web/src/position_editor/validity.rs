//! The sentences about the board as it is.

use basalt_locales::{Message, messages};
use basalt_view::errors::message_of;
use leptos::prelude::*;

use super::position_text::unread;
use super::{EditorState, editor_ui};

/// Says whether the position can be played on, or what is wrong with it.
#[component]
pub(super) fn Validity(state: EditorState) -> impl IntoView {
    let verdict = Memo::new(move |_| verdict(state));
    let text = move || verdict.with(|verdict| verdict.clone().unwrap_or_else(|wrong| wrong));
    let is_wrong = move || verdict.with(Result::is_err);
    view! { <p class="verdict-line" class:refused=is_wrong id="verdict" role="status">{text}</p> }
}

/// A sentence about the position; an error says what is wrong.
fn verdict(state: EditorState) -> Result<String, String> {
    if let Some(unread) = unread(state) {
        return Err(unread);
    }
    state.position.with(|position| match position {
        Ok(position) if position.outcome().is_some() => {
            Ok(state.i18n.say(&messages::page_setup_over()))
        }
        Ok(_) => Ok(state.i18n.say(&messages::page_setup_right())),
        Err(error) => Err(impossible(state, &message_of(error))),
    })
}

/// The sentence under the board: why the last tap did nothing, the piece that has been begun, or how pieces are put.
#[component]
pub(super) fn Note(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let refused = Memo::new(move |_| refusal(state));
    let text = move || {
        let refused = refused.get().map(|why| impossible(state, &why));
        refused.unwrap_or_else(|| i18n.say(&state.editor.with(editor_ui::hint)))
    };
    view! { <p class="note" class:refused=move || refused.with(Option::is_some) id="note">{text}</p> }
}

/// The reason why the last tap did nothing.
pub(super) fn refusal(state: EditorState) -> Option<Message> {
    state.editor.with(editor_ui::refusal)
}

/// Says that something cannot be done.
pub(super) fn impossible(state: EditorState, why: &Message) -> String {
    state.i18n.say(&messages::page_play_refused(&state.i18n.say(why)))
}
