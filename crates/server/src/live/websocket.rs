//! The WebSocket of a client: reads messages, writes lines, notices when it closes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_store::Account;
use basalt_wire::MAX_LINE_BYTES;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::connection::Connection;
use super::node::Node;
use super::outbox::Outbox;
use crate::origin;

/// Interval between pings.
const PING_INTERVAL: Duration = Duration::from_secs(15);

/// A client that sends nothing for this long is disconnected.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(40);

/// Read and write buffer of a connection: lines are short, and there are thousands of connections.
const BUFFER_BYTES: usize = 1024;

/// Answers a request to upgrade to a WebSocket.
pub(crate) fn connect(
    node: Arc<Node>,
    account: Option<Account>,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    if !origin::is_same_origin(headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade
        .max_message_size(MAX_LINE_BYTES)
        .max_frame_size(MAX_LINE_BYTES)
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .on_upgrade(move |socket| run(node, account, socket))
}

/// Serves a client until either side closes the WebSocket.
async fn run(node: Arc<Node>, account: Option<Account>, mut socket: WebSocket) {
    let (outbox, mut lines) = Outbox::new();
    let mut connection = Connection::on_open(node, account, outbox.clone());
    Box::pin(connection.welcome()).await;
    tokio::select! {
        () = exchange(&mut connection, &mut socket, &mut lines) => {}
        () = outbox.closed() => {}
    }
    connection.on_close();
}

async fn exchange(
    connection: &mut Connection,
    socket: &mut WebSocket,
    lines: &mut mpsc::Receiver<Utf8Bytes>,
) {
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.reset();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            line = lines.recv() => {
                let Some(line) = line else { return };
                if socket.send(Message::Text(line)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => match message {
                Some(Ok(message)) => {
                    heard = Instant::now();
                    if let Message::Text(line) = message {
                        // On the heap, so that an idle connection takes no room for it.
                        Box::pin(connection.on_message(&line)).await;
                    }
                }
                _ => return,
            },
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE_TIMEOUT {
                    return;
                }
                connection.ping();
            }
        }
    }
}
