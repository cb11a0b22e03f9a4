//! The moves that were played in a position.

use basalt_rules::AnyMove;

use crate::{Canonical, Tally};

/// A move that was played in a position, with all that are equal to it there, and how the games ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The moves, at least one; several if the position is symmetric.
    pub moves: Vec<AnyMove>,
    /// The games in which one of them was played.
    pub tally: Tally,
}

impl Continuation {
    /// The moves of a position by their names, the most frequent first.
    pub fn all(
        canonical: &Canonical,
        named: impl IntoIterator<Item = (AnyMove, Tally)>,
    ) -> Vec<Self> {
        let continuation = |(name, tally)| Self { moves: canonical.moves(name), tally };
        let mut all: Vec<Self> = named.into_iter().map(continuation).collect();
        all.retain(|continuation| !continuation.moves.is_empty());
        all.sort_by_key(|continuation| std::cmp::Reverse(continuation.tally.games()));
        all
    }
}
