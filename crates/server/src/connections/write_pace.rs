//! The pace at which a client takes what is written to it.

use std::time::Duration;

use tokio::time::Instant;

/// Bytes that a client must take in a window: 64 KiB in two minutes, 500 a second.
const MIN_BYTES: usize = 64 * 1024;

/// The number of write timeouts in a window.
const WINDOW_TIMEOUTS: u32 = 4;

/// Measures a client that keeps the server waiting: from the first write that had to wait until everything is written. One that
/// takes a few bytes now and then would never exceed the timeout of a write, and keep its response in memory for ever.
#[derive(Debug)]
pub(super) struct WritePace {
    window: Duration,
    /// When the present window has begun; `None` while nothing waits.
    begun: Option<Instant>,
    /// Bytes that the client has taken in this window.
    taken: usize,
}

impl WritePace {
    pub(super) fn new(write_timeout: Duration) -> Self {
        Self { window: write_timeout * WINDOW_TIMEOUTS, begun: None, taken: 0 }
    }

    /// Notes that the client has taken bytes.
    pub(super) fn take(&mut self, bytes: usize) {
        self.taken += bytes;
    }

    /// Notes that everything is written.
    pub(super) fn finish(&mut self) {
        self.begun = None;
    }

    /// Notes that a write has to wait. Returns whether the client is too slow.
    pub(super) fn wait(&mut self, now: Instant) -> bool {
        let begun = *self.begun.get_or_insert_with(|| {
            self.taken = 0;
            now
        });
        if now.duration_since(begun) < self.window {
            return false;
        }
        let is_too_slow = self.taken < MIN_BYTES;
        (self.begun, self.taken) = (Some(now), 0);
        is_too_slow
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMEOUT: Duration = Duration::from_secs(30);

    #[test]
    fn a_client_that_takes_little_at_a_time_is_too_slow() {
        for (taken, expected) in [(1, true), (MIN_BYTES / 4 - 1, true), (MIN_BYTES / 4, false)] {
            let (mut pace, mut now) = (WritePace::new(TIMEOUT), Instant::now());
            assert!(!pace.wait(now));
            let slow = (0..8).any(|_| {
                now += TIMEOUT;
                pace.take(taken);
                pace.wait(now)
            });
            assert_eq!(slow, expected, "{taken} bytes in 30 s");
        }
    }

    #[test]
    fn the_time_between_two_responses_does_not_count() {
        let (mut pace, mut now) = (WritePace::new(TIMEOUT), Instant::now());
        for _ in 0..3 {
            assert!(!pace.wait(now));
            pace.take(10);
            pace.finish();
            now += 10 * TIMEOUT;
        }
    }
}
