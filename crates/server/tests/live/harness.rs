//! A server on a free port, with its own store and clock.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use basalt_referee::{ColorWish, GameId, Millis, Pace, Terms};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_server::admin::{self, Operator};
use basalt_server::{
    AppState, Bus, BusEvent, BusMessage, BusState, Clock, File, InProcessBus, Live, NoBus, Options,
    Page, online,
};
use basalt_store::{Account, GameSummary, Location, NewGame, PlayerId, Registered, Seat, Store};
use basalt_testkit::{Cluster, TempFolder};
use tokio::net::TcpListener;
use tokio::sync::broadcast::Receiver;
use tokio::task::AbortHandle;

use crate::client::Client;

/// Makes two tests of each function that takes a server: one with SQLite, one with PostgreSQL.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::harness::TestServer::new().await).await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::harness::TestServer::with_postgres().await).await;
            })+
        }
    };
}

pub(crate) use on_both;

/// Time at which all tests begin.
pub(crate) const START: Millis = 1_800_000_000_000;

pub(crate) const LIVE: Pace = Pace::Live { base: 60, increment: 2 };

/// DVONN, live; the proposer plays White.
pub(crate) const TERMS: Terms =
    Terms { color: ColorWish::White, ..Terms::casual(basalt_rules::Game::Dvonn, LIVE) };

/// The same as a correspondence game.
pub(crate) const DAYS: Terms = Terms { pace: Pace::Days(3), ..TERMS };

/// A new database of the cluster that all tests share.
fn database() -> Location {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(|| Cluster::start().expect("PostgreSQL starts"));
    Location::Postgres(cluster.database().expect("a database"))
}

/// A server.
pub(crate) struct TestServer {
    pub(crate) clock: Clock,
    pub(crate) node: RunningNode,
    place: Location,
    _folder: Option<TempFolder>,
}

/// A node that serves on a port.
pub(crate) struct RunningNode {
    pub(crate) address: SocketAddr,
    pub(crate) live: Live,
    task: AbortHandle,
}

impl Drop for RunningNode {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A player with a session.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) token: String,
}

fn page() -> Page {
    let index = File { name: "index.html", plain: b"index", brotli: None, gzip: None };
    Page::new(&[index]).expect("it has an index")
}

/// A bus that loses every message, though the nodes hear that the others are there.
#[derive(Clone, Default)]
pub(crate) struct SilentBus(InProcessBus);

impl Bus for SilentBus {
    fn publish(&self, from: u64, message: BusMessage) {
        if message == BusMessage::Here {
            self.0.publish(from, message);
        }
    }

    fn subscribe(&self) -> Receiver<BusEvent> {
        self.0.subscribe()
    }

    fn state(&self) -> BusState {
        self.0.state()
    }
}

pub(crate) async fn serve(store: Store, clock: Clock, bus: impl Bus + 'static) -> RunningNode {
    serve_with(store, clock, bus, Options::default()).await
}

/// A node with options of its own.
pub(crate) async fn serve_with(
    store: Store,
    clock: Clock,
    bus: impl Bus + 'static,
    options: Options,
) -> RunningNode {
    let state = AppState::new(store, clock, options);
    let live = Live::start(state, Arc::new(bus)).await.expect("the store is there");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
    let address = listener.local_addr().expect("bound");
    let router = online(page(), &live);
    let task = tokio::spawn(async move { _ = axum::serve(listener, router).await }).abort_handle();
    RunningNode { address, live, task }
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        let folder = TempFolder::new("live");
        let place = Location::Folder(folder.path().to_owned());
        Self::open(place, Clock::held(START), Some(folder)).await
    }

    pub(crate) async fn with_postgres() -> Self {
        Self::at(database()).await
    }

    /// A server with a store of the test's own.
    pub(crate) async fn at(place: Location) -> Self {
        Self::open(place, Clock::held(START), None).await
    }

    async fn open(place: Location, clock: Clock, folder: Option<TempFolder>) -> Self {
        let store = Store::open(&place).await.expect("it opens");
        let node = serve(store, clock.clone(), NoBus::default()).await;
        Self { clock, node, place, _folder: folder }
    }

    /// Stops the server and starts it again with the same store.
    pub(crate) async fn restart(self) -> Self {
        self.restart_after(0).await
    }

    /// Does the same after a time in which there is no server.
    pub(crate) async fn restart_after(self, millis: Millis) -> Self {
        self.restart_with(|clock| clock.advance(millis)).await
    }

    /// Does something while there is no server.
    pub(crate) async fn restart_with(self, meanwhile: impl FnOnce(&Clock)) -> Self {
        let Self { clock, node, place, _folder: folder } = self;
        node.live.note_alive().await.expect("the store is there");
        node.live.stop();
        node.live.leave().await.expect("the store is there");
        let old = node.live.state().store().clone();
        drop(node);
        old.close().await;
        meanwhile(&clock);
        Self::open(place, clock, folder).await
    }

    pub(crate) fn store(&self) -> &Store {
        self.node.live.state().store()
    }

    /// The store as an operator opens it, beside the server.
    pub(crate) async fn operator_store(&self) -> Store {
        Store::open_beside(&self.place).await.expect("it opens")
    }

    /// A game in the store that no node has loaded.
    pub(crate) async fn stored_game(&self, terms: Terms, seats: ByColor<Seat>) -> GameId {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let game = GameId::from_bits(COUNT.fetch_add(1, Ordering::Relaxed));
        let new = NewGame {
            game,
            terms,
            start: AnyPosition::start(terms.game).to_string(),
            seats,
            created: self.clock.now(),
            summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
            seeks: Vec::new(),
            follows: None,
        };
        self.store().create_game(&new).await.expect("stored");
        game
    }

    async fn admit(&self, account: Account) -> Person {
        let token = self.store().start_session(account.id, "", self.clock.now()).await;
        let token = token.expect("a session").as_str().to_owned();
        Person { id: account.id, token }
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        let guest = self.store().add_guest(name, self.clock.now()).await.expect("stored");
        self.admit(guest.expect("a new name")).await
    }

    pub(crate) async fn member(&self, name: &str) -> Person {
        let registered = self.store().register(name, "hash", None, self.clock.now()).await;
        match registered.expect("stored") {
            Registered::Done(account) => self.admit(account).await,
            refused => panic!("{name}: {refused:?}"),
        }
    }

    /// A member who is a moderator.
    pub(crate) async fn moderator(&self, name: &str) -> Person {
        let person = self.member(name).await;
        let operator = Operator { name: "ops@host".to_owned(), reason: "a test".to_owned() };
        let now = self.clock.now();
        let done = admin::set_moderator(self.store(), name, true, &operator, now).await;
        done.expect("a member");
        person
    }

    pub(crate) async fn connect(&self, person: &Person) -> Client {
        Client::connect(self.node.address, Some(&person.token)).await
    }

    pub(crate) async fn stranger(&self) -> Client {
        Client::connect(self.node.address, None).await
    }
}
