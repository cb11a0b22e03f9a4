//! What waits to be sent to a client.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use basalt_wire::FromServer;
use tokio::sync::{Notify, mpsc};

/// So many lines may wait. Whoever reads more slowly is dropped, and will resume where they were.
const CAPACITY: usize = 64;

/// The sending end; clones send to the same client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Utf8Bytes>,
    closed: Arc<Notify>,
}

impl Outbox {
    /// An outbox, and the lines as they come out of it.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (lines, waiting) = mpsc::channel(CAPACITY);
        (Self { lines, closed: Arc::default() }, waiting)
    }

    /// Puts a message in.
    pub(crate) fn say(&self, message: &FromServer) {
        self.put(line(message));
    }

    /// Puts a line in. If there is no room the client is dropped.
    pub(crate) fn put(&self, line: Utf8Bytes) {
        if self.lines.try_send(line).is_err() {
            self.close();
        }
    }

    /// Drops the client.
    pub(crate) fn close(&self) {
        self.closed.notify_one();
    }

    /// Ends when the client is to be dropped.
    pub(crate) async fn closed(&self) {
        self.closed.notified().await;
    }
}

/// A message as it is sent, to be written once for many.
pub(crate) fn line(message: &FromServer) -> Utf8Bytes {
    basalt_wire::write(message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_client_that_does_not_read_is_dropped() {
        let (outbox, _waiting) = Outbox::new();
        for ask in 0..=CAPACITY {
            outbox.say(&FromServer::Done { ask: ask as u32 });
        }
        outbox.closed().await;
    }

    #[tokio::test]
    async fn lines_come_out_in_order() {
        let (outbox, mut waiting) = Outbox::new();
        for ask in 0..3 {
            outbox.say(&FromServer::Done { ask });
        }
        for ask in 0..3 {
            assert_eq!(waiting.recv().await, Some(line(&FromServer::Done { ask })));
        }
    }
}
