//! What there is to see of the game under way.

use std::time::Duration;

use basalt_play::{Ending, LocalGame, Seat, Turn};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use leptos::prelude::*;

use super::{GameController, now};
use crate::board::{BoardProps, Marks, RecentMoves};
use crate::status_message::StatusMessage;

impl GameController {
    /// Whether there is a game.
    pub(crate) fn has_game(self) -> bool {
        self.table.with(Option::is_some)
    }

    /// The game that can be gone on with.
    pub(crate) fn unfinished(self) -> Option<Game> {
        self.table.with(|table| {
            let table = table.as_ref()?;
            (table.ending().is_none() && !table.plies().is_empty()).then(|| table.game())
        })
    }

    /// The same desk, seen by what stands beside the board: it can wait until the board shows what has changed.
    pub(crate) fn deferred(self) -> Self {
        Self { waits: true, ..self }
    }

    /// Looks at the table; nothing if there is none.
    pub(crate) fn with<T>(self, look: impl FnOnce(&LocalGame) -> T) -> Option<T> {
        if self.waits {
            self.settled.track();
        } else {
            self.table.track();
        }
        self.table.with_untracked(|table| table.as_ref().map(look))
    }

    /// The position that is shown; without a game, the start of the one that is planned.
    pub(crate) fn shown(self) -> AnyPosition {
        let planned = || AnyPosition::start(self.options.get_untracked().game);
        self.with(|table| table.shown().clone()).unwrap_or_else(planned)
    }

    /// How it has come about.
    fn recent(self) -> RecentMoves {
        self.with(RecentMoves::of).unwrap_or_else(|| RecentMoves::new(0, self.shown(), &[]))
    }

    /// The person who may move a piece now.
    pub(crate) fn hand(self) -> Option<Color> {
        self.with(|table| match table.turn() {
            Turn::Person(color) if table.is_at_end() => Some(color),
            _ => None,
        })
        .flatten()
    }

    /// The person over the board: who plays the computer, also while it thinks, or whose turn it is. Nobody while an
    /// earlier position is looked at.
    pub(crate) fn person(self) -> Option<Color> {
        self.with(|table| match table.turn() {
            _ if !table.is_at_end() => None,
            Turn::Person(color) => Some(color),
            Turn::Computer(color, _) => Some(color.other()),
            Turn::Aid(_) | Turn::Over => None,
        })
        .flatten()
    }

    /// The stage of its board.
    pub(crate) fn board_props(self) -> BoardProps {
        let players = move || self.with(LocalGame::players).unwrap_or(Seat::TWO_PEOPLE);
        BoardProps {
            shown: Signal::derive(move || self.shown()),
            ahead: Signal::stored(None),
            recent: Signal::derive(move || self.recent()),
            hand: Signal::derive(move || self.hand()),
            person: Signal::derive(move || self.person()),
            players: Signal::derive(players),
            hint: Signal::derive(move || self.hint()),
            arrows: Signal::stored(Vec::new()),
            helps: Signal::stored(true),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused| self.refuse(refused)),
            mention: Callback::new(move |sentence| self.mention(sentence)),
        }
    }

    /// Who has to do something.
    pub(crate) fn turn(self) -> Turn {
        self.with(LocalGame::turn).unwrap_or(Turn::Over)
    }

    /// How the game ended.
    pub(crate) fn ending(self) -> Option<Ending> {
        self.with(LocalGame::ending).flatten()
    }

    /// What a player's clock shows.
    pub(crate) fn left(self, color: Color) -> Option<Duration> {
        self.tick.track();
        self.with(|table| table.clocks().map(|clocks| clocks.left(color, now()))).flatten()
    }

    /// The move that was asked for.
    pub(crate) fn hint(self) -> Option<AnyMove> {
        self.hint.get()
    }

    /// What was said last about the game.
    pub(crate) fn message(self) -> Option<StatusMessage> {
        self.message.get()
    }

    /// Whether only the board is shown.
    pub(crate) fn zen(self) -> bool {
        self.zen.get()
    }

    /// Shows only the board, or everything again.
    pub(crate) fn toggle_zen(self) {
        self.zen.update(|zen| *zen = !*zen);
    }

    /// Turns the board by half.
    pub(crate) fn flip(self) {
        let game = self.shown().game();
        self.preferences.flip(game);
    }
}
