//! What the tuning tool needs to know of the evaluations: their terms, and how they are weighed.
//!
//! Nothing here is of use to players.

/// A term of an evaluation and how many times it occurs.
pub type Term = (usize, i32);
