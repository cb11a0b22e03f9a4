//! The lessons of PÜNCT.

mod centre;
mod coach;
mod cover;
pub(crate) mod effect;
mod first;
mod game;
mod lessons;
mod plans;
mod rules;
mod tasks;
mod wins;

use basalt_rules::Game;

pub use effect::Effect;
pub(crate) use lessons::section_of;

use crate::course::Course;
use crate::effect::Effect as AnyEffect;
use crate::goal::Goal;
use crate::rulebook::Rulebook;

/// The course of PÜNCT. It uses positions of the basic game, and explains the additions of the standard game where
/// they matter.
pub static COURSE: Course = Course {
    game: Game::PunctBasic,
    chapters: &[
        first::CHAPTER,
        cover::CHAPTER,
        centre::CHAPTER,
        wins::CHAPTER,
        tasks::CHAPTER,
        plans::CHAPTER,
        game::CHAPTER,
    ],
};

/// The rules of PÜNCT.
pub static RULES: Rulebook = Rulebook { game: Game::PunctBasic, sections: rules::SECTIONS };

const fn does(effect: Effect) -> Goal {
    Goal::Does(AnyEffect::Punct(effect))
}

/// The mover places a piece.
const PLACES: Goal = does(Effect::Places);
