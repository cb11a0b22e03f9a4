//! Limits of a search.

use basalt_rules::AnyMove;

use crate::report::Progress;

/// Limits of a search: the first that is reached ends it.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Look no further ahead than this many plies. One is the least that gives a move. In PÜNCT, where some
    /// lines are looked at far more deeply than others, stop when so many plies are expected.
    pub depth: Option<u32>,
    /// Look at no more positions than this, but at one at least.
    pub nodes: Option<u64>,
    /// Look for a win within this many moves of the player to move, and stop as soon as one is proven. DVONN looks so
    /// far ahead and no farther; a win that it proves may take longer.
    pub mate: Option<u32>,
    /// Consider only these legal moves of the position; all if the list is empty.
    pub moves: &'a [AnyMove],
    /// Whether it is time to answer with the best move found so far: how clocks and commands
    /// reach a search.
    ///
    /// Asked again and again, always by the thread that called the search, but not before every
    /// move has been tried once: that takes no time to speak of, and an answer without it would
    /// be worth nothing.
    pub stop: &'a dyn Fn() -> bool,
    /// Receives what the search does between two reports, on the thread that called it.
    pub progress: &'a dyn Fn(&Progress<'_>),
}

impl Limits<'_> {
    /// No limits: the search ends by itself or never.
    pub fn none() -> Self {
        let (depth, nodes, mate) = (None, None, None);
        Self { depth, nodes, mate, moves: &[], stop: &|| false, progress: &|_| {} }
    }

    /// Whether a legal move may be considered.
    pub(crate) fn allows(&self, mv: AnyMove) -> bool {
        self.moves.is_empty() || self.moves.contains(&mv)
    }

    /// The plies until a win within the number of moves that is asked for.
    pub(crate) fn mate_plies(&self) -> Option<u32> {
        self.mate.map(|moves| moves.saturating_mul(2).saturating_sub(1).max(1))
    }
}
