//! What a person is told about what the hand does.

use basalt_input::punct::{BoardInput, Event, Grip, words};
use basalt_locales::{Catalogue, Message};
use basalt_rules::punct::{Cell, Position};
use basalt_view::punct;
use leptos::prelude::*;

use super::State;
use crate::status_message::LocalizedText;

pub(super) use basalt_input::punct::words::threats;

/// Tells what an event has brought about.
pub(super) fn tell(state: State, position: &Position, event: Event, before: &BoardInput) {
    let (hand, catalogue) = (state.hand.get_untracked(), untrack(|| state.i18n.catalogue()));
    if let Some(reason) = hand.refused() {
        return state.props.refuse.run(reason.clone().into());
    }
    if let Some(seen) = seen(position, event, before, &hand)
        && !seen.text(&catalogue).is_empty()
    {
        return state.props.mention.run(seen);
    }
    let is_under_way = matches!(event, Event::Press(..) | Event::Pull(_) | Event::Carry(_));
    let is_laid = event == Event::Release && hand.ghost().is_some();
    if is_laid || !is_under_way && before.grip() != hand.grip() {
        if let Some(said) = hand.says(position, &catalogue) {
            state.notices.speak(said);
        }
    } else if let (true, Some(cell)) = (before.focus() != hand.focus(), hand.focus()) {
        state.notices.speak(catalogue.say(&punct::describe_space(position, cell)));
    }
}

/// A chain that was lit, or what was looked at under a piece.
fn seen(
    position: &Position,
    event: Event,
    before: &BoardInput,
    hand: &BoardInput,
) -> Option<LocalizedText> {
    let at = position.clone();
    if let (true, Some(cell)) = (before.lit() != hand.lit(), hand.lit()) {
        let chain = move |catalogue: &Catalogue| words::chain_says(&at, cell, catalogue);
        return Some(LocalizedText::new(move |catalogue| chain(catalogue).unwrap_or_default()));
    }
    let (true, Event::Peek(cell)) = (before.peeked() != hand.peeked(), event) else { return None };
    hand.peeked()?;
    let cell = cell.or(hand.focus())?;
    Some(LocalizedText::new(move |catalogue| contents(&at, cell, catalogue)))
}

fn contents(position: &Position, cell: Cell, catalogue: &Catalogue) -> String {
    let dots = words::contents(position, cell);
    let said: Vec<String> = dots.iter().map(|dot| catalogue.say(dot)).collect();
    said.join("; ")
}

/// The sentence under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub(super) text: String,
    /// Whether it says why something cannot be.
    pub(super) refused: bool,
}

/// What the hand has to say to those who see the board; nothing if it is empty.
pub(super) fn note(state: State) -> Option<Note> {
    let catalogue = state.i18n.catalogue();
    let shown = |text| Some(Note { text, refused: false });
    state.position.with(|position| {
        state.settled_hand.with(|hand| {
            let ghost = hand.ghost().map(|laid| laid.note(position, &catalogue));
            if let Some(reason) = hand.reason(position) {
                return Some(Note { text: catalogue.say(&reason.message()), refused: true });
            }
            if let (Some(cell), Grip::Empty) = (hand.lit(), hand.grip()) {
                return shown(words::chain_says(position, cell, &catalogue)?);
            }
            shown(ghost.or_else(|| hand.says(position, &catalogue))?)
        })
    })
}

/// How many turns would win for the opponent, if that is to be known.
pub(super) fn threat_note(state: State) -> Option<Message> {
    let count = state.threats.with(Vec::len);
    let is_played = state.props.person.get().is_some();
    (state.shows_threats.get() && is_played).then(|| state.position.with(|at| threats(at, count)))
}
