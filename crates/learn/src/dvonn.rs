//! The lessons of DVONN.

mod coach;
pub(crate) mod effect;
mod first;
mod first_game;
mod lessons;
mod placing;
mod rules;
mod situations;
mod strategy;
mod tasks;

use basalt_rules::Game;

pub use effect::{Effect, Landing, Whose};
pub(crate) use lessons::section_of;

use crate::course::Course;
use crate::effect::Effect as AnyEffect;
use crate::goal::Goal;
use crate::rulebook::Rulebook;

/// The course of DVONN. Stacking comes first. Placing comes last, because it makes sense only to those who know
/// stacking.
pub static COURSE: Course = Course {
    game: Game::Dvonn,
    chapters: &[
        first::CHAPTER,
        situations::CHAPTER,
        tasks::CHAPTER,
        strategy::CHAPTER,
        placing::CHAPTER,
        first_game::CHAPTER,
    ],
};

/// The rules of DVONN.
pub static RULES: Rulebook = Rulebook { game: Game::Dvonn, sections: rules::SECTIONS };

const fn does(effect: Effect) -> Goal {
    Goal::Does(AnyEffect::Dvonn(effect))
}
