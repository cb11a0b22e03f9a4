//! The outcome of a game.

use crate::color::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Color),
    /// Nobody has.
    Draw,
}
