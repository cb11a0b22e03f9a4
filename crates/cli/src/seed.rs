//! Seeds from the clock, another one each time.

use std::time::{SystemTime, UNIX_EPOCH};

/// A seed that is another one each time.
pub(crate) fn seed_from_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() as u64)
}
