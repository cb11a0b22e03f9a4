//! The moves that were found for a position.

use basalt_explorer::{Continuation, Tally};
use basalt_rules::AnyPosition;

/// A position and the moves that were played there, the most frequent first.
pub(crate) struct Found {
    pub(crate) position: AnyPosition,
    pub(crate) continuations: Vec<Continuation>,
}

impl Found {
    /// All games.
    pub(crate) fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.continuations.iter().for_each(|continuation| total += continuation.tally);
        total
    }
}
