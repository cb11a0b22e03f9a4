//! The progress of a long test, which may end early.

use std::time::{Duration, Instant};

/// The variable with the minutes after which a test does no more than it has done; without it there is no limit.
const MINUTES: &str = "BASALT_MINUTES";

/// The number of times that something was done, of this many.
pub(crate) struct Progress {
    what: &'static str,
    of: usize,
    done: usize,
    begun: Instant,
    limit: Option<Duration>,
}

impl Progress {
    pub(crate) fn new(what: &'static str, of: usize) -> Self {
        let minutes = std::env::var(MINUTES).ok().and_then(|text| text.parse().ok());
        let limit = minutes.map(Duration::from_mins);
        Self { what, of, done: 0, begun: Instant::now(), limit }
    }

    /// Whether it is to be done again.
    pub(crate) fn goes_on(&self) -> bool {
        let is_late = self.limit.is_some_and(|limit| self.begun.elapsed() > limit);
        self.done < self.of && !(is_late && self.done > 0)
    }

    /// Counts one time, and says how far it is.
    pub(crate) fn count(&mut self, acknowledged: usize) {
        self.done += 1;
        let Self { what, of, done, .. } = self;
        let seconds = self.begun.elapsed().as_secs();
        eprintln!("{done} of {of} {what}: {acknowledged} moves acknowledged, {seconds} s");
    }
}
