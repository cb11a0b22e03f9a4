//! The WebSocket of a client: reads messages, writes lines, notices when it closes.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_wire::{ErrorCode, MAX_LINE_BYTES};
use futures_util::SinkExt as _;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use super::connection::{Client, Connection};
use super::node::Node;
use super::outbox::{CloseReason, Lines, Outbox};
use crate::api_error::ApiError;
use crate::connections::SilenceTimeout;
use crate::{log, origin};

/// Interval between pings: 15 s of the 40 s after which a silent client is disconnected, so that an answer may be late or lost.
fn ping_interval(silence: Duration) -> Duration {
    silence * 3 / 8
}

/// Time in which a client has to take the close frame and answer it.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Seconds after which a client whose address has too many connections may try again.
const RETRY_SECONDS: u32 = 60;

/// Read and write buffer of a connection: lines are short, and there are thousands of connections.
const BUFFER_BYTES: usize = 1024;

/// Answers a request to upgrade to a WebSocket.
pub(crate) fn connect(
    node: Arc<Node>,
    client: Client,
    silence: SilenceTimeout,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    if !origin::is_same_origin(node.state.options().public.as_deref(), headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if !node.state.options().trial && node.hub.is_full(client.address) {
        log::error("connections", &"an address has too many; others are refused");
        node.state.metrics().refusals("websockets_by_address").inc();
        return ApiError::from(ErrorCode::TooOften { seconds: RETRY_SECONDS }).into_response();
    }
    upgrade
        .max_message_size(MAX_LINE_BYTES)
        .max_frame_size(MAX_LINE_BYTES)
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .on_upgrade(move |socket| run(node, client, silence, socket))
}

/// Serves a client until either side closes the WebSocket.
async fn run(node: Arc<Node>, client: Client, silence: SilenceTimeout, mut socket: WebSocket) {
    let (outbox, mut lines) = Outbox::new();
    let mut connection = Connection::on_open(node, client, outbox.clone());
    Box::pin(connection.welcome()).await;
    let mut exchange = Exchange::new(&mut socket, &mut lines, silence);
    let mut closed = pin!(outbox.closed());
    let reason = loop {
        let message = tokio::select! {
            message = exchange.receive(&mut connection) => message,
            reason = &mut closed => Err(Some(reason)),
        };
        match message {
            // Not within the select: what is stored must be told, whatever happens to the connection meanwhile. On the heap, so
            // that an idle connection takes no room for it.
            Ok(line) => Box::pin(connection.on_message(&line)).await,
            Err(reason) => break reason,
        }
    };
    connection.on_close();
    if let Some(reason) = reason {
        // A client that does not read is disconnected without it.
        _ = timeout(CLOSE_TIMEOUT, close(socket, reason)).await;
    }
}

/// Sends the close frame, and reads until the client has closed its side: what is left unread would reset the connection,
/// and the client might miss the frame.
async fn close(mut socket: WebSocket, reason: CloseReason) {
    let frame = CloseFrame { code: reason.code(), reason: Utf8Bytes::default() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

/// Writes a line and those that wait behind it, with one system call if they are short.
async fn write_lines(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    waiting: &mut Lines,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    while let Ok(line) = waiting.try_recv() {
        socket.feed(Message::Text(line)).await?;
    }
    socket.flush().await
}

/// The exchange of messages with a client.
struct Exchange<'a> {
    socket: &'a mut WebSocket,
    lines: &'a mut Lines,
    silence: Duration,
    pings: Interval,
    last_received: Instant,
}

impl<'a> Exchange<'a> {
    fn new(
        socket: &'a mut WebSocket,
        lines: &'a mut Lines,
        SilenceTimeout(silence): SilenceTimeout,
    ) -> Self {
        let mut pings = interval(ping_interval(silence));
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        Self { socket, lines, silence, pings, last_received: Instant::now() }
    }

    /// The next text of the client; meanwhile writes lines and pings. Fails if the client is gone (`None`) or has to go.
    async fn receive(
        &mut self,
        connection: &mut Connection,
    ) -> Result<Utf8Bytes, Option<CloseReason>> {
        loop {
            tokio::select! {
                line = self.lines.recv() => {
                    write_lines(self.socket, line.ok_or(None)?, self.lines).await.map_err(|_| None)?;
                }
                message = self.socket.recv() => {
                    let message = message.ok_or(None)?.map_err(|_| None)?;
                    self.last_received = Instant::now();
                    match message {
                        Message::Text(line) => return Ok(line),
                        Message::Binary(_) => return Err(Some(CloseReason::Binary)),
                        // The WebSocket answers a ping frame by itself.
                        Message::Ping(_) | Message::Pong(_) => _ = connection.check_frame(),
                        Message::Close(_) => {}
                    }
                }
                _ = self.pings.tick() => {
                    if self.last_received.elapsed() > self.silence {
                        return Err(None);
                    }
                    connection.ping();
                }
            }
        }
    }
}
