//! The computer as an opponent: a bounded pool of engines, so that games between people always have the rest of the
//! machine.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_referee::{ColorWish, Command, GameId, Millis, Request, Terms};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_store::{Account, Seat};
use basalt_wire::ErrorCode;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::loaded_game::LoadedGame;
use super::node::Node;
use super::pairing;
use super::start_game::GameSetup;
use crate::api_error::{ApiError, ApiResult};
use crate::rate_limit::Limited;
use crate::rng;

/// Maximum number of games in which the computer has a pending action; beyond it, it is busy.
const MAX_PENDING_GAMES: usize = 100;

/// Memory of one engine, in MiB.
const ENGINE_MEMORY_MIB: usize = 16;

/// Maximum time of a search, at every level.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(2);

/// A search takes at most this fraction of the remaining time: one thirtieth.
const CLOCK_FRACTION: u64 = 30;

/// The engines, and the games in which they have a pending action.
pub(crate) struct ComputerPool {
    slots: Semaphore,
    idle: Mutex<Vec<Engine>>,
    pending_games: Mutex<HashSet<GameId>>,
}

impl Default for ComputerPool {
    /// One engine for every two cores.
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        let slots = Semaphore::new((cores / 2).max(1));
        Self { slots, idle: Mutex::default(), pending_games: Mutex::default() }
    }
}

/// An action of the computer.
enum Action {
    Answer(Command),
    Move { position: Box<AnyPosition>, level: u8, left: Millis },
}

/// A pending action, and the event after which it is due.
struct PendingAction {
    by: Color,
    after: u32,
    action: Action,
}

impl ComputerPool {
    fn pending_games(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.pending_games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a task for the computer if it has a pending action. The caller holds the lock of the game.
    pub(crate) fn wake(node: &Arc<Node>, loaded: &LoadedGame) {
        let game = loaded.header.game;
        if pending_action(loaded, node.now()).is_some()
            && node.computers.pending_games().insert(game)
        {
            let node = Arc::clone(node);
            tokio::spawn(async move {
                // The sweeper finds the game and tries again.
                if node.run_computer(game).await.is_err() {
                    node.computers.pending_games().remove(&game);
                }
            });
        }
    }
}

impl Node {
    /// Starts a game against the computer. Such games are never rated.
    pub(crate) async fn play_computer(
        self: &Arc<Self>,
        account: &Account,
        terms: Terms,
        level: u8,
    ) -> ApiResult {
        let terms = Terms { rated: false, ..terms };
        terms.check().map_err(|wrong| ErrorCode::Terms { wrong })?;
        Level::new(level).ok_or(ErrorCode::BadQuery)?;
        self.state.rate_limits().check(Limited::ChallengeByPlayer, &account.id.to_string())?;
        if self.computers.pending_games().len() >= MAX_PENDING_GAMES {
            return Err(ErrorCode::Busy.into());
        }
        let (person, computer) = (Seat::Person(account.id), Seat::Computer(level));
        let seats: ByColor<Seat> = pairing::seats(person, terms.color, computer, ColorWish::Either);
        self.start_game(GameSetup { terms, seats, seeks: Vec::new(), follows: None })
            .await
            .map(drop)
    }

    /// Starts tasks in all games where it is the computer's turn, such as those of a node that is gone.
    pub(crate) async fn wake_all(self: &Arc<Self>) -> ApiResult {
        for game in self.store().awaiting_computer().await? {
            let cached = self.open(game).await?;
            ComputerPool::wake(self, &*cached.lock().await);
        }
        Ok(())
    }

    /// Executes the actions of the computer in a game until none is pending.
    async fn run_computer(self: &Arc<Self>, game: GameId) -> ApiResult {
        while let Some(pending) = self.next_action(game).await? {
            let PendingAction { by, after, action } = pending;
            let command = match action {
                Action::Answer(command) => command,
                Action::Move { position, level, left } => {
                    Command::Play(self.search(*position, level, left).await?)
                }
            };
            let cached = self.open(game).await?;
            let mut loaded = cached.lock().await;
            let request = Request { by, after, now: self.now(), lag: 0, command };
            match self.decide_and_commit(&mut loaded, request).await {
                // The game has changed meanwhile: look up the pending action again.
                Ok(()) | Err(ApiError::Rejected(ErrorCode::Stale { .. })) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The pending action. While the game is locked, marks it as idle if there is none.
    async fn next_action(&self, game: GameId) -> ApiResult<Option<PendingAction>> {
        let cached = self.open(game).await?;
        let loaded = cached.lock().await;
        let pending = pending_action(&loaded, self.now());
        if pending.is_none() {
            self.computers.pending_games().remove(&game);
        }
        Ok(pending)
    }

    async fn search(&self, position: AnyPosition, level: u8, left: Millis) -> ApiResult<String> {
        let _slot = self.computers.slots.acquire().await.map_err(|_| ErrorCode::Busy)?;
        let engine = self.computers.idle().pop();
        let search = move || {
            let mut engine = engine.unwrap_or_else(|| Engine::new(options(level)));
            let found = search(&mut engine, &position, level, left);
            (engine, found)
        };
        let (engine, found) = spawn_blocking(search)
            .await
            .map_err(|_| ApiError::internal("a search has panicked"))?;
        self.computers.idle().push(engine);
        Ok(found.ok_or(ErrorCode::Over)?)
    }
}

fn options(level: u8) -> Options {
    let level = Level::new(level).unwrap_or(Level::FULL);
    Options { seed: rng::number(), level, threads: 1, memory: ENGINE_MEMORY_MIB, lines: 1 }
}

fn search(engine: &mut Engine, position: &AnyPosition, level: u8, left: Millis) -> Option<String> {
    engine.set_options(options(level));
    engine.forget();
    let (begun, time) =
        (Instant::now(), MAX_SEARCH_TIME.min(Duration::from_millis(left / CLOCK_FRACTION)));
    let stop = || begun.elapsed() >= time;
    let limits = Limits { stop: &stop, ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).map(|best| best.mv.to_string())
}

/// The pending action of the computer: it accepts takebacks, declines draws, and plays.
fn pending_action(loaded: &LoadedGame, now: Millis) -> Option<PendingAction> {
    let by = loaded.computer()?;
    let Seat::Computer(level) = loaded.seat(by) else { return None };
    let game = &loaded.game;
    if game.ending().is_some() {
        return None;
    }
    let action = if game.takeback_asked() == Some(by.other()) {
        Action::Answer(Command::AcceptTakeback)
    } else if game.draw_offered() == Some(by.other()) {
        Action::Answer(Command::DeclineDraw)
    } else if game.to_move() == by && game.position().forced_move().is_none() {
        let clocks = game.clocks(now);
        let left = if by == Color::White { clocks.white } else { clocks.black };
        Action::Move { position: Box::new(game.position().clone()), level, left }
    } else {
        return None;
    };
    Some(PendingAction { by, after: game.number(), action })
}
