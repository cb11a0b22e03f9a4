//! How games begin.

use basalt_play::{Clocks, Level, Seat, Start, Table};
use basalt_rules::Game;
use leptos::prelude::*;

use super::closing::CLIMBING;
use super::{Desk, GAME, now};
use crate::archive;
use crate::browser;
use crate::play::wish::{Board, Wish};
use crate::store::{self, Trouble};

impl Desk {
    /// What the next game shall be like.
    pub(crate) fn wish(self) -> RwSignal<Wish> {
        self.wish
    }

    /// Fills in what a person is likely to want.
    pub(crate) fn plan(self, wish: Wish) {
        let level = self.ladder_level(wish.game);
        self.wish.set(Wish { level: Level::new(level).unwrap_or(wish.level), ..wish });
    }

    /// The level of the next game on the ladder.
    pub(crate) fn ladder_level(self, game: Game) -> u8 {
        self.ladder.with(|ladder| ladder.rung(game).level.get())
    }

    /// Begins a game without asking anything, at the level that the person has reached.
    pub(crate) fn first_game(self, game: Game) {
        let level = Level::new(self.ladder_level(game)).unwrap_or(Level::FIRST);
        let mut table = seat(Wish { level, ..Wish::of(game) });
        // A tag like any other can always be set.
        let _ = table.set_tag(CLIMBING, "yes");
        self.sit_down(table);
    }

    /// Begins the game that is wished for.
    pub(crate) fn begin(self, wish: Wish) {
        self.sit_down(seat(wish));
    }

    /// Plays the same again, with colours changed.
    pub(crate) fn rematch(self) {
        let table = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let players = Seat::exchanged(table.players());
            let start = match table.start() {
                Start::FullBoard { .. } => Start::FullBoard { seed: browser::dice() },
                other => other.clone(),
            };
            let control = table.clocks().map(Clocks::control);
            Some(Table::new(start, players, control))
        });
        if let Some(table) = table {
            self.sit_down(table);
        }
    }

    fn sit_down(self, mut table: Table) {
        self.silence();
        date(&mut table);
        self.hint.set(None);
        self.say(None);
        self.table.set(Some(table));
    }

    /// Gives up what the engine is asked.
    pub(super) fn silence(self) {
        self.engine.forget();
        self.round.update(|round| *round += 1);
    }
}

/// Lays a game out for the desk to take it up when it is opened next.
pub(crate) fn lay_out(mut table: Table) -> Result<(), Trouble> {
    date(&mut table);
    store::keep(GAME, &table.to_text(now()))
}

fn date(table: &mut Table) {
    // A date that we write ourselves is a date.
    let _ = table.set_tag("Date", &archive::today());
}

fn seat(wish: Wish) -> Table {
    let seed = browser::dice();
    let start = if wish.board == Board::Full { wish.start(seed) } else { wish.start(0) };
    Table::new(start, wish.players(seed), wish.control())
}
