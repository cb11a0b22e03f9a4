//! The order in which claims are told.

/// The priority of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Before proven results, since it says how the game is won or lost.
    Urgent,
    /// Before proven points.
    Notable,
    /// If there is nothing better to tell.
    Weak,
}

impl Rank {
    /// The rank of a claim that may be too slight to be told early.
    pub(super) const fn of_notable(is_notable: bool) -> Self {
        if is_notable { Self::Notable } else { Self::Weak }
    }
}
