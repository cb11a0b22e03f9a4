//! What is taught about DVONN.

mod first;
pub(crate) mod rules;

use basalt_rules::Game;

use crate::course::Course;
use crate::handbook::Handbook;

/// The course of DVONN. Stacking comes first, since it is the game; placing, which makes sense only to those who know what for,
/// comes last.
pub static DVONN: Course = Course { game: Game::Dvonn, chapters: &[first::CHAPTER] };

/// The rules of DVONN.
pub static DVONN_RULES: Handbook = Handbook { game: Game::Dvonn, sections: rules::SECTIONS };
