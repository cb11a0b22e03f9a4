//! The WebSocket of a client.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_store::Account;
use basalt_wire::LONGEST_LINE;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::node::Node;
use super::outbox::Outbox;
use super::visit::Visit;
use crate::origin;

/// How often a client is asked for a sign of life.
const PULSE: Duration = Duration::from_secs(15);

/// A client that was silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(40);

/// What a connection reads and writes at once: lines are short, and there are thousands of connections.
const BUFFER: usize = 1024;

/// Answers whoever wants to connect.
pub(crate) fn connect(
    node: Arc<Node>,
    account: Option<Account>,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    if !origin::is_ours(headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade
        .max_message_size(LONGEST_LINE)
        .max_frame_size(LONGEST_LINE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .on_upgrade(move |socket| attend(node, account, socket))
}

/// Attends to a client until they go, or have to.
async fn attend(node: Arc<Node>, account: Option<Account>, mut socket: WebSocket) {
    let (outbox, mut lines) = Outbox::new();
    let mut visit = Visit::begin(node, account, outbox.clone());
    Box::pin(visit.greet()).await;
    tokio::select! {
        () = talk(&mut visit, &mut socket, &mut lines) => {}
        () = outbox.closed() => {}
    }
    visit.end();
}

async fn talk(visit: &mut Visit, socket: &mut WebSocket, lines: &mut mpsc::Receiver<Utf8Bytes>) {
    let mut pulse = interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pulse.reset();
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
                        // On the heap, so that a client who is silent takes no room for what is rarely done.
                        Box::pin(visit.hear(&line)).await;
                    }
                }
                _ => return,
            },
            _ = pulse.tick() => {
                if heard.elapsed() > SILENCE {
                    return;
                }
                visit.ping();
            }
        }
    }
}
