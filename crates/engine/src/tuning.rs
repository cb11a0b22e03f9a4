//! Terms and weights of the evaluations, for the tuning tool.
//!
//! Nothing here is of use to players.

/// A term of an evaluation and how many times it occurs.
pub type Term = (usize, i32);
