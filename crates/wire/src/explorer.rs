//! Answers of the opening explorer.

use serde::{Deserialize, Serialize};

/// A move that was played in a position of finished games, and how they ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExploredMove {
    /// The name that all equal moves of equal positions share, in the game's notation.
    pub name: String,
    /// Games that White won.
    pub white: u64,
    /// Draws.
    pub draws: u64,
    /// Games that Black won.
    pub black: u64,
}
