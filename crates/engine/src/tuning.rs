//! Terms and weights of the evaluations, for the tuning tool.
//!
//! Players do not use this module.

/// A term of an evaluation and how many times it occurs.
pub type Term = (usize, i32);
