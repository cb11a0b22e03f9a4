//! The connections of clients: accepts them, bounds their number, and closes those that are slow or idle.

mod accept_pace;
mod client_stream;
mod limits;
mod open_connections;
mod write_pace;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use axum::middleware::from_fn;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::yield_now;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tower::{Service, ServiceExt as _};

use accept_pace::AcceptPace;
use client_stream::ClientStream;
pub use limits::ConnectionLimits;
pub(crate) use limits::{BodyTimeout, SilenceTimeout};
use open_connections::{OpenConnections, Permit};

use crate::host::require_host;
use crate::log;
use crate::metrics::Metrics;
use crate::tls::Tls;

/// Maximum size of the head of a request, and of the buffer of a connection.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// Pause after the system has refused to accept a connection, for lack of files or memory.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Interval at which refused connections are logged.
const REPORT_INTERVAL: Duration = Duration::from_mins(1);

/// Time that pending responses and open connections may take once the program is told to stop.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(3);

/// The socket that clients connect to, with TLS or without.
pub(crate) struct Listener {
    pub(crate) socket: TcpListener,
    pub(crate) tls: Option<Tls>,
}

/// Serves until `stop` completes. Then calls `on_stop`, and waits a short time until all clients are gone.
pub(crate) async fn serve(
    listener: Listener,
    router: Router,
    limits: ConnectionLimits,
    metrics: Metrics,
    stop: impl Future<Output = ()>,
    on_stop: impl FnOnce(),
) {
    let router = router.layer(from_fn(require_host));
    let open = Arc::new(OpenConnections::new(limits, metrics));
    let (stopping, until_stopping) = watch::channel(());
    let mut stop = pin!(stop);
    let mut pace = AcceptPace::default();
    let mut reports = interval(REPORT_INTERVAL);
    reports.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            (stream, peer) = accept(&listener.socket) => {
                if let Some(permit) = open.admit(peer.ip()) {
                    let tls = listener.tls.as_ref().map(Tls::acceptor);
                    let client = Client { stream, peer, permit, tls };
                    spawn(client, router.clone(), limits, until_stopping.clone());
                }
                give_way(&mut pace).await;
            }
            _ = reports.tick() => open.log_refusals(),
            () = &mut stop => break,
        }
    }
    drop((listener, stopping));
    on_stop();
    _ = timeout(SHUTDOWN_GRACE, open.all_closed()).await;
}

/// Gives everything that is ready to run its turn before the next connection, and waits if that took long, so that a flood of
/// connections does not delay moves.
async fn give_way(pace: &mut AcceptPace) {
    let begun = Instant::now();
    yield_now().await;
    if let Some(pause) = pace.pause_after(begun.elapsed()) {
        sleep(pause).await;
    }
}

/// The next connection. Without a free file the server waits until a connection closes.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                log::error("cannot accept connections", &error);
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Whether the client has left before it was accepted.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A client that was admitted.
struct Client {
    stream: TcpStream,
    peer: SocketAddr,
    permit: Permit,
    tls: Option<TlsAcceptor>,
}

/// Serves a client in a task of its own. When the sender of `until_stopping` is dropped, the pending response is the last.
fn spawn(
    client: Client,
    router: Router,
    limits: ConnectionLimits,
    mut until_stopping: watch::Receiver<()>,
) {
    let Client { stream, peer, permit, tls } = client;
    // Disables Nagle's algorithm: a message must not wait for the acknowledgement of the one before, which takes up to
    // 40 ms. A socket that rejects the setting works without.
    _ = stream.set_nodelay(true);
    let stream = ClientStream::new(stream, limits.write_timeout, permit);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(BodyTimeout(limits.body_timeout));
        request.extensions_mut().insert(SilenceTimeout(limits.silence_timeout));
        request
    });
    tokio::spawn(async move {
        let stopping = until_stopping.changed();
        match tls {
            None => serve_http(stream, service, limits, stopping).await,
            Some(tls) => {
                // It has as much time as a head. A client that fails in it has left.
                if let Ok(Ok(stream)) = timeout(limits.head_timeout, tls.accept(stream)).await {
                    serve_http(stream, service, limits, stopping).await;
                }
            }
        }
    });
}

/// Serves the requests of a connection. When `stopping` completes, the pending response is the last.
async fn serve_http<S>(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    service: S,
    limits: ConnectionLimits,
    stopping: impl Future,
) where
    S: Service<Request<Incoming>, Response = Response<Body>, Error = Infallible> + Clone,
    S::Future: Send + 'static,
{
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_timeout)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    // A client that breaks the protocol or leaves is no failure of the server.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopping => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
}
