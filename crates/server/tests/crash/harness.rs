//! Many games on a server that does not live long.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use basalt_referee::{Board, ColorWish, GameId, Millis, Pace, Terms};
use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{GameSummary, Location, NewGame, PlayerId, Seat, Store};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::child::Crashing;
use crate::game::{Count, Scripted, Shared};

/// Enough time that no flag falls during the test, and no limit for the first move: faults may take longer than the half minute
/// that games in real time have for it.
const TERMS: Terms = Terms {
    game: Game::Dvonn,
    board: Board::Empty,
    pace: Pace::Days(3),
    rated: false,
    color: ColorWish::Either,
};

/// Number of games that are played at a time. When one ends, the next begins.
const CONCURRENT_GAMES: usize = 200;
/// The bounds of the number of acknowledged moves between two faults.
const MIN_MOVES: usize = 20;
const MAX_MOVES: usize = 220;
/// Number of games that the moves between two faults end at most, on average: a game has at least 49 moves.
const GAMES_PER_FAULT: u64 = (MIN_MOVES + MAX_MOVES) as u64 / 2 / 49 + 1;

pub(crate) struct CrashTest {
    place: Location,
    server: Crashing,
    address: watch::Sender<SocketAddr>,
    count: Arc<Count>,
    games: JoinSet<Scripted>,
    finished: Vec<Scripted>,
    rng: SplitMix64,
}

impl CrashTest {
    /// Starts a server, and games on it that last for this number of faults.
    pub(crate) async fn new(place: Location, faults: usize) -> Self {
        let tokens =
            begin_games(&place, CONCURRENT_GAMES as u64 + GAMES_PER_FAULT * faults as u64).await;
        let server = Crashing::start(&place);
        let (address, receiver) = watch::channel(server.address());
        let count = Arc::new(Count::default());
        let running = Arc::new(Semaphore::new(CONCURRENT_GAMES));
        let shared = Shared { address: receiver, count: Arc::clone(&count), running };
        let scripted = tokens.into_iter().zip(0..).map(|(tokens, number)| {
            Scripted::new(GameId::from_bits(number), tokens, shared.clone(), number).run()
        });
        let games = scripted.collect();
        Self { place, server, address, count, games, finished: Vec::new(), rng: SplitMix64::new(1) }
    }

    /// Waits until a random number of further moves are acknowledged. Games are still running then.
    pub(crate) async fn play_on(&mut self) {
        let goal = self.count.acknowledged() + MIN_MOVES + self.rng.below(MAX_MOVES - MIN_MOVES);
        while self.count.acknowledged() < goal {
            self.wait().await;
        }
        assert!(self.games.len() >= CONCURRENT_GAMES, "a fault must hit running games");
    }

    /// Waits until a player is told of a failed store.
    pub(crate) async fn meet_trouble(&mut self) {
        let before = self.count.troubles();
        while self.count.troubles() == before {
            self.wait().await;
        }
    }

    /// Waits until something happens in a game. Fails as soon as one has found a fault.
    async fn wait(&mut self) {
        tokio::select! {
            () = self.count.changed() => {}
            done = self.games.join_next() => {
                self.finished.push(done.expect("games go on").expect("a game without a fault"));
            }
        }
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
        self.server = Crashing::start(&self.place);
        self.address.send_replace(self.server.address());
    }

    /// Ends all games and compares the stored ones with what their players know. Returns the log of the server.
    pub(crate) async fn stop_and_compare(self) -> String {
        let Self { place, server, address, count, games, finished, .. } = self;
        count.stop();
        let games: Vec<_> = finished.into_iter().chain(games.join_all().await).collect();
        let log = server.log();
        drop((server, address));
        let store = Store::open(&place).await.expect("it opens");
        let mut acknowledged = 0;
        for scripted in &games {
            let kept = store.load(scripted.game).await.expect("answers").expect("there").1;
            let kept: Vec<_> = kept.into_iter().map(Into::into).collect();
            scripted.compare(&kept);
            acknowledged += scripted.ledger.acknowledgements();
            for token in [&scripted.tokens.white, &scripted.tokens.black] {
                assert!(!log.contains(token.as_str()), "{log}");
            }
        }
        assert_eq!(acknowledged, count.acknowledged());
        log
    }
}

/// Games of guests, with the session tokens of their players.
async fn begin_games(place: &Location, games: u64) -> Vec<ByColor<String>> {
    let store = Store::open(place).await.expect("it opens");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    let now = now as Millis;
    let mut tokens = Vec::new();
    for number in 0..games {
        let (white, white_token) = guest(&store, &format!("guest-w{number}"), now).await;
        let (black, black_token) = guest(&store, &format!("guest-b{number}"), now).await;
        let new = NewGame {
            game: GameId::from_bits(number),
            terms: TERMS,
            start: AnyPosition::start(Game::Dvonn).to_string(),
            seats: ByColor { white: Seat::Person(white), black: Seat::Person(black) },
            created: now,
            summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
            seeks: Vec::new(),
            follows: None,
        };
        store.create_game(&new).await.expect("answers");
        tokens.push(ByColor { white: white_token, black: black_token });
    }
    store.close().await;
    tokens
}

async fn guest(store: &Store, name: &str, now: Millis) -> (PlayerId, String) {
    let guest = store.add_guest(name, now).await.expect("answers").expect("free");
    let token = store.start_session(guest.id, now).await.expect("answers");
    (guest.id, token.as_str().to_owned())
}
