//! Stores to try, and what to put into them.

use std::path::Path;
use std::sync::OnceLock;

use basalt_referee::{
    EndReason, Ending, Event, GameId, Millis, Numbered, Pace, Pool, SeekId, Terms,
};
use basalt_rules::{AnyMove, ByColor, Color, Game};
use basalt_store::{
    Append, Appended, Error, GameSummary, Location, NewGame, PlayerId, Seat, Store,
};
use basalt_testkit::{Cluster, TempFolder};

/// Declares a test that runs against both databases.
macro_rules! both {
    ($(#[$about:meta])* async fn $name:ident($store:ident) $body:block) => {
        mod $name {
            use super::*;

            async fn check($store: basalt_store::Store) $body

            #[tokio::test]
            async fn sqlite() {
                let folder = $crate::sample::Folder::new();
                check(folder.store().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                check($crate::sample::postgres().await).await;
            }
        }
    };
    ($(#[$about:meta])* async fn $name:ident($place:ident: Location) $body:block) => {
        mod $name {
            use super::*;

            async fn check($place: Location) $body

            #[tokio::test]
            async fn sqlite() {
                let folder = $crate::sample::Folder::new();
                check(folder.place()).await;
            }

            #[tokio::test]
            async fn postgres() {
                check($crate::sample::new_postgres()).await;
            }
        }
    };
}

pub(crate) use both;

/// A folder for a store.
pub(crate) struct Folder(TempFolder);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(TempFolder::new("store"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn place(&self) -> Location {
        Location::Folder(self.path().to_owned())
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.place()).await.expect("it opens")
    }
}

/// A new database of the cluster that all tests share.
pub(crate) fn new_postgres() -> Location {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(|| Cluster::start().expect("PostgreSQL starts"));
    Location::Postgres(cluster.database().expect("a database"))
}

/// A store in such a database.
pub(crate) async fn postgres() -> Store {
    Store::open(&new_postgres()).await.expect("it opens")
}

/// When everything happens unless something else is said.
pub(crate) const NOW: Millis = 1_800_000_000_000;

pub(crate) fn game_id(number: u64) -> GameId {
    GameId::from_bits(number)
}

pub(crate) fn seek_id(number: u64) -> SeekId {
    SeekId::from_bits(number)
}

pub(crate) fn pool(id: &str) -> Pool {
    id.parse().expect("a pool")
}

pub(crate) fn terms(game: Game) -> Terms {
    let pace = Pace::Live { base: 300, increment: 3 };
    Terms::casual(game, pace)
}

/// Two members.
pub(crate) async fn members(store: &Store) -> ByColor<PlayerId> {
    ByColor { white: member(store, "Ada").await, black: member(store, "Bea").await }
}

pub(crate) async fn member(store: &Store, name: &str) -> PlayerId {
    let registered = store.register(name, "a hash", None, NOW).await.expect("it answers");
    match registered {
        basalt_store::Registered::Done(account) => account.id,
        refused => panic!("{name}: {refused:?}"),
    }
}

pub(crate) fn new_game(number: u64, players: ByColor<PlayerId>) -> NewGame {
    NewGame {
        game: game_id(number),
        terms: terms(Game::Dvonn),
        start: "the start".to_owned(),
        seats: ByColor { white: Seat::Person(players.white), black: Seat::Person(players.black) },
        created: NOW + number,
        summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
        seeks: Vec::new(),
        follows: None,
    }
}

/// A move of DVONN.
pub(crate) fn dvonn(mv: &str) -> AnyMove {
    AnyMove::parse(Game::Dvonn, mv).expect("a move")
}

pub(crate) fn moved(number: u32, by: Color, mv: &str) -> Numbered {
    let event = Event::Move { by, mv: dvonn(mv), spent: 7, forced: false };
    Numbered { number, at: NOW + u64::from(number) * 1000, event }
}

/// A single move.
pub(crate) fn append(game: GameId, after: u32, mv: &str) -> Append {
    let by = if after.is_multiple_of(2) { Color::White } else { Color::Black };
    let now = GameSummary { plies: after + 1, to_move: Some(by.other()), ..GameSummary::default() };
    Append { game, after, events: vec![moved(after + 1, by, mv)], now, rated: None }
}

/// Creates games and appends to all of them at once. Returns the outcomes in order.
pub(crate) async fn append_at_once(
    store: &Store,
    appends: Vec<Append>,
) -> Vec<Result<Appended, Error>> {
    let players = members(store).await;
    for number in 0..appends.len() as u64 {
        store.create_game(&new_game(number, players)).await.expect("answers");
    }
    let append = |append| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append).await })
    };
    let waiting: Vec<_> = appends.into_iter().map(append).collect();
    let mut outcomes = Vec::new();
    for one in waiting {
        outcomes.push(one.await.expect("no panic"));
    }
    outcomes
}

/// The end of a game.
pub(crate) fn ended(game: GameId, after: u32, winner: Option<Color>, reason: EndReason) -> Append {
    let ending = Ending { winner, reason };
    let at = NOW + u64::from(after + 1) * 1000;
    let events = vec![Numbered { number: after + 1, at, event: Event::Ended(ending) }];
    let now = GameSummary { plies: after, ending: Some(ending), ..GameSummary::default() };
    Append { game, after, events, now, rated: None }
}
