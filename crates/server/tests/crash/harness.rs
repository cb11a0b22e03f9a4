//! Many games on a server that does not live long.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use basalt_referee::{GameId, Millis, Pace, Terms};
use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{GameSummary, Location, NewGame, PlayerId, Seat, Store};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::child::Crashing;
use crate::clock_twin::{BASE, INCREMENT};
use crate::game::{Count, Scripted, Shared};

/// Enough time that no flag falls during the test, and no limit for the first move: faults may take longer than the half minute
/// that games in real time have for it.
const SLOW: Pace = Pace::Days(3);

/// The pace of live games, which begin with two moves made.
const LIVE: Pace = Pace::Live { base: BASE, increment: INCREMENT };

/// The paces of the games of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paces {
    /// By correspondence.
    Slow,
    /// Every second game is live.
    HalfLive,
}

/// The players of a game.
pub(crate) struct Pair {
    pub(crate) players: ByColor<PlayerId>,
    pub(crate) tokens: ByColor<String>,
    pace: Pace,
}

impl Pair {
    pub(crate) fn is_live(&self) -> bool {
        self.pace == LIVE
    }

    /// Their game as it is stored first.
    pub(crate) fn new_game(&self, game: GameId, created: Millis) -> NewGame {
        NewGame {
            game,
            terms: Terms::casual(Game::Dvonn, self.pace),
            start: AnyPosition::start(Game::Dvonn).to_string(),
            seats: ByColor::from_fn(|color| Seat::Person(self.players[color])),
            created,
            summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
            seeks: Vec::new(),
            follows: None,
        }
    }
}

/// The time of this machine.
pub(crate) fn now() -> Millis {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    now as Millis
}

/// Number of games that are played at a time. When one ends, the next begins.
const CONCURRENT_GAMES: usize = 200;
/// The bounds of the number of acknowledged moves between two faults.
const MIN_MOVES: usize = 20;
const MAX_MOVES: usize = 220;
/// Number of games that the moves between two faults end at most, on average: a game has at least 49 moves.
const GAMES_PER_FAULT: u64 = (MIN_MOVES + MAX_MOVES) as u64 / 2 / 49 + 1;

/// Games that go on whatever happens to their servers.
pub(crate) struct Games {
    place: Location,
    addresses: watch::Sender<Vec<SocketAddr>>,
    pub(crate) count: Arc<Count>,
    running: JoinSet<Scripted>,
    finished: Vec<Scripted>,
    rng: SplitMix64,
}

/// One server and its games.
pub(crate) struct CrashTest {
    pub(crate) games: Games,
    server: Crashing,
}

impl CrashTest {
    /// Starts a server, and games on it that last for this number of faults.
    pub(crate) async fn new(place: Location, faults: usize) -> Self {
        let pairs = begin_games(&place, faults, Paces::Slow).await;
        let server = Crashing::start(&place, None);
        let games = Games::start(place, pairs, vec![server.address()], None);
        Self { games, server }
    }

    /// Limits the size of the files that the server writes, as a full disk does.
    #[cfg(target_os = "linux")]
    pub(crate) fn limit_file_size(&self, bytes: Option<u64>) {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let process = self.server.process().to_string();
        let args = ["--pid", &process, &format!("--fsize={limit}:")];
        let status = std::process::Command::new("prlimit").args(args).status();
        assert!(status.expect("prlimit runs").success());
    }

    pub(crate) fn kill_and_restart(&mut self) {
        self.server.kill();
        self.server = Crashing::start(&self.games.place, None);
        self.games.serve_at(vec![self.server.address()]);
    }

    /// Waits, while games go on or try to, until the server has logged something.
    pub(crate) async fn wait_for_log(&mut self, text: &str) {
        while !self.server.log().contains(text) {
            self.games.wait().await;
        }
    }

    /// Ends all games and compares the stored ones with what their players know. Returns the log of the server.
    pub(crate) async fn stop_and_compare(self) -> String {
        let games = self.games.stop().await;
        let log = self.server.log();
        drop(self.server);
        for token in games.tokens() {
            assert!(!log.contains(token), "{log}");
        }
        games.compare().await;
        log
    }
}

/// Games that have been stopped.
pub(crate) struct Stopped {
    place: Location,
    count: Arc<Count>,
    games: Vec<Scripted>,
}

impl Stopped {
    /// The session tokens of all players.
    fn tokens(&self) -> impl Iterator<Item = &str> {
        let tokens =
            self.games.iter().map(|game| &game.pair.tokens).flat_map(|of| [&of.white, &of.black]);
        tokens.map(String::as_str)
    }

    /// Compares the stored games with what their players know. Returns the number of acknowledged moves.
    pub(crate) async fn compare(&self) -> usize {
        let store = Store::open(&self.place).await.expect("it opens");
        let mut acknowledged = 0;
        for scripted in &self.games {
            let stored = store.load(scripted.game).await.expect("answers");
            // A live game is stored when it begins.
            assert!(stored.is_some() || scripted.pair.is_live(), "{}", scripted.game);
            let kept = stored.map(|(_, events)| events).unwrap_or_default();
            let kept: Vec<_> = kept.into_iter().map(Into::into).collect();
            scripted.compare(&kept);
            acknowledged += scripted.ledger.acknowledgements();
        }
        assert_eq!(acknowledged, self.count.acknowledged());
        acknowledged
    }
}

impl Games {
    /// Starts games on servers.
    pub(crate) fn start(
        place: Location,
        pairs: Vec<Pair>,
        addresses: Vec<SocketAddr>,
        store: Option<Store>,
    ) -> Self {
        let (addresses, receiver) = watch::channel(addresses);
        let count = Arc::new(Count::default());
        let running = Arc::new(Semaphore::new(CONCURRENT_GAMES));
        let shared = Shared { addresses: receiver, count: Arc::clone(&count), running, store };
        let scripted = pairs.into_iter().zip(0..).map(|(pair, number)| {
            Scripted::new(GameId::from_bits(number), pair, shared.clone(), number).run()
        });
        let running = scripted.collect();
        Self { place, addresses, count, running, finished: Vec::new(), rng: SplitMix64::new(1) }
    }

    /// Tells the players where the servers are.
    pub(crate) fn serve_at(&self, addresses: Vec<SocketAddr>) {
        self.addresses.send_replace(addresses);
    }

    /// Waits until a random number of further moves are acknowledged. Games are still running then.
    pub(crate) async fn play_on(&mut self) {
        let goal = self.count.acknowledged() + MIN_MOVES + self.rng.below(MAX_MOVES - MIN_MOVES);
        while self.count.acknowledged() < goal {
            self.wait().await;
        }
        assert!(self.running.len() >= CONCURRENT_GAMES, "a fault must hit running games");
    }

    /// Waits until a player is told of a failed store.
    pub(crate) async fn meet_error(&mut self) {
        let before = self.count.errors();
        while self.count.errors() == before {
            self.wait().await;
        }
    }

    /// Waits until something happens in a game. Fails as soon as one has found a fault.
    async fn wait(&mut self) {
        tokio::select! {
            () = self.count.changed() => {}
            done = self.running.join_next() => {
                self.finished.push(done.expect("games go on").expect("a game without a fault"));
            }
        }
    }

    /// Ends all games. The servers are still there.
    pub(crate) async fn stop(self) -> Stopped {
        let Self { place, addresses, count, running, finished, .. } = self;
        count.stop();
        let games = finished.into_iter().chain(running.join_all().await).collect();
        drop(addresses);
        Stopped { place, count, games }
    }
}

/// Games of guests that last for a number of faults. Those by correspondence are stored.
pub(crate) async fn begin_games(place: &Location, faults: usize, paces: Paces) -> Vec<Pair> {
    let games = CONCURRENT_GAMES as u64 + GAMES_PER_FAULT * faults as u64;
    let store = Store::open(place).await.expect("it opens");
    let (now, mut pairs) = (now(), Vec::new());
    for number in 0..games {
        let (white, white_token) = guest(&store, &format!("guest-w{number}"), now).await;
        let (black, black_token) = guest(&store, &format!("guest-b{number}"), now).await;
        let is_live = paces == Paces::HalfLive && number % 2 == 1;
        let pair = Pair {
            players: ByColor { white, black },
            tokens: ByColor { white: white_token, black: black_token },
            pace: if is_live { LIVE } else { SLOW },
        };
        if !is_live {
            let new = pair.new_game(GameId::from_bits(number), now);
            store.create_game(&new).await.expect("answers");
        }
        pairs.push(pair);
    }
    store.close().await;
    pairs
}

async fn guest(store: &Store, name: &str, now: Millis) -> (PlayerId, String) {
    let guest = store.add_guest(name, now).await.expect("answers").expect("free");
    let token = store.start_session(guest.id, "", now).await.expect("answers");
    (guest.id, token.as_str().to_owned())
}
