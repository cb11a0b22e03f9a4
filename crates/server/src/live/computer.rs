//! The computer as an opponent: a bounded pool of engines, so that games between people always have the rest of the
//! machine.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_referee::{ColorWish, Command, GameId, Millis, Player, Request, Terms};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};
use basalt_store::{Account, PlayerId, Seat};
use basalt_wire::ErrorCode;

use super::engine_queue::{EngineQueue, Person};
use super::loaded_game::LoadedGame;
use super::node::Node;
use super::pairing;
use super::seeks::Challenger;
use super::start_game::GameSetup;
use crate::api_error::{ApiError, ApiResult, one_of_many};
use crate::background_threads::BackgroundThreads;
use crate::lock::lock;
use crate::rng;

/// Maximum number of games in which the computer has a pending action; beyond it, it is busy.
const MAX_PENDING_GAMES: usize = 1_000;

/// Maximum number of games of one person in which the computer has a pending action.
const MAX_PENDING_GAMES_OF_ONE: usize = 8;

/// Memory of one engine, in MiB.
pub(crate) const ENGINE_MEMORY_MIB: usize = 16;

/// Maximum time of a search, at every level.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(2);

/// A search takes at most this fraction of the remaining time: one thirtieth.
const CLOCK_FRACTION: u64 = 30;

/// The engines, and the games in which they have a pending action.
pub(crate) struct ComputerPool {
    queue: Arc<EngineQueue>,
    threads: BackgroundThreads,
    idle: Mutex<Vec<Engine>>,
    pending_games: Mutex<HashMap<GameId, Person>>,
}

impl Default for ComputerPool {
    /// One engine for every two cores.
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        let engines = (cores / 2).max(1);
        Self {
            queue: Arc::new(EngineQueue::new(engines)),
            threads: BackgroundThreads::start("engine", engines),
            idle: Mutex::default(),
            pending_games: Mutex::default(),
        }
    }
}

/// An action of the computer.
enum Action {
    Answer(Command),
    Move { position: Box<AnyPosition>, last_move: Option<AnyMove>, level: u8, left: Millis },
}

/// A pending action, and the event after which it is due.
struct PendingAction {
    by: Color,
    after: u32,
    action: Action,
}

impl ComputerPool {
    fn pending_games(&self) -> MutexGuard<'_, HashMap<GameId, Person>> {
        lock(&self.pending_games)
    }

    /// Whether the computer has too many pending actions, in all or in games with one person.
    fn is_busy_for(&self, person: Person) -> bool {
        let pending = self.pending_games();
        pending.len() >= MAX_PENDING_GAMES
            || pending.values().filter(|&&other| other == person).count()
                >= MAX_PENDING_GAMES_OF_ONE
    }

    /// The numbers of searches that run and that wait.
    pub(crate) fn searches(&self) -> (usize, usize) {
        self.queue.searches()
    }

    /// The queue for the engines.
    pub(crate) fn queue(&self) -> &Arc<EngineQueue> {
        &self.queue
    }

    /// Lets an engine with some options search, on a thread of its own. The caller has waited in the queue.
    pub(crate) async fn search<T: Send + 'static>(
        &self,
        options: Options,
        search: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> ApiResult<T> {
        let engine = self.idle().pop();
        let search = move || {
            let mut engine = engine.unwrap_or_else(|| Engine::new(options));
            engine.set_options(options);
            let found = search(&mut engine);
            (engine, found)
        };
        let searched = self.threads.run(search).await;
        let (engine, found) =
            searched.ok_or_else(|| ApiError::internal("a search was not done"))?;
        self.idle().push(engine);
        Ok(found)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        lock(&self.idle)
    }

    /// Starts a task for the computer if it has a pending action. The caller holds the lock of the game.
    pub(crate) fn wake(node: &Arc<Node>, loaded: &LoadedGame) {
        let game = loaded.header.game;
        let Some(person) = node.person_against_computer(loaded) else { return };
        if !node.is_maintenance()
            && pending_action(loaded, node.now()).is_some()
            && node.computers.pending_games().insert(game, person).is_none()
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
        challenger: Challenger<'_>,
        terms: Terms,
        level: u8,
    ) -> ApiResult {
        let terms = Terms { rated: false, ..terms };
        terms.check().map_err(|wrong| ErrorCode::Terms { wrong })?;
        Level::new(level).ok_or(ErrorCode::BadQuery)?;
        self.check_challenge_rate(challenger)?;
        self.check_computer_is_free(challenger.account)?;
        let (person, computer) = (Seat::Person(challenger.account.id), Seat::Computer(level));
        let seats: ByColor<Seat> = pairing::seats(person, terms.color, computer, ColorWish::Either);
        let terms = terms.seated(pairing::color_of(person, seats));
        self.start_game(GameSetup { terms, seats, seeks: Vec::new(), follows: None })
            .await
            .map(drop)
    }

    /// Rejects a new game against the computer if it has too many pending actions.
    pub(crate) fn check_computer_is_free(&self, account: &Account) -> ApiResult {
        if self.computers.is_busy_for(self.person(account.id, account.member)) {
            self.state.metrics().refusals("engine").inc();
            return Err(ErrorCode::Busy.into());
        }
        Ok(())
    }

    /// The person that a player counts as. A guest who is not connected here counts alone.
    fn person(&self, player: PlayerId, is_member: bool) -> Person {
        let address = if is_member { None } else { self.hub.address_of(player) };
        address.map_or(Person::Player(player), Person::Address)
    }

    /// The person who plays the computer in a game.
    fn person_against_computer(&self, loaded: &LoadedGame) -> Option<Person> {
        let seat = &loaded.header.seats[loaded.computer()?.other()];
        let is_member = matches!(seat.player, Player::Member { .. });
        seat.seat.player().map(|player| self.person(player, is_member))
    }

    /// Starts tasks in all games where it is the computer's turn, such as those of a node that is gone.
    pub(crate) async fn wake_all(self: &Arc<Self>) -> ApiResult {
        for game in self.store().awaiting_computer(self.id, self.alive_since()).await? {
            one_of_many(self.wake(game).await)?;
        }
        Ok(())
    }

    async fn wake(self: &Arc<Self>, game: GameId) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        ComputerPool::wake(self, &loaded);
        Ok(())
    }

    /// Executes the actions of the computer in a game until none is pending, unless another node does.
    async fn run_computer(self: &Arc<Self>, game: GameId) -> ApiResult {
        if self.is_alone() {
            return self.run_claimed_computer(game).await;
        }
        if !self.store().claim_computer_turn(game, self.id, self.alive_since()).await? {
            self.computers.pending_games().remove(&game);
            return Ok(());
        }
        let done = self.run_claimed_computer(game).await;
        self.store().release_computer_turn(game, self.id).await?;
        done
    }

    async fn run_claimed_computer(self: &Arc<Self>, game: GameId) -> ApiResult {
        while let Some(pending) = self.next_action(game).await? {
            let (person, PendingAction { by, after, action }) = pending;
            let command = match action {
                Action::Answer(command) => command,
                Action::Move { position, last_move, level, left } => {
                    let _turn = self.computers.queue.wait(person, level).await;
                    Command::Play(self.search(*position, last_move, level, left).await?)
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
    async fn next_action(&self, game: GameId) -> ApiResult<Option<(Person, PendingAction)>> {
        let cached = self.open(game).await?;
        let loaded = cached.lock().await;
        let pending = pending_action(&loaded, self.now());
        let pending = self.person_against_computer(&loaded).zip(pending);
        if pending.is_none() {
            self.computers.pending_games().remove(&game);
        }
        Ok(pending)
    }

    async fn search(
        &self,
        position: AnyPosition,
        last_move: Option<AnyMove>,
        level: u8,
        left: Millis,
    ) -> ApiResult<String> {
        let search = move |engine: &mut Engine| search(engine, &position, last_move, left);
        Ok(self.computers.search(options(level), search).await?.ok_or(ErrorCode::Over)?)
    }
}

fn options(level: u8) -> Options {
    let level = Level::new(level).unwrap_or(Level::FULL);
    let seed = rng::number();
    Options { seed, level, threads: 1, memory: ENGINE_MEMORY_MIB, ..Options::default() }
}

fn search(
    engine: &mut Engine,
    position: &AnyPosition,
    last_move: Option<AnyMove>,
    left: Millis,
) -> Option<String> {
    engine.forget();
    let (begun, time) =
        (Instant::now(), MAX_SEARCH_TIME.min(Duration::from_millis(left / CLOCK_FRACTION)));
    let stop = || begun.elapsed() >= time;
    let limits = Limits { last_move, stop: &stop, ..Limits::none() };
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
        let last_move = game.history().moves().next_back();
        Action::Move { position: Box::new(game.position().clone()), last_move, level, left }
    } else {
        return None;
    };
    Some(PendingAction { by, after: game.number(), action })
}

#[cfg(test)]
mod tests {
    use basalt_referee::Pace;
    use basalt_rules::Game;

    use super::*;
    use crate::client_address::AddressKey;

    #[test]
    fn a_weak_computer_looks_near_the_last_move() {
        let mut position = AnyPosition::start(Game::Dvonn);
        let last: AnyMove = position.legal_moves()[0];
        position.play(last).expect("a legal move");
        let differs = |seed| {
            let options = Options { seed, ..options(2) };
            let answer = |last| search(&mut Engine::new(options), &position, last, 1_000_000_000);
            answer(Some(last)) != answer(None)
        };
        assert!((0..20).any(differs));
    }

    #[tokio::test]
    async fn rematches_wait_for_pending_games() {
        let (node, _folder) = Node::quiet("busy").await;
        let account = node.store().add_guest("Ada", 0).await.expect("answers").expect("a new name");
        let challenger = Challenger { account: &account, address: AddressKey::Unknown };
        let terms = Terms::casual(Game::Dvonn, Pace::Days(3));
        let seats = ByColor { white: Seat::Person(account.id), black: Seat::Computer(1) };
        let setup = GameSetup { terms, seats, seeks: Vec::new(), follows: None };
        let game = node.start_game(setup).await.expect("stored");
        node.execute((account.id, game), 0, 0, Command::Abort).await.expect("nobody has moved");
        let person = Person::Player(account.id);
        let waiting = (0..MAX_PENDING_GAMES_OF_ONE as u64).map(GameId::from_bits);
        node.computers.pending_games().extend(waiting.map(|game| (game, person)));
        let refused = node.rematch(challenger, game).await;
        assert!(matches!(refused, Err(ApiError::Rejected(ErrorCode::Busy))));
        node.computers.pending_games().remove(&GameId::from_bits(0));
        node.rematch(challenger, game).await.expect("there is room");
        node.store().close().await;
    }
}
