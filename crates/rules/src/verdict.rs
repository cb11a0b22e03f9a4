//! The result of a game from the view of one player.

use std::fmt;

/// The result of a game for one of the players, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The other player has won.
    Loss,
    /// Nobody has won.
    Draw,
    /// This player has won.
    Win,
}

impl Verdict {
    /// The result of a game that ends with this margin of points.
    pub const fn of_margin(points: i32) -> Self {
        match points {
            ..0 => Self::Loss,
            0 => Self::Draw,
            1.. => Self::Win,
        }
    }

    /// The result for the other player.
    #[must_use]
    pub const fn of_the_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }

    /// Its name, as engines write it and by which sentences of the catalogue select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
