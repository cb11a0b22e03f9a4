//! Three servers on one database and one bus, each behind proxies of its own, and the faults that hit them.

use std::net::{Ipv4Addr, SocketAddr};

use basalt_referee::GameId;
use basalt_rules::SplitMix64;
use basalt_store::{Location, Store};
use basalt_testkit::{Cluster, Nats, Proxy};
use basalt_wire::Numbered;
use tokio::sync::watch;
use tokio::task::{JoinSet, block_in_place};

use crate::child::Crashing;
use crate::harness::{Games, Paces, begin_games};
use crate::spectator::Spectator;

const NODES: usize = 3;

/// Times as many games as with one server: those on the other servers go on while one is killed and starts again.
const GAMES_FACTOR: usize = 8;

/// Number of games that somebody watches.
const WATCHED_GAMES: u64 = 30;

/// A server with its proxies.
pub(crate) struct Node {
    server: Crashing,
    place: Location,
    bus: String,
    /// Between clients and the server.
    pub(crate) clients: Proxy,
    /// Between the server and NATS.
    to_bus: Proxy,
    /// Between the server and PostgreSQL.
    to_database: Proxy,
}

impl Node {
    pub(crate) fn start(postgres: &Cluster, nats: &Nats, database: &str) -> Self {
        let (postgres, nats) = (local(postgres.port()), local(nats.port()));
        let to_database = Proxy::start(postgres).expect("a free port");
        let to_bus = Proxy::start(nats).expect("a free port");
        let port = format!(":{}/", postgres.port());
        let own_port = format!(":{}/", to_database.address().port());
        let place = Location::Postgres(database.replacen(&port, &own_port, 1));
        let bus = format!("nats://{}", to_bus.address());
        let server = Crashing::start(&place, Some(&bus));
        let clients = Proxy::start(server.address()).expect("a free port");
        Self { server, place, bus, clients, to_bus, to_database }
    }

    /// Kills the server.
    pub(crate) fn kill(&mut self) {
        self.server.kill();
    }

    /// Kills the server if it lives, and starts it again.
    pub(crate) fn restart(&mut self) {
        self.server.kill();
        self.server = Crashing::start(&self.place, Some(&self.bus));
        self.clients.lead_to(self.server.address());
    }
}

/// A fault of one server, or of what all of them use.
#[derive(Clone, Copy, Debug)]
enum Fault {
    KillServer,
    PauseServer,
    CutServerOff,
    CutOffFromBus,
    CutOffFromDatabase,
    KillBus,
    PauseBus,
    KillDatabase,
    PauseDatabase,
}

impl Fault {
    const ALL: [Self; 9] = [
        Self::KillServer,
        Self::PauseServer,
        Self::CutServerOff,
        Self::CutOffFromBus,
        Self::CutOffFromDatabase,
        Self::KillBus,
        Self::PauseBus,
        Self::KillDatabase,
        Self::PauseDatabase,
    ];

    /// Whether nobody can play meanwhile.
    fn stops_all(self) -> bool {
        matches!(self, Self::KillDatabase | Self::PauseDatabase)
    }
}

pub(crate) struct ClusterTest {
    nodes: Vec<Node>,
    postgres: Cluster,
    nats: Nats,
    games: Games,
    spectators: JoinSet<Spectator>,
    stop: watch::Sender<bool>,
    rng: SplitMix64,
    database: Location,
    done: Vec<Fault>,
}

fn local(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

impl ClusterTest {
    /// Starts the servers, and games on them that last for this number of faults.
    pub(crate) async fn new(faults: usize) -> Self {
        let seed = std::env::var("BASALT_SEED").ok().and_then(|text| text.parse().ok());
        let seed = seed.unwrap_or_else(|| u64::from(std::process::id()));
        eprintln!("BASALT_SEED={seed}");
        let postgres = Cluster::start().expect("PostgreSQL starts");
        let nats = Nats::start().expect("NATS starts");
        let address = postgres.database().expect("a database");
        let database = Location::Postgres(address.clone());
        let pairs = begin_games(&database, faults * GAMES_FACTOR, Paces::HalfLive).await;
        let nodes: Vec<Node> =
            (0..NODES).map(|_| Node::start(&postgres, &nats, &address)).collect();
        let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.clients.address()).collect();
        let store = Store::open(&database).await.expect("it opens");
        let games = Games::start(database.clone(), pairs, addresses.clone(), Some(store));
        let (stop, stopped) = watch::channel(false);
        let spectators = (0..WATCHED_GAMES)
            .map(|number| {
                let spectator = Spectator::new(GameId::from_bits(number), seed ^ number);
                spectator.run(addresses.clone(), stopped.clone())
            })
            .collect();
        let (rng, done) = (SplitMix64::new(seed), Vec::new());
        Self { nodes, postgres, nats, games, spectators, stop, rng, database, done }
    }

    /// Lets the games go on, breaks something, lets them go on as far as they can, and mends it. In the end all play
    /// again.
    pub(crate) async fn break_something(&mut self) {
        self.games.play_on().await;
        let fault = self.rng.pick(&Fault::ALL).expect("a fault");
        let node = self.rng.below(NODES);
        eprintln!("{fault:?} {node}");
        block_in_place(|| self.begin(fault, node));
        if fault.stops_all() {
            self.games.meet_error().await;
        } else {
            self.games.play_on().await;
        }
        block_in_place(|| self.end(fault, node));
        self.done.push(fault);
    }

    /// Number of acknowledged moves.
    pub(crate) fn acknowledged(&self) -> usize {
        self.games.count.acknowledged()
    }

    fn begin(&mut self, fault: Fault, node: usize) {
        let node = &mut self.nodes[node];
        match fault {
            Fault::KillServer => node.kill(),
            Fault::PauseServer => node.server.pause(),
            Fault::CutServerOff => node.clients.cut(),
            Fault::CutOffFromBus => node.to_bus.cut(),
            Fault::CutOffFromDatabase => node.to_database.cut(),
            Fault::KillBus => self.nats.stop(),
            Fault::PauseBus => self.nats.pause().expect("it runs"),
            Fault::KillDatabase => self.postgres.stop(),
            Fault::PauseDatabase => self.postgres.pause().expect("it runs"),
        }
    }

    fn end(&mut self, fault: Fault, node: usize) {
        let node = &mut self.nodes[node];
        match fault {
            Fault::KillServer => node.restart(),
            Fault::PauseServer => node.server.go_on(),
            Fault::CutServerOff => node.clients.mend(),
            Fault::CutOffFromBus => node.to_bus.mend(),
            Fault::CutOffFromDatabase => node.to_database.mend(),
            Fault::KillBus => self.nats.resume().expect("it starts again"),
            Fault::PauseBus => self.nats.go_on().expect("it runs"),
            Fault::KillDatabase => self.postgres.resume().expect("it starts again"),
            Fault::PauseDatabase => self.postgres.go_on().expect("it runs"),
        }
    }

    /// Ends all games and compares the stored ones with what players and spectators know.
    pub(crate) async fn stop_and_compare(mut self) {
        self.games.play_on().await;
        let games = self.games.stop().await;
        self.stop.send_replace(true);
        let spectators = self.spectators.join_all().await;
        let acknowledged = games.compare().await;
        let store = Store::open(&self.database).await.expect("it opens");
        let mut seen = 0;
        for spectator in &spectators {
            let kept = store.load(spectator.game).await.expect("answers").expect("there").1;
            let kept: Vec<Numbered> = kept.into_iter().map(Into::into).collect();
            assert_eq!(kept.get(..spectator.seen.len()), Some(&spectator.seen[..]));
            seen += spectator.seen.len();
        }
        assert!(seen > 0, "the spectators have seen something");
        eprintln!("{} faults, {acknowledged} moves acknowledged, {seen} seen", self.done.len());
    }
}
