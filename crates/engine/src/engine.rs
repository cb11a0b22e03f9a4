//! The engine: one interface for all games.

use basalt_rules::{AnyPosition, Game, Title};

use crate::game_engine::player;
use crate::limits::Limits;
use crate::networks::Network;
use crate::options::Options;
use crate::player::AnyPlayer;
use crate::report::{Best, Info};

/// A player of every game.
///
/// It keeps its tables from move to move. With the same options it gives the same answers to the same searches in the
/// same order, as long as it uses one thread and no clock stops it.
pub struct Engine {
    options: Options,
    /// The player of each title, in the order of [`Title::ALL`].
    players: [Box<dyn AnyPlayer>; Title::ALL.len()],
}

impl Engine {
    /// Creates an engine with these options.
    pub fn new(options: Options) -> Self {
        Self { options, players: Title::ALL.map(|title| player(title, options)) }
    }

    /// Its options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes how it works.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
        for player in &mut self.players {
            player.set_options(options);
        }
    }

    /// Takes the memory that it needs for a game, so that the first search does not have to.
    pub fn prepare(&mut self, game: Game) {
        self.player(game).prepare();
    }

    /// Clears all tables, before another game.
    pub fn forget(&mut self) {
        for player in &mut self.players {
            player.forget();
        }
    }

    /// Installs a network from its file, in a module that was built without it, and clears all tables. Returns whether
    /// the file has the right size.
    pub fn install(&mut self, network: Network, file: Vec<u8>) -> bool {
        let installed = network.install(file);
        if installed {
            self.forget();
        }
        installed
    }

    /// Searches for the best move. Returns `None` when the game is over.
    ///
    /// `report` receives the best lines so far, each time they change or become deeper. The answer is a legal move
    /// however tight the limits are.
    pub fn search(
        &mut self,
        position: &AnyPosition,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best> {
        self.player(position.game()).search(position, limits, report)
    }

    fn player(&mut self, game: Game) -> &mut dyn AnyPlayer {
        &mut *self.players[game.title() as usize]
    }
}
