//! The server's clock: the time of the database at the start and the machine's monotonic clock since, or a time that a
//! test controls.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use basalt_referee::Millis;

/// A source of time, which never goes back. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The time at an instant. The system clock does not matter after that: if somebody sets it, no flag falls.
    Monotonic {
        then: Millis,
        at: Instant,
    },
    Held(Arc<AtomicU64>),
}

impl Clock {
    /// A clock that shows this time now, and goes on from there.
    pub fn starting_at(now: Millis) -> Self {
        Self(Source::Monotonic { then: now, at: Instant::now() })
    }

    /// A clock that stands still until it is advanced.
    pub fn held(now: Millis) -> Self {
        Self(Source::Held(Arc::new(AtomicU64::new(now))))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::Monotonic { then, at } => then + at.elapsed().as_millis() as Millis,
            Source::Held(now) => now.load(Ordering::Relaxed),
        }
    }

    /// Advances a held clock; has no effect on another.
    pub fn advance(&self, millis: Millis) {
        if let Source::Held(now) = &self.0 {
            now.fetch_add(millis, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_clock_moves_only_when_told() {
        let clock = Clock::held(5);
        let same = clock.clone();
        same.advance(7);
        assert_eq!(clock.now(), 12);
    }

    #[test]
    fn a_running_clock_does_not_ask_the_system_for_the_time() {
        let long_ago = 1_000_000;
        let clock = Clock::starting_at(long_ago);
        clock.advance(1 << 60);
        let times = [(); 1_000].map(|()| clock.now());
        assert!(times.is_sorted() && times[0] >= long_ago, "{times:?}");
        assert!(times[999] < 1 << 40, "years after 1970, whatever the system clock says");
    }
}
