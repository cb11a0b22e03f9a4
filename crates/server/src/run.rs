//! Listens on a socket until the program is told to stop.

use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use axum::Router;
use axum::middleware::from_fn_with_state;
use basalt_store::{Error as StoreError, Location, PoolSizes, Store};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::clock::Clock;
use crate::connections::{self, ConnectionLimits, Listener};
use crate::health::MIN_FREE_DISK_BYTES;
use crate::live::{Bus, Live, NatsBus, NoBus, OtherNode, join_other_nodes};
use crate::metrics::Metrics;
use crate::page::Page;
use crate::request_log::{RequestLog, log_request};
use crate::state::{AppState, Options};
use crate::tls::{Tls, TlsError, TlsFiles};
use crate::{monitoring, online, router, signals};

/// Longest answer to the question for the time that counts.
const MAX_TIME_LAG: Duration = Duration::from_millis(20);

/// Maximum number of times that a slow database is asked for the time.
const MAX_TIME_QUESTIONS: usize = 20;

/// Maximum number of connections to health checks and metrics: some balancers and a Prometheus.
const MAX_MONITORING_CONNECTIONS: usize = 64;

/// Why the server cannot start, or stops.
#[derive(Debug)]
pub enum ServeError {
    /// The port is taken by another program.
    Taken,
    /// The address cannot be bound.
    Address(io::Error),
    /// The address of monitoring cannot be bound.
    MonitoringAddress(io::Error),
    /// The system does not provide what a server needs.
    Machine(io::Error),
    /// The store of online games cannot be opened.
    Store(StoreError),
    /// The certificate or its key cannot be used.
    Tls(TlsError),
    /// A trial server would be reachable from other machines.
    Exposed,
    /// The address of the bus is malformed.
    BusAddress,
    /// A bus is of no use to the only server of a folder.
    BusWithoutDatabase,
    /// Another server uses the same database, and the two would not hear of each other.
    OtherNode(OtherNode),
}

/// The configuration of a server.
#[derive(Clone)]
pub struct ServeConfig {
    /// The page.
    pub page: Page,
    /// The address to listen on; port 0 means any free port.
    pub address: SocketAddr,
    /// The certificate; without it, TLS is left to a proxy.
    pub tls: Option<TlsFiles>,
    /// The address for health checks and metrics; without it there are none.
    pub monitoring: Option<SocketAddr>,
    /// The store of online games; without it only the page is served.
    pub store: Option<Location>,
    /// The numbers of connections to PostgreSQL.
    pub pools: PoolSizes,
    /// The address of the bus to the other servers on the same database: `nats://host:port`.
    pub bus: Option<String>,
    /// The options of online play.
    pub options: Options,
    /// The limits of connections. Those of an address do not count in a trial or behind a proxy.
    pub limits: ConnectionLimits,
}

impl ServeConfig {
    /// A server of the page alone, with the usual limits.
    pub fn new(page: Page, address: SocketAddr) -> Self {
        Self {
            page,
            address,
            tls: None,
            monitoring: None,
            store: None,
            pools: PoolSizes::default(),
            bus: None,
            options: Options::default(),
            limits: ConnectionLimits::default(),
        }
    }

    /// The limits that count on this machine.
    fn connection_limits(&self) -> ConnectionLimits {
        let limits = self.limits.within_file_limit();
        let one_address = self.options.trial || self.options.is_proxied();
        if one_address { limits.without_addresses() } else { limits }
    }
}

/// The addresses that a server listens on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addresses {
    /// The address of the page and of online play.
    pub page: SocketAddr,
    /// The address of health checks and metrics.
    pub monitoring: Option<SocketAddr>,
}

/// Serves until Ctrl-C or a termination signal. Calls `listening` with the addresses once it listens.
pub fn run(config: ServeConfig, listening: impl FnOnce(Addresses)) -> Result<(), ServeError> {
    let Options { trial, local_push, .. } = config.options;
    let is_exposed = config.options.is_proxied() || !config.address.ip().is_loopback();
    if trial && is_exposed || local_push && !trial {
        return Err(ServeError::Exposed);
    }
    let runtime = runtime().map_err(ServeError::Machine)?;
    runtime.block_on(async {
        let limits = config.connection_limits();
        let ServeConfig { page, address, tls, monitoring, store, pools, bus, options, .. } = config;
        let tls = tls.map(Tls::open).transpose().map_err(ServeError::Tls)?;
        let listener = TcpListener::bind(address).await.map_err(bind_error)?;
        let monitoring = match monitoring {
            Some(address) => {
                Some(TcpListener::bind(address).await.map_err(ServeError::MonitoringAddress)?)
            }
            None => None,
        };
        let stop_signal = signals::stop_signal().map_err(ServeError::Machine)?;
        signals::survive_file_size_limit().map_err(ServeError::Machine)?;
        let live = match store {
            Some(location) => Some(open(&location, pools, bus.as_deref(), options.clone()).await?),
            None => None,
        };
        let router = match &live {
            Some(live) => online(page, live),
            None => router(page),
        };
        let metrics = live.as_ref().map(|live| live.state().metrics().clone()).unwrap_or_default();
        let log = RequestLog { metrics: metrics.clone(), options };
        let router = router.layer(from_fn_with_state(log, log_request));
        let address = |listener: &TcpListener| listener.local_addr().map_err(ServeError::Machine);
        let addresses = Addresses {
            page: address(&listener)?,
            monitoring: monitoring.as_ref().map(address).transpose()?,
        };
        let monitoring = monitoring.map(|listener| {
            let served = monitoring::routes(&metrics, live.clone(), MIN_FREE_DISK_BYTES);
            tokio::spawn(serve_monitoring(listener, served)).abort_handle()
        });
        let following = tls.clone().map(|tls| tokio::spawn(tls.follow_changes()).abort_handle());
        listening(addresses);
        let stopping = live.clone();
        let on_stop = move || stopping.iter().for_each(Live::stop);
        let listener = Listener { socket: listener, tls };
        // A task of its own, so that it runs on the same threads as the clients: only there does giving way to them work.
        let serving = connections::serve(listener, router, limits, metrics, stop_signal, on_stop);
        if let Err(error) = tokio::spawn(serving).await
            && let Ok(panic) = error.try_into_panic()
        {
            resume_unwind(panic);
        }
        for task in monitoring.iter().chain(&following) {
            task.abort();
        }
        if let Some(live) = live {
            // Without it, the last sign of life is a second old.
            _ = live.note_alive().await;
            _ = live.leave().await;
            live.state().store().close().await;
        }
        Ok(())
    })
}

/// Tokio with a thread for each core but one. SQLite and the hashing of passwords have threads of their own; on two cores a second
/// thread of Tokio costs a move a tenth more, since the two wake each other.
fn runtime() -> io::Result<Runtime> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = cores.saturating_sub(1).max(1);
    Builder::new_multi_thread().worker_threads(threads).enable_all().build()
}

async fn open(
    location: &Location,
    pools: PoolSizes,
    bus: Option<&str>,
    options: Options,
) -> Result<Live, ServeError> {
    let bus: Arc<dyn Bus> = match (location, bus) {
        (_, None) => Arc::new(NoBus::default()),
        (Location::Folder(_), Some(_)) => return Err(ServeError::BusWithoutDatabase),
        (Location::Postgres(_), Some(address)) => {
            Arc::new(NatsBus::new(address).map_err(|_| ServeError::BusAddress)?)
        }
    };
    let store = Store::open_with(location, pools).await?;
    let claim = join_other_nodes(&store, &*bus).await?.map_err(ServeError::OtherNode)?;
    let clock = database_clock(&store).await?;
    let state = AppState::new(store, clock, options);
    let live = Live::start(state, bus).await?;
    live.keep_claim(claim).await?;
    Ok(live)
}

/// Serves health checks and metrics for ever. Their connections are not those of clients and are not counted.
async fn serve_monitoring(listener: TcpListener, routes: Router) {
    let limits = ConnectionLimits { max_total: MAX_MONITORING_CONNECTIONS, ..Default::default() };
    let listener = Listener { socket: listener, tls: None };
    connections::serve(listener, routes, limits, Metrics::default(), pending(), || ()).await;
}

/// A clock with the time of the database. If the answer takes long, nobody knows when it was given, so the database is
/// asked again.
async fn database_clock(store: &Store) -> Result<Clock, StoreError> {
    for _ in 0..MAX_TIME_QUESTIONS {
        let asked = Instant::now();
        let clock = Clock::starting_at(store.time().await?);
        if asked.elapsed() < MAX_TIME_LAG {
            return Ok(clock);
        }
    }
    Ok(Clock::starting_at(store.time().await?))
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn bind_error(error: io::Error) -> ServeError {
    if error.kind() == io::ErrorKind::AddrInUse {
        ServeError::Taken
    } else {
        ServeError::Address(error)
    }
}
