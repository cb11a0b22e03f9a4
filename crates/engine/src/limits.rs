//! Limits of a search.

use basalt_rules::AnyMove;

use crate::report::SearchEvent;

/// Limits of a search: the first that is reached ends it.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Maximum depth in plies, at least one. In PÜNCT, where some lines are searched far more deeply than others, the
    /// search stops when its best line has this length.
    pub depth: Option<u32>,
    /// Maximum nodes, at least one.
    pub nodes: Option<u64>,
    /// Search for a win within this many moves of the player to move, and stop as soon as one is proven. In DVONN this
    /// is only the maximum depth; a win that it proves may take longer.
    pub mate: Option<u32>,
    /// Consider only these legal moves of the position; all if the list is empty.
    pub moves: &'a [AnyMove],
    /// The move that led to the position, if it is known: weak players look near it first. It changes nothing else.
    pub last_move: Option<AnyMove>,
    /// Returns whether to stop and answer with the best move so far. This is how clocks and commands reach a search.
    ///
    /// It is called repeatedly by the thread that called the search, but only after every move has been tried once,
    /// which takes hardly any time.
    pub stop: &'a dyn Fn() -> bool,
    /// Receives the progress between two reports, on the thread that called the search.
    pub progress: &'a dyn Fn(&SearchEvent<'_>),
}

impl Limits<'_> {
    /// No limits: the search ends only when the result is proven, if ever.
    pub fn none() -> Self {
        let (depth, nodes, mate) = (None, None, None);
        let last_move = None;
        Self { depth, nodes, mate, moves: &[], last_move, stop: &|| false, progress: &|_| {} }
    }

    /// Whether a legal move may be considered.
    pub(crate) fn allows(&self, mv: AnyMove) -> bool {
        self.moves.is_empty() || self.moves.contains(&mv)
    }

    /// The length in plies of a win within the requested number of moves.
    pub(crate) fn mate_plies(&self) -> Option<u32> {
        self.mate.map(|moves| moves.saturating_mul(2).saturating_sub(1).max(1))
    }
}
