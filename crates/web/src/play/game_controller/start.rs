//! How games begin.

use basalt_play::{Clocks, Level, LocalGame, Seat, Start};
use basalt_rules::Game;
use leptos::prelude::*;

use super::finish::LADDER_TAG;
use super::{GAME, GameController, now};
use crate::archive;
use crate::browser;
use crate::local_storage::{self, StorageError};
use crate::play::game_options::GameOptions;

impl GameController {
    /// What the next game shall be like.
    pub(crate) fn options(self) -> RwSignal<GameOptions> {
        self.options
    }

    /// Fills in what a person is likely to want.
    pub(crate) fn plan(self, options: GameOptions) {
        let level = self.ladder_level(options.game);
        self.options
            .set(GameOptions { level: Level::new(level).unwrap_or(options.level), ..options });
    }

    /// The level of the next game on the ladder.
    pub(crate) fn ladder_level(self, game: Game) -> u8 {
        self.ladder.with(|ladder| ladder.rung(game).level.get())
    }

    /// Begins a game without asking anything, at the level that the person has reached.
    pub(crate) fn first_game(self, game: Game) {
        let level = Level::new(self.ladder_level(game)).unwrap_or(Level::FIRST);
        let mut table = seat(GameOptions { level, ..GameOptions::of(game) });
        // A tag like any other can always be set.
        let _ = table.set_tag(LADDER_TAG, "yes");
        self.begin_game(table);
    }

    /// Begins the game that is wished for.
    pub(crate) fn begin(self, options: GameOptions) {
        self.begin_game(seat(options));
    }

    /// Plays the same again, with colours changed.
    pub(crate) fn rematch(self) {
        let table = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let players = Seat::exchanged(table.players());
            let start = match table.start() {
                Start::FullBoard { .. } => Start::FullBoard { seed: browser::random_seed() },
                other => other.clone(),
            };
            let control = table.clocks().map(Clocks::control);
            Some(LocalGame::new(start, players, control))
        });
        if let Some(table) = table {
            self.begin_game(table);
        }
    }

    fn begin_game(self, mut table: LocalGame) {
        self.cancel_search();
        date(&mut table);
        self.hint.set(None);
        self.say(None);
        self.table.set(Some(table));
    }

    /// Gives up what the engine is asked.
    pub(super) fn cancel_search(self) {
        self.engine.forget();
        self.round.update(|round| *round += 1);
    }
}

/// Lays a game out for the desk to take it up when it is opened next.
pub(crate) fn store_new_game(mut table: LocalGame) -> Result<(), StorageError> {
    date(&mut table);
    local_storage::write(GAME, &table.to_text(now()))
}

fn date(table: &mut LocalGame) {
    // A date that we write ourselves is a date.
    let _ = table.set_tag("Date", &archive::today());
}

fn seat(options: GameOptions) -> LocalGame {
    let seed = browser::random_seed();
    LocalGame::new(options.start(seed), options.players(seed), options.control())
}
