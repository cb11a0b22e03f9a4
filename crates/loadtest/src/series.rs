//! The consecutive games of two players, by WebSocket or through the public API.

use std::sync::Arc;

use basalt_referee::GameId;
use basalt_rules::{AnyPosition, Game, SplitMix64};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc, watch};

use crate::game::ScriptedGame;
use crate::move_plan::MovePlan;
use crate::schedule::Instruction;
use crate::{Error, Played};

/// The state that all pairs share.
#[derive(Clone, Debug)]
pub(crate) struct SharedState {
    pub(crate) instructions: watch::Receiver<Instruction>,
    /// Permits to start a game.
    pub(crate) starting: Arc<Semaphore>,
    /// Receives a message when a pair has started its first game.
    pub(crate) begun: mpsc::UnboundedSender<()>,
}

/// The games of a pair of players, one after the other.
#[derive(Debug)]
pub(crate) struct Series {
    pub(crate) kind: Game,
    pub(crate) plan: MovePlan,
    starting: Arc<Semaphore>,
    begun: mpsc::UnboundedSender<()>,
    games: Vec<Played>,
}

impl Series {
    pub(crate) fn new(kind: Game, shared: SharedState, rng: SplitMix64) -> Self {
        let SharedState { instructions, starting, begun } = shared;
        let plan = MovePlan::new(instructions, rng);
        Self { kind, plan, starting, begun, games: Vec::new() }
    }

    /// Waits for the permission to start a game.
    pub(crate) async fn permit(&self) -> Result<SemaphorePermit<'_>, Error> {
        self.starting.acquire().await.map_err(|_| Error::Gone)
    }

    /// A game has started.
    pub(crate) fn begin(&mut self, game: GameId) -> ScriptedGame {
        _ = self.begun.send(());
        self.plan.begin_game();
        ScriptedGame::new(game, AnyPosition::start(self.kind))
    }

    /// Keeps a game, whether it has ended or not. Returns whether it has, so that another one can begin, or the error that
    /// stopped it.
    pub(crate) fn keep(
        &mut self,
        game: ScriptedGame,
        played: Result<(), Error>,
    ) -> Result<bool, Error> {
        self.games.push(game.played);
        played.map(|()| game.is_over)
    }

    /// The games, with the error that ended them.
    pub(crate) fn end(self, result: Result<(), Error>) -> (Vec<Played>, Option<Error>) {
        (self.games, result.err())
    }
}
