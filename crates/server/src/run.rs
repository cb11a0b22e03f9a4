//! Serving on a socket until the program is told to stop.

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
use crate::live::{InProcess, Live};
use crate::page::Page;
use crate::state::{Options, State};
use crate::{online, router, signals};

/// How long answers under way may take once the program is told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// Why nothing can be served, or no longer.
#[derive(Debug)]
pub enum Failure {
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
pub struct Serving {
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
pub fn run(serving: Serving, listening: impl FnOnce(SocketAddr)) -> Result<(), Failure> {
    if serving.options.trial && (serving.options.proxied || !serving.host.is_loopback()) {
        return Err(Failure::Exposed);
    }
    let runtime = Runtime::new().map_err(Failure::Machine)?;
    runtime.block_on(async {
        let Serving { page, host, port, store, options } = serving;
        let listener = TcpListener::bind((host, port)).await.map_err(refused)?;
        let told = signals::told_to_stop().map_err(Failure::Machine)?;
        let live = match store {
            Some(place) => Some(open(&place, options).await.map_err(Failure::Store)?),
            None => None,
        };
        let router = match &live {
            Some(live) => online(page, live),
            None => router(page),
        };
        listening(listener.local_addr().map_err(Failure::Machine)?);
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
    let state = State::new(store, Clock::SYSTEM, options);
    Live::start(state, Arc::new(InProcess::default())).await
}

fn refused(error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse { Failure::Taken } else { Failure::Address(error) }
}

async fn serve(
    listener: TcpListener,
    router: Router,
    told: impl Future<Output = ()>,
) -> Result<(), Failure> {
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
        ended = served => ended.map_err(Failure::Machine),
        () = given_up => Ok(()),
    }
}
