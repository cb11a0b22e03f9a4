//! The engine: one interface for all games.

use basalt_rules::{AnyPosition, Game};

use crate::dvonn;
use crate::limits::Limits;
use crate::networks::Network;
use crate::options::Options;
use crate::punct;
use crate::report::{Best, Info};

/// A player of every game.
///
/// It keeps its tables from move to move. With the same options it gives the same answers to the same searches in the
/// same order, as long as it uses one thread and no clock stops it.
pub struct Engine {
    options: Options,
    dvonn: dvonn::Player,
    punct: punct::Player,
}

impl Engine {
    /// Creates an engine with these options.
    pub fn new(options: Options) -> Self {
        Self { options, dvonn: dvonn::Player::new(options), punct: punct::Player::new(options) }
    }

    /// Its options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes how it works.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
        self.dvonn.set_options(options);
        self.punct.set_options(options);
    }

    /// Takes the memory that it needs for a game, so that the first search does not have to.
    pub fn prepare(&mut self, game: Game) {
        match game {
            Game::Dvonn => self.dvonn.prepare(),
            Game::Punct | Game::PunctBasic => self.punct.prepare(),
        }
    }

    /// Clears all tables, before another game.
    pub fn forget(&mut self) {
        self.dvonn.forget();
        self.punct.forget();
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
        match position {
            AnyPosition::Dvonn(position) => self.dvonn.search(position, limits, report),
            AnyPosition::Punct(position) => self.punct.search(position, limits, report),
        }
    }
}
