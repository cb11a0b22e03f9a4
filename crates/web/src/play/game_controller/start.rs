//! The start of a game.

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
    /// The options of the next game.
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

    /// Starts a game without any questions, at the level that the person has reached.
    pub(crate) fn first_game(self, game: Game) {
        let level = Level::new(self.ladder_level(game)).unwrap_or(Level::FIRST);
        let mut game = seat(GameOptions { level, ..GameOptions::of(game) });
        // A tag like any other can always be set.
        let _ = game.set_tag(LADDER_TAG, "yes");
        self.begin_game(game);
    }

    /// Starts a game with these options.
    pub(crate) fn begin(self, options: GameOptions) {
        self.begin_game(seat(options));
    }

    /// Plays the same again, with colours changed.
    pub(crate) fn rematch(self) {
        let game = self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let players = Seat::exchanged(game.players());
            let start = match game.start() {
                Start::RandomBoard { .. } => Start::RandomBoard { seed: browser::random_seed() },
                other => other.clone(),
            };
            let control = game.clocks().map(Clocks::control);
            Some(LocalGame::new(start, players, control))
        });
        if let Some(game) = game {
            self.begin_game(game);
        }
    }

    /// Starts a game.
    pub(crate) fn begin_game(self, mut game: LocalGame) {
        self.cancel_search();
        date(&mut game);
        self.hint.set(None);
        self.say(None);
        self.game.set(Some(game));
    }

    /// Cancels the search.
    pub(super) fn cancel_search(self) {
        self.engine.forget();
        self.round.update(|round| *round += 1);
    }
}

/// Stores a new game, which the play bundle then resumes.
pub(crate) fn store_new_game(mut game: LocalGame) -> Result<(), StorageError> {
    date(&mut game);
    local_storage::write(GAME, &game.to_text(now()))
}

fn date(game: &mut LocalGame) {
    // A date that we write ourselves is a date.
    let _ = game.set_tag("Date", &archive::today());
}

fn seat(options: GameOptions) -> LocalGame {
    let seed = browser::random_seed();
    LocalGame::new(options.start(seed), options.players(seed), options.control())
}
