//! The plies of a game on one device.

use std::time::Duration;

use basalt_rules::{AnyMove, Color};

use crate::history::HasMove;

/// The author of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A person.
    Person,
    /// The computer on its own seat.
    Computer,
    /// A forced move.
    Itself,
    /// A random placement, on a person's request.
    Chance,
    /// The computer for a person, who has asked to have the game finished.
    Aid,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The player whose ply it was.
    pub player: Color,
    /// The move.
    pub mv: AnyMove,
    /// The author.
    pub by: By,
    /// The time on the player's clock after it, if there are clocks.
    pub left: Option<Duration>,
}

impl HasMove for Ply {
    fn mv(&self) -> AnyMove {
        self.mv
    }
}
