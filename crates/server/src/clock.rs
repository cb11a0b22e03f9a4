//! The server's clock: the system time, or a time that a test controls.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use basalt_referee::Millis;

/// A source of time. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Held(Arc<AtomicU64>),
}

impl Clock {
    /// The system clock.
    pub const SYSTEM: Self = Self(Source::System);

    /// A clock that stands still until it is advanced.
    pub fn held(now: Millis) -> Self {
        Self(Source::Held(Arc::new(AtomicU64::new(now))))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                since.as_millis() as Millis
            }
            Source::Held(now) => now.load(Ordering::Relaxed),
        }
    }

    /// Advances a held clock; has no effect on the system clock.
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
        Clock::SYSTEM.advance(1 << 60);
        assert!(Clock::SYSTEM.now() < 1 << 50);
    }
}
