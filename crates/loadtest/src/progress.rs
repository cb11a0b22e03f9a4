//! Progress reports.

/// The progress of a load test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadProgress {
    /// The current stage.
    pub stage: Stage,
    /// Units done.
    pub done: u64,
    /// Units in total.
    pub of: u64,
}

/// The stages of a load test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Guests are created.
    Guests,
    /// Bot accounts are registered.
    Bots,
    /// The sockets of guests are opened.
    Sockets,
    /// The games of the players start.
    Games,
    /// Moves are played.
    Moves,
    /// The stored games are compared with the players' ledgers.
    Check,
}
