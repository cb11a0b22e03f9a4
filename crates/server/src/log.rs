//! What whoever runs the server reads: one line on standard error for each trouble of the store.

use std::fmt::Display;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The same line comes again after so long at the earliest: a store that is away is asked many times a second.
const PAUSE: Duration = Duration::from_secs(10);

/// So many different lines are written in that time.
const MOST: usize = 100;

/// The lines that were written lately, and when.
#[derive(Debug)]
struct Recent(Vec<(String, Instant)>);

impl Recent {
    /// Whether a line is to be written now.
    fn admits(&mut self, line: &str, now: Instant) -> bool {
        self.0.retain(|(_, written)| now.duration_since(*written) < PAUSE);
        let new = self.0.len() < MOST && self.0.iter().all(|(other, _)| other != line);
        if new {
            self.0.push((line.to_owned(), now));
        }
        new
    }
}

/// Logs a failure of the server. The same line is written at most every ten seconds.
pub(crate) fn error(what: &str, error: &dyn Display) {
    static RECENT: Mutex<Recent> = Mutex::new(Recent(Vec::new()));
    let line = format!("basalt: {what}: {error}");
    if RECENT.lock().unwrap_or_else(PoisonError::into_inner).admits(&line, Instant::now()) {
        // A log that nobody reads is no reason to stop.
        _ = writeln!(std::io::stderr(), "{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trouble_that_lasts_is_not_told_all_the_time() {
        let (mut recent, start) = (Recent(Vec::new()), Instant::now());
        let mut told = |line, seconds| recent.admits(line, start + Duration::from_secs(seconds));
        assert!(told("away", 0) && told("odd", 0));
        assert!(!told("away", 9) && !told("odd", 9));
        assert!(told("away", 10));
        assert!(!told("away", 19));
    }

    #[test]
    fn a_flood_of_troubles_is_cut() {
        let (mut recent, now) = (Recent(Vec::new()), Instant::now());
        let told = (0..1_000).filter(|line| recent.admits(&line.to_string(), now)).count();
        assert_eq!(told, MOST);
    }
}
