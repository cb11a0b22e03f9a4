//! The pace at which connections are accepted. While the server is busy, new ones wait in the queue of the system.

use std::time::Duration;

/// Time that a turn of all tasks takes on a server that is busy. On an idle one it takes some microseconds.
const BUSY_TURN: Duration = Duration::from_millis(1);

/// Number of connections that a busy server accepts between two pauses. To accept and answer as many takes it about a
/// millisecond.
const ACCEPTED_PER_PAUSE: u32 = 8;

/// Pause of a busy server, which so accepts about 2,500 connections a second: enough for all players of a node to come back
/// within seconds, and a third of what a processor could do.
const BUSY_PAUSE: Duration = Duration::from_millis(2);

/// Counts the connections that were accepted while the server was busy.
#[derive(Debug, Default)]
pub(super) struct AcceptPace {
    accepted: u32,
}

impl AcceptPace {
    /// The pause after a connection, given the time that all other tasks took for a turn.
    pub(super) fn pause_after(&mut self, turn: Duration) -> Option<Duration> {
        if turn >= BUSY_TURN {
            self.accepted += 1;
        }
        if self.accepted < ACCEPTED_PER_PAUSE {
            return None;
        }
        self.accepted = 0;
        Some(BUSY_PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Duration = Duration::from_micros(20);

    #[test]
    fn a_server_that_is_not_busy_accepts_without_a_pause() {
        let mut pace = AcceptPace::default();
        assert!((0..1_000).all(|_| pace.pause_after(QUICK).is_none()));
    }

    #[test]
    fn a_busy_server_pauses_after_some_connections() {
        let mut pace = AcceptPace::default();
        for _ in 0..3 {
            assert!((1..ACCEPTED_PER_PAUSE).all(|_| pace.pause_after(BUSY_TURN).is_none()));
            assert_eq!(pace.pause_after(QUICK), None, "which does not count");
            assert_eq!(pace.pause_after(BUSY_TURN), Some(BUSY_PAUSE));
        }
    }
}
