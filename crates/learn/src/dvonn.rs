//! The lessons of DVONN.

mod coach;
mod cutting;
mod effect;
mod endings;
mod exam;
mod first;
mod first_game;
mod lessons;
mod placing;
mod red;
mod rules;
mod situations;
mod tempo;
mod themes;

use basalt_rules::Game;

pub use effect::{Effect, Landing, Whose};
pub(crate) use lessons::section_of;

use crate::course::Course;
use crate::goal::Goal;
use crate::rulebook::Rulebook;

/// The course of DVONN: the rules, strategy, a game and an exam. Stacking comes first. Placing comes after it, because
/// it makes sense only to those who know stacking.
pub static COURSE: Course = Course {
    game: Game::Dvonn,
    chapters: &[
        first::CHAPTER,
        situations::CHAPTER,
        tempo::CHAPTER,
        red::CHAPTER,
        cutting::CHAPTER,
        endings::CHAPTER,
        placing::CHAPTER,
        first_game::CHAPTER,
        exam::CHAPTER,
    ],
};

/// The rules of DVONN.
pub static RULES: Rulebook = Rulebook { game: Game::Dvonn, sections: rules::SECTIONS };

const fn does(effect: Effect) -> Goal {
    Goal::Does(crate::Effect::Dvonn(effect))
}
