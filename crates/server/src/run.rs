//! Serving on a socket until the program is told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::page::Page;
use crate::router;

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
        listening(listener.local_addr().map_err(Failure::Machine)?);
        serve(listener, page).await
    })
}

fn refused(error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse { Failure::Taken } else { Failure::Address(error) }
}

async fn serve(listener: TcpListener, page: Page) -> Result<(), Failure> {
    let served = axum::serve(listener, router(page)).with_graceful_shutdown(told_to_stop());
    tokio::select! {
        ended = served => ended.map_err(Failure::Machine),
        () = grace_over() => Ok(()),
    }
}

/// When answers that are still under way are given up.
async fn grace_over() {
    told_to_stop().await;
    tokio::time::sleep(GRACE).await;
}

/// Ends with Ctrl-C or the system's request to end. Where neither can be heard, it never does.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};

    match signal(SignalKind::terminate()) {
        Ok(mut signal) => _ = signal.recv().await,
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
