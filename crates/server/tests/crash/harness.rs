//! Many games on a server that does not live long.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use basalt_referee::{Board, ColorWish, GameId, Millis, Pace, Terms};
use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{Location, NewGame, PlayerId, Seat, Store};
use tokio::sync::watch;
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
    /// Starts a server and games on it.
    pub(crate) async fn new(place: Location, games: u64) -> Self {
        let tokens = begin_games(&place, games).await;
        let server = Crashing::start(&place);
        let (address, receiver) = watch::channel(server.address());
        let count = Arc::new(Count::default());
        let shared = Shared { address: receiver, count: Arc::clone(&count) };
        let scripted = tokens.into_iter().zip(0..).map(|(tokens, number)| {
            Scripted::new(GameId::from_bits(number), tokens, shared.clone(), number).run()
        });
        let games = scripted.collect();
        Self { place, server, address, count, games, finished: Vec::new(), rng: SplitMix64::new(1) }
    }

    /// Waits until a random number of further moves are acknowledged.
    pub(crate) async fn play_on(&mut self) {
        let goal = self.count.acknowledged.load(Ordering::SeqCst) + 20 + self.rng.below(200);
        while self.count.acknowledged.load(Ordering::SeqCst) < goal {
            self.wait().await;
        }
    }

    /// Waits until a player is told of a failed store.
    pub(crate) async fn meet_trouble(&mut self) {
        let before = self.count.troubles.load(Ordering::SeqCst);
        while self.count.troubles.load(Ordering::SeqCst) == before {
            self.wait().await;
        }
    }

    /// Waits until something happens in a game. Fails as soon as one has found a fault.
    async fn wait(&mut self) {
        tokio::select! {
            () = self.count.changed.notified() => {}
            done = self.games.join_next() => {
                self.finished.push(done.expect("games go on").expect("a game without a fault"));
            }
        }
    }

    pub(crate) fn kill_and_restart(&mut self) {
        self.server.kill();
        self.server = Crashing::start(&self.place);
        self.address.send_replace(self.server.address());
    }

    /// Ends all games and compares the stored ones with what their players know. Returns the log of the server.
    pub(crate) async fn stop_and_compare(self) -> String {
        let Self { place, server, address, count, games, finished, .. } = self;
        count.stop.store(true, Ordering::SeqCst);
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
        assert_eq!(acknowledged, count.acknowledged.load(Ordering::SeqCst));
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
            to_move: Color::White,
            deadline: None,
            reds: None,
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
