//! What a search says: while it goes on, and in the end.

use basalt_rules::AnyMove;

use crate::score::Score;

/// What a search believes at some point on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// One for the best move, two for the next, and so on.
    pub rank: usize,
    /// How many plies it has looked ahead.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// What the line leads to.
    pub score: Score,
    /// The moves that both players are expected to make. After a proven margin it is perfect play to the
    /// end of the game, unless the search was stopped.
    pub line: Vec<AnyMove>,
}

/// What a search answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move to play.
    pub mv: AnyMove,
    /// What it leads to.
    pub score: Score,
    /// How many positions were looked at.
    pub nodes: u64,
}
