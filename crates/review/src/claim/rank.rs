//! The order in which claims are chosen.

/// The priority of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Before proven results, since it says how the game is won or lost.
    Urgent,
    /// Before proven points.
    Notable,
    /// Only if there is no better claim.
    Weak,
}
