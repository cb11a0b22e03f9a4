//! Reports of a search: during it and at its end.

use basalt_rules::AnyMove;

use crate::score::Score;

/// An intermediate report of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// One for the best move, two for the next, and so on.
    pub rank: usize,
    /// The depth in plies.
    pub depth: u32,
    /// The greatest depth to which a line was searched, in plies.
    pub selective_depth: u32,
    /// Number of nodes so far.
    pub nodes: u64,
    /// Share of the table in use, in thousandths: in DVONN what this search has written, in PÜNCT the tree.
    pub table_load: u16,
    /// The score of the line.
    pub score: Score,
    /// The moves that both players are expected to make. After a proven margin it is perfect play to the
    /// end of the game, unless the search was stopped.
    pub line: Vec<AnyMove>,
}

/// Something that a search does between two reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEvent<'a> {
    /// The move of the position that is being searched.
    Current {
        /// The depth in plies.
        depth: u32,
        /// The move.
        mv: AnyMove,
        /// Its place in the order of moves, from 1 on.
        number: usize,
    },
    /// The score of `info` is only a bound, and its line may be empty. The search of this line is repeated with a wider
    /// window.
    Bound {
        /// The depth and the score.
        info: &'a Info,
        /// The relation of the true score to it.
        bound: ScoreBound,
    },
}

/// The relation of a true score to one that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreBound {
    /// The true score is this or higher.
    Lower,
    /// The true score is this or lower.
    Upper,
}

/// The answer of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move to play.
    pub mv: AnyMove,
    /// Its score.
    pub score: Score,
    /// Number of nodes.
    pub nodes: u64,
}
