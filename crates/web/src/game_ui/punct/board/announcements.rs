//! Announcements for screen readers, and the sentence under the board.

use basalt_input::punct::{BoardInput, Event, HeldPiece, words};
use basalt_locales::{Catalogue, Message, sentences};
use basalt_rules::punct::{Cell, Position};
use basalt_view::punct;
use leptos::prelude::*;

use super::BoardState;
use crate::status_message::LocalizedText;

pub(super) use basalt_input::punct::words::threats;

/// Announces the result of an event.
pub(super) fn tell(state: BoardState, position: &Position, event: Event, before: &BoardInput) {
    let (input, catalogue) = (state.input.get_untracked(), untrack(|| state.i18n.catalogue()));
    if let Some(reason) = input.refused() {
        return state.props().refuse.run(reason.clone().into());
    }
    if let Some(seen) = seen(position, event, before, &input)
        && !seen.text(&catalogue).is_empty()
    {
        return state.props().mention.run(seen);
    }
    let is_under_way =
        matches!(event, Event::Press(..) | Event::Touch(..) | Event::Drag(_) | Event::Carry(_));
    let is_laid = event == Event::Release && input.ghost().is_some();
    if is_laid || !is_under_way && before.held_piece() != input.held_piece() {
        if let Some(said) = input.says(position, &catalogue) {
            state.notices.speak(said);
        }
    } else if let (true, Some(cell)) = (before.focus() != input.focus(), input.focus()) {
        state.notices.speak(catalogue.say(&punct::describe_space(position, cell)));
    }
}

/// The sentence about a highlighted chain, or about the pieces under another.
fn seen(
    position: &Position,
    event: Event,
    before: &BoardInput,
    input: &BoardInput,
) -> Option<LocalizedText> {
    let at = position.clone();
    if let (true, Some(cell)) = (before.lit() != input.lit(), input.lit()) {
        let chain = move |catalogue: &Catalogue| words::chain_says(&at, cell, catalogue);
        return Some(LocalizedText::new(move |catalogue| chain(catalogue).unwrap_or_default()));
    }
    let (true, Event::Peek(cell)) = (before.peeked() != input.peeked(), event) else { return None };
    input.peeked()?;
    let cell = cell.or(input.focus())?;
    Some(LocalizedText::new(move |catalogue| contents(&at, cell, catalogue)))
}

fn contents(position: &Position, cell: Cell, catalogue: &Catalogue) -> String {
    let dots = words::contents(position, cell);
    let said: Vec<String> = dots.iter().map(|dot| catalogue.say(dot)).collect();
    said.join("; ")
}

/// The sentences under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// What they are about: the piece in the hand and its space. Empty otherwise.
    pub(super) title: String,
    pub(super) text: String,
    /// Whether it is a refusal.
    pub(super) refused: bool,
}

/// The sentences under the board; nothing if no piece is being placed.
pub(super) fn note(state: BoardState) -> Option<Note> {
    let catalogue = state.i18n.catalogue();
    let note = |title, text, refused| Some(Note { title, text: sentences([text]), refused });
    state.position.with(|position| {
        state.settled_input.with(|input| {
            if let Some(reason) = input.reason(position) {
                return note(String::new(), catalogue.say(&reason.message()), true);
            }
            if let Some(laid) = input.ghost() {
                let title = catalogue.say(&laid.title());
                return note(title, laid.note(position, &catalogue), false);
            }
            let said = match (input.lit(), input.held_piece()) {
                (Some(cell), HeldPiece::Empty) => words::chain_says(position, cell, &catalogue),
                _ => input.says(position, &catalogue),
            };
            note(String::new(), said?, false)
        })
    })
}

/// The number of turns by which the opponent would win, if threats are shown.
pub(super) fn threat_note(state: BoardState) -> Option<Message> {
    let count = state.threats.with(Vec::len);
    let is_played = state.props().person.get().is_some();
    (state.shows_threats.get() && is_played).then(|| state.position.with(|at| threats(at, count)))
}
