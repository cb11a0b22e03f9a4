//! The server's own engine as an opponent: a bounded pool, so that games against it never take the machine from those
//! of people.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_referee::{Command, Request};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_store::{Account, Seat};
use basalt_wire::{ColorWish, GameId, Millis, Refusal, Terms};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::loaded_game::LoadedGame;
use super::node::Node;
use super::pairing;
use super::start_game::GameSetup;
use crate::api_error::ApiError;
use crate::rng;

/// In so many games at once the engine may have something to do; then it is busy.
const MOST_GAMES: usize = 100;

/// The memory of one engine, in MiB.
const MEMORY: usize = 16;

/// No move takes longer, whatever the level.
const LONGEST: Duration = Duration::from_secs(2);

/// A move takes at most such a part of what is left on the clock.
const SHARE: u64 = 30;

/// The engines, and the games in which they have something to do.
pub(crate) struct ComputerPool {
    seats: Semaphore,
    idle: Mutex<Vec<Engine>>,
    at_work: Mutex<HashSet<GameId>>,
}

impl Default for ComputerPool {
    /// Half of the machine at most.
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        let seats = Semaphore::new((cores / 2).max(1));
        Self { seats, idle: Mutex::default(), at_work: Mutex::default() }
    }
}

/// What the computer has to do in a game.
enum Duty {
    Answer(Command),
    Move { position: Box<AnyPosition>, level: u8, left: Millis },
}

/// A duty, and the moment in the game at which it was one.
struct Task {
    by: Color,
    after: u32,
    duty: Duty,
}

impl ComputerPool {
    fn at_work(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.at_work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the computer to work if it has something to do in a game, which the caller holds.
    pub(crate) fn consider(node: &Arc<Node>, open: &LoadedGame) {
        let game = open.header.game;
        if task(open, node.now()).is_some() && node.computers.at_work().insert(game) {
            let node = Arc::clone(node);
            tokio::spawn(async move {
                // What fails now is tried again when the sweeper finds the game.
                if node.work(game).await.is_err() {
                    node.computers.at_work().remove(&game);
                }
            });
        }
    }
}

impl Node {
    /// Begins a game against the computer. Such games are never rated.
    pub(crate) async fn play_computer(
        self: &Arc<Self>,
        account: &Account,
        terms: Terms,
        level: u8,
    ) -> Result<(), ApiError> {
        let terms = Terms { rated: false, ..terms };
        terms.check().map_err(|wrong| Refusal::Terms { wrong })?;
        Level::new(level).ok_or(Refusal::BadQuery)?;
        self.state.rate_limits().challenge.check(&account.id.to_string())?;
        if self.computers.at_work().len() >= MOST_GAMES {
            return Err(Refusal::Busy.into());
        }
        let (person, computer) = (Seat::Person(account.id), Seat::Computer(level));
        let seats: ByColor<Seat> = pairing::seats(person, terms.color, computer, ColorWish::Either);
        self.begin(GameSetup { terms, seats, seeks: Vec::new(), follows: None }).await.map(drop)
    }

    /// Sets the computer to work in all games where it is its turn, such as those of a node that is gone.
    pub(crate) async fn consider_all(self: &Arc<Self>) -> Result<(), ApiError> {
        for game in self.store().awaiting_computer().await? {
            let table = self.open(game).await?;
            ComputerPool::consider(self, &*table.lock().await);
        }
        Ok(())
    }

    /// Does what the computer has to do in a game until there is nothing left.
    async fn work(self: &Arc<Self>, game: GameId) -> Result<(), ApiError> {
        while let Some(task) = self.next_task(game).await? {
            let Task { by, after, duty } = task;
            let command = match duty {
                Duty::Answer(command) => command,
                Duty::Move { position, level, left } => {
                    Command::Play(self.think(*position, level, left).await?)
                }
            };
            let table = self.open(game).await?;
            let mut open = table.lock().await;
            let request = Request { by, after, now: self.now(), lag: 0, command };
            match self.decide_and_commit(&mut open, request).await {
                // Something has happened meanwhile: what is to be done now is looked up again.
                Ok(()) | Err(ApiError::Rejected(Refusal::Stale { .. })) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// What is to be done next. While nobody else can change the game, it is no longer worked at if that is nothing.
    async fn next_task(&self, game: GameId) -> Result<Option<Task>, ApiError> {
        let table = self.open(game).await?;
        let open = table.lock().await;
        let task = task(&open, self.now());
        if task.is_none() {
            self.computers.at_work().remove(&game);
        }
        Ok(task)
    }

    async fn think(
        &self,
        position: AnyPosition,
        level: u8,
        left: Millis,
    ) -> Result<String, ApiError> {
        let _seat = self.computers.seats.acquire().await.map_err(|_| Refusal::Busy)?;
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
        Ok(found.ok_or(Refusal::Over)?)
    }
}

fn options(level: u8) -> Options {
    let level = Level::new(level).unwrap_or(Level::FULL);
    Options { seed: rng::number(), level, threads: 1, memory: MEMORY, lines: 1 }
}

fn search(engine: &mut Engine, position: &AnyPosition, level: u8, left: Millis) -> Option<String> {
    engine.set_options(options(level));
    engine.forget();
    let (begun, time) = (Instant::now(), LONGEST.min(Duration::from_millis(left / SHARE)));
    let stop = || begun.elapsed() >= time;
    let limits = Limits { stop: &stop, ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).map(|best| best.mv.to_string())
}

/// What the computer has to do in a game: it lets people take back their moves, agrees on no draw, and plays.
fn task(open: &LoadedGame, now: Millis) -> Option<Task> {
    let by = open.computer()?;
    let Seat::Computer(level) = open.seat(by) else { return None };
    let game = &open.game;
    if game.ending().is_some() {
        return None;
    }
    let duty = if game.takeback_asked() == Some(by.other()) {
        Duty::Answer(Command::AcceptTakeback)
    } else if game.draw_offered() == Some(by.other()) {
        Duty::Answer(Command::DeclineDraw)
    } else if game.to_move() == by && game.position().forced_move().is_none() {
        let clocks = game.clocks(now);
        let left = if by == Color::White { clocks.white } else { clocks.black };
        Duty::Move { position: Box::new(game.position().clone()), level, left }
    } else {
        return None;
    };
    Some(Task { by, after: game.number(), duty })
}
