//! The start of another game.

use basalt_play::{Clocks, LocalGame, Seat, Start};
use leptos::prelude::*;

use super::GameController;
use crate::browser;
use crate::play::stored::set_date;

impl GameController {
    /// Plays the same again, with colours changed.
    pub(crate) fn rematch(self) {
        let game = self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let players = Seat::exchanged(game.players());
            let start = match game.start() {
                &Start::RandomBoard { game, .. } => {
                    Start::RandomBoard { game, seed: browser::random_seed() }
                }
                other => other.clone(),
            };
            let control = game.clocks().map(Clocks::control);
            Some(LocalGame::new(start, players, control))
        });
        if let Some(game) = game {
            self.begin_game(game);
        }
    }

    fn begin_game(self, mut game: LocalGame) {
        self.cancel_search();
        set_date(&mut game);
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
