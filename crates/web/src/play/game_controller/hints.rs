//! Hints: first where to look, then the move and why it is good.

use std::cell::RefCell;
use std::rc::Rc;

use basalt_locales::messages;
use basalt_play::Level;
use basalt_records::{Drawing, ShapeColor};
use basalt_review::{Hint, SearchResult};
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Overlay, claims};
use leptos::prelude::*;

use super::{GameController, search, strength};
use crate::engine::SearchOptions;
use crate::i18n::TextPart;
use crate::status_message::LocalizedText;

/// The time for a hint, in milliseconds.
const HINT_TIME_MS: u32 = 700;

/// A hint that a person has asked for.
#[derive(Clone)]
pub(super) struct ShownHint {
    hint: Hint,
    /// Whether the move is shown, not only where to look.
    shows_move: bool,
}

impl ShownHint {
    /// The marks on the board: blue rings where to look, then the green arrow of a suggestion.
    fn overlay(&self) -> Overlay {
        if self.shows_move {
            return Overlay::suggesting(vec![self.hint.mv()]);
        }
        let ring = |from| Drawing { color: ShapeColor::Blue, from, to: None };
        Overlay {
            drawings: self.hint.region().into_iter().map(ring).collect(),
            ..Overlay::default()
        }
    }

    /// The words beside the board.
    fn sentences(self) -> Vec<LocalizedText> {
        let Self { hint, shows_move } = self;
        if shows_move {
            let mv = messages::page_play_hint_is(&hint.mv().to_string()).into();
            let why = LocalizedText::new(move |catalogue| {
                claims::say_hint(&hint, catalogue).unwrap_or_default()
            });
            return vec![mv, why];
        }
        let theme = hint.theme().map(|theme| messages::review_nudge(theme.name()).into());
        [messages::review_look().into()].into_iter().chain(theme).collect()
    }
}

impl GameController {
    /// Asks for a hint: where to look, and the next time for the move.
    pub(crate) fn ask_hint(self) {
        if !untrack(|| self.may_ask_hint()) {
            return;
        }
        match self.hint.get_untracked() {
            Some(known) => self.show_hint(ShownHint { shows_move: true, ..known }),
            None => self.search_hint(),
        }
    }

    /// Whether the engine is looking for a hint.
    pub(crate) fn seeks_hint(self) -> bool {
        self.seeks_hint.get()
    }

    /// The marks of the hint on the board.
    pub(super) fn hint_overlay(self) -> Overlay {
        self.hint.with(|hint| hint.as_ref().map(ShownHint::overlay)).unwrap_or_default()
    }

    fn search_hint(self) {
        let options = SearchOptions { lines: Hint::LINES, ..strength(Level::LAST) };
        let search = untrack(|| self.with(|game| search(game, options, HINT_TIME_MS)));
        let Some(search) = search else { return };
        let (position, game) = (search.position.clone(), search.position.game());
        let lines = Rc::new(RefCell::new(Vec::<SearchResult>::new()));
        let heard = Rc::clone(&lines);
        let on_line = move |line: &str| {
            if let Some(result) = SearchResult::parse(game, line) {
                let mut heard = heard.borrow_mut();
                heard.retain(|known| known.rank != result.rank);
                heard.push(result);
            }
        };
        self.seeks_hint.set(true);
        self.engine.search(search, on_line, move |best: AnyMove| {
            let hint = Hint::new(&position, best, &lines.borrow());
            leptos::task::spawn_local(self.show_found(position, hint));
        });
    }

    /// Shows the hint that was found, if the game is still at that position, as soon as its words are there.
    async fn show_found(self, position: AnyPosition, hint: Option<Hint>) {
        let has_words = self.i18n.fetch(TextPart::Review).await;
        self.seeks_hint.set(false);
        let is_here = untrack(|| self.with(|game| *game.latest() == position)) == Some(true);
        if let (true, true, Some(hint)) = (has_words, is_here, hint) {
            self.show_hint(ShownHint { hint, shows_move: false });
        }
    }

    fn show_hint(self, shown: ShownHint) {
        self.hint.set(Some(shown.clone()));
        self.tell(shown.sentences(), false);
    }
}
