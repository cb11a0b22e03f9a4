//! Serving on a socket until the program is told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::page::Page;
use crate::{router, signals};

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
}

/// Serves the page at an address, port 0 being any that is free, until Ctrl-C or the system says
/// that it is enough. Tells where it listens as soon as it does.
pub fn run(
    page: Page,
    host: IpAddr,
    port: u16,
    listening: impl FnOnce(SocketAddr),
) -> Result<(), Failure> {
    let runtime = Runtime::new().map_err(Failure::Machine)?;
    runtime.block_on(async {
        let listener = TcpListener::bind((host, port)).await.map_err(refused)?;
        let told = signals::told_to_stop().map_err(Failure::Machine)?;
        listening(listener.local_addr().map_err(Failure::Machine)?);
        serve(listener, page, told).await
    })
}

fn refused(error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse { Failure::Taken } else { Failure::Address(error) }
}

async fn serve(
    listener: TcpListener,
    page: Page,
    told: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = async { _ = stopped.await };
    let served = axum::serve(listener, router(page)).with_graceful_shutdown(ended);
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
