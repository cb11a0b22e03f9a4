//! A game of two scripted players, whatever happens to the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use basalt_loadtest::Ledger;
use basalt_referee::{Clocks, GameId, Millis};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{Append, Error as StoreError, GameSummary, Store};
use basalt_wire::{ErrorCode, Event, GameState, Numbered};
use tokio::sync::{Notify, Semaphore, watch};

use crate::clock_twin::ClockTwin;
use crate::harness::{Pair, now};
use crate::player::{Gone, Player};

/// The moves with which a live game begins.
const FIRST_MOVES: [&str; 2] = ["a1", "b1"];

/// Difference that the clocks of two servers may have: each has asked the database for the time when it started.
const CLOCK_TOLERANCE_MS: Millis = 100;

/// The state that all games share.
#[derive(Clone)]
pub(crate) struct Shared {
    /// Current addresses of the servers.
    pub(crate) addresses: watch::Receiver<Vec<SocketAddr>>,
    pub(crate) count: Arc<Count>,
    /// Bounds the number of games that are played at a time.
    pub(crate) running: Arc<Semaphore>,
    /// The store in which live games begin.
    pub(crate) store: Option<Store>,
}

/// Counters of all games together.
#[derive(Default)]
pub(crate) struct Count {
    acknowledged: AtomicUsize,
    errors: AtomicUsize,
    changed: Notify,
    stopped: AtomicBool,
}

impl Count {
    /// Number of acknowledged moves.
    pub(crate) fn acknowledged(&self) -> usize {
        self.acknowledged.load(Ordering::SeqCst)
    }

    /// Number of answers that the store has failed, and of servers that did not answer.
    pub(crate) fn errors(&self) -> usize {
        self.errors.load(Ordering::SeqCst)
    }

    /// Waits until one of the numbers grows.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Ends all games.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::SeqCst);
    }

    fn add(&self, counter: &AtomicUsize) {
        counter.fetch_add(1, Ordering::SeqCst);
        self.changed.notify_one();
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }
}

/// A game and its players.
pub(crate) struct Scripted {
    pub(crate) game: GameId,
    pub(crate) pair: Pair,
    pub(crate) shared: Shared,
    pub(crate) ledger: Ledger,
    /// The clocks when they were last seen, and the number of events then.
    clocks: Option<(usize, Clocks)>,
    /// Chooses the moves.
    rng: SplitMix64,
}

impl Scripted {
    pub(crate) fn new(game: GameId, pair: Pair, shared: Shared, seed: u64) -> Self {
        Self {
            game,
            pair,
            shared,
            ledger: Ledger::default(),
            clocks: None,
            rng: SplitMix64::new(seed),
        }
    }

    /// Plays until the game or the test is over, reconnecting as often as needed.
    pub(crate) async fn run(mut self) -> Self {
        let running = Arc::clone(&self.shared.running);
        let _permit = running.acquire().await.expect("it is never closed");
        self.begin().await;
        while !self.shared.count.is_stopped() {
            if self.play_somewhere().await.is_ok() {
                break;
            }
            self.shared.count.add(&self.shared.count.errors);
            // There may be no new server yet: the task that starts it must have its turn.
            tokio::task::yield_now().await;
        }
        // A game may have been played to its end without a second look.
        while self.clocks.is_some() && self.look_again().await.is_err() {
            tokio::task::yield_now().await;
        }
        self
    }

    /// Looks at the game once more through one of the servers.
    async fn look_again(&mut self) -> Result<(), Gone> {
        let address = self.somewhere();
        let mut player = Player::connect(address, &self.pair.tokens.white).await?;
        let state = player.look(self.game).await?.ok_or(Gone)?;
        self.check(&state);
        Ok(())
    }

    /// Stores a live game: its first two moves are made, since a limit of half a minute holds for them.
    async fn begin(&mut self) {
        let Some(store) = self.shared.store.clone().filter(|_| self.pair.is_live()) else { return };
        for (ply, mv) in (1..).zip(FIRST_MOVES) {
            self.ledger.send(ply, mv);
        }
        while !self.shared.count.is_stopped() && self.try_to_begin(&store).await.is_err() {
            // The database is away.
            tokio::task::yield_now().await;
        }
    }

    async fn try_to_begin(&self, store: &Store) -> Result<(), StoreError> {
        let at = now();
        if store.load(self.game).await?.is_none() {
            store.create_game(&self.pair.new_game(self.game, at)).await?;
        }
        let events = (1..).zip(FIRST_MOVES).zip(Color::ALL).map(|((number, mv), by)| {
            let mv = AnyMove::parse(Game::Dvonn, mv).expect("a move");
            let event = basalt_referee::Event::Move { by, mv, spent: 0, forced: false };
            basalt_referee::Numbered { number, at, event }
        });
        let to_move = Some(Color::White);
        let now = GameSummary { plies: 2, to_move, ..GameSummary::default() };
        let (game, events) = (self.game, events.collect());
        // If it was done before without an answer, it is not done again.
        store.append(Append { game, after: 0, events, now, rated: None }).await.map(drop)
    }

    /// One of the servers.
    fn somewhere(&mut self) -> SocketAddr {
        let addresses = self.shared.addresses.borrow_and_update().clone();
        self.rng.pick(&addresses).expect("a server")
    }

    /// Plays while the servers of both players live. Returns `Ok` if there is nothing left to play.
    async fn play_somewhere(&mut self) -> Result<(), Gone> {
        let (one, other) = (self.somewhere(), self.somewhere());
        let mut players = ByColor {
            white: Player::connect(one, &self.pair.tokens.white).await?,
            black: Player::connect(other, &self.pair.tokens.black).await?,
        };
        while !self.shared.count.is_stopped() {
            let Some(state) = players.white.look(self.game).await? else {
                self.shared.count.add(&self.shared.count.errors);
                if self.shared.addresses.borrow().len() > 1 {
                    return Err(Gone);
                }
                continue;
            };
            self.check(&state);
            if self.play_on(&mut players, &state).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Asserts that acknowledged moves are stored, and nothing else, and that each has cost the time that it took.
    pub(crate) fn compare(&self, kept: &[Numbered]) {
        let faults = self.ledger.faults(AnyPosition::start(Game::Dvonn), &moves(kept));
        assert_eq!(faults, [], "{}", self.game);
        if self.pair.is_live() {
            ClockTwin::after(kept);
        }
    }

    /// Asserts that acknowledged moves are there, and that a stopped clock has not moved.
    fn check(&mut self, state: &GameState) {
        self.compare(&state.events);
        if self.pair.is_live() {
            ClockTwin::after(&state.events).check(state.clocks);
        }
        let (count, now) = (state.events.len(), state.clocks);
        if let Some((before, then)) = self.clocks.replace((count, now))
            && before == count
        {
            let resting = then.running.map(Color::other);
            let left = |clocks: Clocks, color| match color {
                Color::White => clocks.white,
                Color::Black => clocks.black,
            };
            for color in Color::ALL {
                let is_right = if resting.is_none() || resting == Some(color) {
                    left(now, color) == left(then, color)
                } else {
                    left(now, color) <= left(then, color) + CLOCK_TOLERANCE_MS
                };
                assert!(is_right, "{}: {then:?} became {now:?}", self.game);
            }
        }
    }

    /// Plays from a state that both know. Returns whether the game is over; if not, it must be watched again.
    async fn play_on(
        &mut self,
        players: &mut ByColor<Player>,
        state: &GameState,
    ) -> Result<bool, Gone> {
        let mut position = position(state);
        let mut number = state.events.len() as u32;
        let mut ply = moves(&state.events).len() as u32;
        while position.outcome().is_none() && !self.shared.count.is_stopped() {
            let mv = self.rng.pick(&position.legal_moves()).expect("a move");
            self.ledger.send(ply + 1, &mv.to_string());
            let player = &mut players[position.to_move()];
            match player.play(self.game, number, mv.to_string()).await? {
                Ok(()) => {}
                Err(ErrorCode::TooOften { .. }) => continue,
                Err(ErrorCode::ServerError) => {
                    self.shared.count.add(&self.shared.count.errors);
                    return Ok(false);
                }
                Err(ErrorCode::Stale { .. } | ErrorCode::Over) => return Ok(false),
                Err(other) => panic!("{}: {mv} after {number} is refused: {other:?}", self.game),
            }
            (number, ply) = (number + 1, ply + 1);
            self.ledger.acknowledge(ply, mv.to_string());
            self.shared.count.add(&self.shared.count.acknowledged);
            position.play(mv).expect("legal");
            // The server plays forced moves itself, with their own numbers.
            while let Some(forced) = position.forced_move().filter(|_| position.outcome().is_none())
            {
                position.play(forced).expect("legal");
                (number, ply) = (number + 1, ply + 1);
            }
        }
        Ok(true)
    }
}

/// The moves of a game, numbered without the outages between them.
fn moves(events: &[Numbered]) -> Vec<Numbered> {
    let moves = events.iter().filter(|numbered| matches!(numbered.event, Event::Move { .. }));
    let renumbered = |(numbered, number): (&Numbered, u32)| Numbered { number, ..numbered.clone() };
    moves.zip(1..).map(renumbered).collect()
}

/// The position after all events of a game.
fn position(state: &GameState) -> AnyPosition {
    let mut position = AnyPosition::start(Game::Dvonn);
    for numbered in &state.events {
        if let Event::Move { mv, .. } = &numbered.event {
            let mv = position.read_move(mv).expect("a move");
            position.play(mv).expect("legal");
        }
    }
    position
}
