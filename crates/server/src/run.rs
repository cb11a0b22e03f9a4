//! Listens on a socket until the program is told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt as _;
use basalt_store::{Error as StoreError, Location, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::clock::Clock;
use crate::live::{InProcessBus, Live};
use crate::page::Page;
use crate::state::{AppState, Options};
use crate::{online, router, signals};

/// Time that pending responses may take once the program is told to stop.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(3);

/// Why the server cannot start, or stops.
#[derive(Debug)]
pub enum ServeError {
    /// The port is taken by another program.
    Taken,
    /// The address cannot be bound.
    Address(io::Error),
    /// The system does not provide what a server needs.
    Machine(io::Error),
    /// The store of online games cannot be opened.
    Store(StoreError),
    /// A trial server would be reachable from other machines.
    Exposed,
}

/// The configuration of a server.
#[derive(Clone)]
pub struct ServeConfig {
    /// The page.
    pub page: Page,
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on; 0 means any free port.
    pub port: u16,
    /// The store of online games; without it only the page is served.
    pub store: Option<Location>,
    /// The options of online play.
    pub options: Options,
}

/// Serves until Ctrl-C or a termination signal. Calls `listening` with the address once it listens.
pub fn run(config: ServeConfig, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if config.options.trial && (config.options.proxied || !config.host.is_loopback()) {
        return Err(ServeError::Exposed);
    }
    let runtime = Runtime::new().map_err(ServeError::Machine)?;
    runtime.block_on(async {
        let ServeConfig { page, host, port, store, options } = config;
        let listener = TcpListener::bind((host, port)).await.map_err(bind_error)?;
        let stop_signal = signals::stop_signal().map_err(ServeError::Machine)?;
        let live = match store {
            Some(location) => Some(open(&location, options).await.map_err(ServeError::Store)?),
            None => None,
        };
        let router = match &live {
            Some(live) => online(page, live),
            None => router(page),
        };
        listening(listener.local_addr().map_err(ServeError::Machine)?);
        serve(listener, router, stop_signal).await?;
        if let Some(live) = live {
            live.stop();
            live.state().store().close().await;
        }
        Ok(())
    })
}

async fn open(location: &Location, options: Options) -> Result<Live, StoreError> {
    let store = Store::open(location).await?;
    let state = AppState::new(store, Clock::SYSTEM, options);
    Live::start(state, Arc::new(InProcessBus::default())).await
}

fn bind_error(error: io::Error) -> ServeError {
    if error.kind() == io::ErrorKind::AddrInUse {
        ServeError::Taken
    } else {
        ServeError::Address(error)
    }
}

async fn serve(
    listener: TcpListener,
    router: Router,
    stop_signal: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = async { _ = stopped.await };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    // Disables Nagle's algorithm: a message must not wait for the acknowledgement of the one before, which takes up to
    // 40 ms. A socket that rejects the setting works without.
    let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
    let served = axum::serve(listener, service).with_graceful_shutdown(ended);
    let given_up = async {
        stop_signal.await;
        drop(stop);
        tokio::time::sleep(SHUTDOWN_GRACE).await;
    };
    tokio::select! {
        ended = served => ended.map_err(ServeError::Machine),
        () = given_up => Ok(()),
    }
}
