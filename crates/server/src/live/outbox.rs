//! Outgoing messages of a connection.

use std::sync::Arc;

use axum::extract::ws::{CloseCode, Utf8Bytes, close_code};
use basalt_wire::FromServer;
use tokio::sync::{mpsc, watch};

/// Maximum number of waiting messages. A client that reads more slowly is disconnected; it can resume.
const MAX_WAITING_LINES: usize = 64;

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseReason {
    /// The server stops.
    Shutdown,
    /// The client reads too slowly.
    Slow,
    /// The player has opened too many connections; this one is the oldest.
    TooMany,
    /// The session has ended or has another name now.
    SessionChanged,
    /// The client has sent a binary frame.
    Binary,
    /// The client goes on sending although it is refused.
    TooOften,
}

impl CloseReason {
    /// The status code of the close frame (RFC 6455, section 7.4).
    pub(crate) fn code(self) -> CloseCode {
        match self {
            Self::Shutdown => close_code::AWAY,
            Self::Slow | Self::TooMany | Self::TooOften => close_code::POLICY,
            Self::SessionChanged => close_code::NORMAL,
            Self::Binary => close_code::UNSUPPORTED,
        }
    }
}

/// The sending end of a queue; clones send to the same client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Utf8Bytes>,
    closed: Arc<watch::Sender<Option<CloseReason>>>,
}

impl Outbox {
    /// A new outbox and the receiving end of its queue.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (lines, waiting) = mpsc::channel(MAX_WAITING_LINES);
        (Self { lines, closed: Arc::new(watch::Sender::new(None)) }, waiting)
    }

    /// Queues a message.
    pub(crate) fn send(&self, message: &FromServer) {
        self.send_line(line(message));
    }

    /// Queues a line. Disconnects the client if the queue is full.
    pub(crate) fn send_line(&self, line: Utf8Bytes) {
        if self.lines.try_send(line).is_err() {
            self.close(CloseReason::Slow);
        }
    }

    /// Disconnects the client. The first reason counts.
    pub(crate) fn close(&self, reason: CloseReason) {
        self.closed.send_if_modified(|closed| {
            let is_first = closed.is_none();
            *closed = closed.or(Some(reason));
            is_first
        });
    }

    /// Completes when the client is to be disconnected.
    pub(crate) async fn closed(&self) -> CloseReason {
        let mut closed = self.closed.subscribe();
        let reason = closed.wait_for(Option::is_some).await.ok().and_then(|reason| *reason);
        // The sender is in this outbox, so there is a reason.
        reason.unwrap_or(CloseReason::Shutdown)
    }
}

/// The text of a message, to be written once for many clients.
pub(crate) fn line(message: &FromServer) -> Utf8Bytes {
    basalt_wire::write(message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_client_that_does_not_read_is_dropped() {
        let (outbox, _waiting) = Outbox::new();
        for request in 0..=MAX_WAITING_LINES {
            outbox.send(&FromServer::Done { request: request as u32 });
        }
        outbox.close(CloseReason::Shutdown);
        assert_eq!(outbox.closed().await, CloseReason::Slow, "the first reason counts");
    }

    #[tokio::test]
    async fn lines_come_out_in_order() {
        let (outbox, mut waiting) = Outbox::new();
        for request in 0..3 {
            outbox.send(&FromServer::Done { request });
        }
        for request in 0..3 {
            assert_eq!(waiting.recv().await, Some(line(&FromServer::Done { request })));
        }
    }
}
