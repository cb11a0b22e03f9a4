//! Random games of PÜNCT, and a slow twin of its rules.

pub mod play_style;
pub mod twin;
pub mod twin_text;

use basalt_rules::punct::{Position, Variant};

/// A position of the basic game.
pub fn basic_position(text: &str) -> Position {
    Position::parse(Variant::Basic, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
