//! Read access to the running game.

use std::time::Duration;

use basalt_play::{Ending, LocalGame, Seat, Turn};
use basalt_rules::{AnyPosition, Color, Game};
use basalt_view::Overlay;
use leptos::prelude::*;

use super::{GameController, now};
use crate::board::{BoardProps, Marks, RecentMoves};
use crate::engine::EngineState;
use crate::status_message::StatusMessage;

impl GameController {
    /// Whether there is a game.
    pub(crate) fn has_game(self) -> bool {
        self.game.with(Option::is_some)
    }

    /// The same controller for views beside the board, which update a frame after the board.
    pub(crate) fn deferred(self) -> Self {
        Self { waits: true, ..self }
    }

    /// Reads the game, if there is one.
    pub(crate) fn with<T>(self, look: impl FnOnce(&LocalGame) -> T) -> Option<T> {
        if self.waits {
            self.settled.track();
        } else {
            self.game.track();
        }
        self.game.read_untracked().as_ref().map(look)
    }

    /// The position that is shown; without a game, the start of one.
    pub(crate) fn shown(self) -> AnyPosition {
        let start = || AnyPosition::start(Game::DEFAULT);
        self.with(|game| game.shown().clone()).unwrap_or_else(start)
    }

    /// The moves that led to it.
    fn recent(self) -> RecentMoves {
        self.with(RecentMoves::of).unwrap_or_else(|| RecentMoves::new(0, self.shown(), &[]))
    }

    /// The person who may move a piece now.
    pub(crate) fn mover(self) -> Option<Color> {
        self.with(|game| match game.turn() {
            Turn::Person(color) if game.is_at_end() => Some(color),
            _ => None,
        })
        .flatten()
    }

    /// The person at the board: the one who plays the computer, or whose turn it is. Nobody while an
    /// earlier position is looked at.
    pub(crate) fn person(self) -> Option<Color> {
        self.with(|game| match game.turn() {
            _ if !game.is_at_end() => None,
            Turn::Person(color) => Some(color),
            Turn::Computer(color, _) => Some(color.other()),
            Turn::Aid(_) | Turn::Over => None,
        })
        .flatten()
    }

    /// The properties of its board.
    pub(crate) fn board_props(self) -> BoardProps {
        let players = move || self.with(LocalGame::players).unwrap_or(Seat::TWO_PEOPLE);
        BoardProps {
            shown: Signal::derive(move || self.shown()),
            ahead: Signal::stored(None),
            recent: Signal::derive(move || self.recent()),
            mover: Signal::derive(move || self.mover()),
            person: Signal::derive(move || self.person()),
            players: Signal::derive(players),
            overlay: Signal::derive(move || self.hint_overlay()),
            pointers: Signal::stored(Overlay::default()),
            helps: Signal::stored(true),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused| self.refuse(refused)),
            mention: Callback::new(move |sentence| self.mention(sentence)),
        }
    }

    /// The player to move, or the end of the game.
    pub(crate) fn turn(self) -> Turn {
        self.with(LocalGame::turn).unwrap_or(Turn::Over)
    }

    /// Whether something can be taken back.
    pub(crate) fn may_undo(self) -> bool {
        self.with(LocalGame::may_undo) == Some(true)
    }

    /// Whether the person may ask for a good move.
    pub(crate) fn may_ask_hint(self) -> bool {
        matches!(self.turn(), Turn::Person(_)) && self.engine.state() == EngineState::Idle
    }

    /// Whether the computer thinks, and can be told to move at once.
    pub(crate) fn may_hurry(self) -> bool {
        let is_person = matches!(self.turn(), Turn::Person(_));
        self.engine.state() == EngineState::Thinking && !is_person
    }

    /// The ending of the game.
    pub(crate) fn ending(self) -> Option<Ending> {
        self.with(LocalGame::ending).flatten()
    }

    /// The remaining time of a player.
    pub(crate) fn left(self, color: Color) -> Option<Duration> {
        self.tick.track();
        self.with(|game| game.clocks().map(|clocks| clocks.left(color, now()))).flatten()
    }

    /// The last message about the game.
    pub(crate) fn message(self) -> Option<StatusMessage> {
        self.message.get()
    }

    /// Shows or hides links and chains.
    pub(crate) fn toggle_links(self) {
        self.preferences.toggle_links();
    }

    /// Turns the board by half.
    pub(crate) fn flip(self) {
        let game = self.shown().game();
        self.preferences.flip(game);
    }
}
