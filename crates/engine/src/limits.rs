//! Limits of a search.

/// Limits of a search: the first that is reached ends it.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Look no further ahead than this many plies. One is the least that gives a move. In PÜNCT, where some
    /// lines are looked at far more deeply than others, stop when so many plies are expected.
    pub depth: Option<u32>,
    /// Look at no more positions than this, but at one at least.
    pub nodes: Option<u64>,
    /// Whether it is time to answer with the best move found so far: how clocks and commands
    /// reach a search.
    ///
    /// Asked again and again, always by the thread that called the search, but not before every
    /// move has been tried once: that takes no time to speak of, and an answer without it would
    /// be worth nothing.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// No limits: the search ends by itself or never.
    pub fn none() -> Self {
        Self { depth: None, nodes: None, stop: &|| false }
    }
}
