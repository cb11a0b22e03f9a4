//! The game at the end of a course.

use basalt_rules::Game;

/// A game against the engine, in which the [coach](crate::due_tip) speaks. The learner plays the colour that is to move
/// at the start.
#[derive(Debug)]
pub struct FirstGame {
    /// The game whose rules apply.
    pub game: Game,
    /// The level of the engine.
    pub level: u8,
    /// The starting position; `None` is the start of the game.
    pub position: Option<&'static str>,
}

impl FirstGame {
    /// A whole game against the lowest level.
    pub const fn new(game: Game) -> Self {
        Self { game, level: 1, position: None }
    }

    /// The game, started from a position.
    #[must_use]
    pub const fn from(self, position: &'static str) -> Self {
        Self { position: Some(position), ..self }
    }
}
