//! Outgoing messages of a connection.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use basalt_wire::FromServer;
use tokio::sync::{Notify, mpsc};

/// Maximum number of waiting messages. A client that reads more slowly is disconnected; it can resume.
const MAX_WAITING_LINES: usize = 64;

/// The sending end of a queue; clones send to the same client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Utf8Bytes>,
    closed: Arc<Notify>,
}

impl Outbox {
    /// A new outbox and the receiving end of its queue.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (lines, waiting) = mpsc::channel(MAX_WAITING_LINES);
        (Self { lines, closed: Arc::default() }, waiting)
    }

    /// Queues a message.
    pub(crate) fn send(&self, message: &FromServer) {
        self.send_line(line(message));
    }

    /// Queues a line. Disconnects the client if the queue is full.
    pub(crate) fn send_line(&self, line: Utf8Bytes) {
        if self.lines.try_send(line).is_err() {
            self.close();
        }
    }

    /// Disconnects the client.
    pub(crate) fn close(&self) {
        self.closed.notify_one();
    }

    /// Completes when the client is to be disconnected.
    pub(crate) async fn closed(&self) {
        self.closed.notified().await;
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
        outbox.closed().await;
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
