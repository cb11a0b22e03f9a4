//! Reports of a search: on the way, and in the end.

use basalt_rules::AnyMove;

use crate::score::Score;

/// An intermediate report of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// One for the best move, two for the next, and so on.
    pub rank: usize,
    /// The depth in plies.
    pub depth: u32,
    /// Number of positions it has looked at.
    pub nodes: u64,
    /// The score of the line.
    pub score: Score,
    /// The moves that both players are expected to make. After a proven margin it is perfect play to the
    /// end of the game, unless the search was stopped.
    pub line: Vec<AnyMove>,
}

/// The answer of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move to play.
    pub mv: AnyMove,
    /// Its score.
    pub score: Score,
    /// Number of positions that were looked at.
    pub nodes: u64,
}
