//! Messages to thousands of clients, with pauses in which moves are sent.

use std::time::Duration;

use tokio::time::sleep;

/// Number of clients that are sent a message before a pause: moves must not wait behind thousands.
const BATCH_SIZE: usize = 64;

/// Pause between two batches.
const BATCH_PAUSE: Duration = Duration::from_millis(5);

/// Sends something to each client.
pub(super) async fn for_each_in_batches<T>(clients: &[T], send: impl Fn(&T)) {
    for_batches(clients, |batch| batch.iter().for_each(&send)).await;
}

/// Sends something to each batch of clients.
pub(super) async fn for_batches<T>(clients: &[T], send: impl Fn(&[T])) {
    for batch in clients.chunks(BATCH_SIZE) {
        send(batch);
        sleep(BATCH_PAUSE).await;
    }
}
