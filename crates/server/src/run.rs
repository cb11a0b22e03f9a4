//! Listens on a socket until the program is told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt as _;
use basalt_store::{Place, Store, Trouble};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::clock::Clock;
use crate::live::{InProcessBus, Live};
use crate::page::Page;
use crate::state::{AppState, Options};
use crate::{online, router, signals};

/// How long answers under way may take once the program is told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// Why nothing can be served, or no longer.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens there.
    Taken,
    /// The address cannot be listened on.
    Address(io::Error),
    /// The machine does not give what a server needs.
    Machine(io::Error),
    /// What people need to play each other cannot be kept.
    Store(Trouble),
    /// A trial is not for others.
    Exposed,
}

/// What is served, and where.
#[derive(Clone)]
pub struct ServeConfig {
    /// The page.
    pub page: Page,
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on, 0 being any that is free.
    pub port: u16,
    /// Where the games of people who play each other are kept; without it there is the page alone.
    pub store: Option<Place>,
    /// How the server stands in the world.
    pub options: Options,
}

/// Serves until Ctrl-C or the system says that it is enough. Tells where it listens as soon as it does.
pub fn run(serving: ServeConfig, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if serving.options.trial && (serving.options.proxied || !serving.host.is_loopback()) {
        return Err(ServeError::Exposed);
    }
    let runtime = Runtime::new().map_err(ServeError::Machine)?;
    runtime.block_on(async {
        let ServeConfig { page, host, port, store, options } = serving;
        let listener = TcpListener::bind((host, port)).await.map_err(refused)?;
        let told = signals::told_to_stop().map_err(ServeError::Machine)?;
        let live = match store {
            Some(place) => Some(open(&place, options).await.map_err(ServeError::Store)?),
            None => None,
        };
        let router = match &live {
            Some(live) => online(page, live),
            None => router(page),
        };
        listening(listener.local_addr().map_err(ServeError::Machine)?);
        serve(listener, router, told).await?;
        if let Some(live) = live {
            live.stop();
            live.state().store().close().await;
        }
        Ok(())
    })
}

async fn open(place: &Place, options: Options) -> Result<Live, Trouble> {
    let store = Store::open(place).await?;
    let state = AppState::new(store, Clock::SYSTEM, options);
    Live::start(state, Arc::new(InProcessBus::default())).await
}

fn refused(error: io::Error) -> ServeError {
    if error.kind() == io::ErrorKind::AddrInUse {
        ServeError::Taken
    } else {
        ServeError::Address(error)
    }
}

async fn serve(
    listener: TcpListener,
    router: Router,
    told: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = async { _ = stopped.await };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    // A line must not wait until the one before it has been acknowledged: that takes up to 40 ms. A socket that does
    // not take the setting works without.
    let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
    let served = axum::serve(listener, service).with_graceful_shutdown(ended);
    let given_up = async {
        told.await;
        drop(stop);
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        ended = served => ended.map_err(ServeError::Machine),
        () = given_up => Ok(()),
    }
}
