//! How far things are.

/// How far things are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of it.
    pub done: u64,
    /// Of how much.
    pub of: u64,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Guests are let in.
    Guests,
    /// Their sockets are opened.
    Sockets,
    /// Their games begin.
    Games,
    /// Moves are played.
    Moves,
    /// What the server keeps is compared with what its players know.
    Check,
}
