//! What is to be said about the board as it is.

use basalt_input::punct::Reason;
use basalt_locales::{Message, messages};
use basalt_study::editor::punct::{Editor, Refused};
use basalt_view::errors::message_of;
use leptos::prelude::*;

use super::State;
use super::position_text::unread;

/// Whether the position can be played on, or what is wrong with it.
#[component]
pub(super) fn Validity(state: State) -> impl IntoView {
    let verdict = Memo::new(move |_| verdict(state));
    let text = move || verdict.with(|verdict| verdict.clone().unwrap_or_else(|wrong| wrong));
    let is_wrong = move || verdict.with(Result::is_err);
    view! { <p class="verdict-line" class:refused=is_wrong id="verdict" role="status">{text}</p> }
}

/// A sentence about the position; an error says what is wrong.
fn verdict(state: State) -> Result<String, String> {
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

/// The sentence under the board: why the last tap did nothing, what has been begun, or how pieces are put.
#[component]
pub(super) fn Note(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let refused = Memo::new(move |_| refusal(state));
    let text = move || {
        let refused = refused.get().map(|why| impossible(state, &why));
        refused.unwrap_or_else(|| i18n.say(&begun_or_hint(state)))
    };
    view! { <p class="note" class:refused=move || refused.with(Option::is_some) id="note">{text}</p> }
}

/// Why the last tap did nothing.
pub(super) fn refusal(state: State) -> Option<Message> {
    state.punct(|editor| editor.refused().map(why)).flatten()
}

/// Says that something cannot be.
pub(super) fn impossible(state: State, why: &Message) -> String {
    state.i18n.say(&messages::page_play_refused(&state.i18n.say(why)))
}

fn why(refused: &Refused) -> Message {
    match refused {
        Refused::NoPiece { spaces } => Reason::NoPiece { spaces: *spaces }.message(),
        Refused::Rest(error) => message_of(error),
        Refused::Covered(refusal) => message_of(refusal),
    }
}

fn begun_or_hint(state: State) -> Message {
    state.punct(begun).map_or_else(messages::page_setup_hint_dvonn, |begun| {
        begun.unwrap_or_else(messages::page_setup_hint_punct)
    })
}

/// What has been begun of a piece.
fn begun(editor: &Editor) -> Option<Message> {
    let punct = editor.begun().first()?;
    Some(messages::page_setup_begun(&punct.to_string(), 3 - editor.begun().len() as u64))
}
