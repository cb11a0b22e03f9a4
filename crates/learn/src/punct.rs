//! The lessons of PÜNCT.

mod bridges;
mod building;
mod centre;
mod coach;
mod cover;
mod effect;
mod exam;
mod first;
mod game;
mod hiding;
mod jumps;
mod lessons;
mod middle;
mod pins;
mod rules;
mod themes;
mod wins;

use basalt_rules::Game;

pub use effect::Effect;
pub(crate) use lessons::section_of;

use crate::course::Course;
use crate::goal::Goal;
use crate::rulebook::Rulebook;

/// The course of PÜNCT: the rules, strategy, a game and an exam. It uses positions of the basic game, and explains the additions of the standard game where
/// they matter.
pub static COURSE: Course = Course {
    game: Game::PunctBasic,
    chapters: &[
        first::CHAPTER,
        cover::CHAPTER,
        centre::CHAPTER,
        wins::CHAPTER,
        building::CHAPTER,
        hiding::CHAPTER,
        jumps::CHAPTER,
        bridges::CHAPTER,
        pins::CHAPTER,
        middle::CHAPTER,
        game::CHAPTER,
        exam::CHAPTER,
    ],
};

/// The rules of PÜNCT.
pub static RULES: Rulebook = Rulebook { game: Game::PunctBasic, sections: rules::SECTIONS };

const fn does(effect: Effect) -> Goal {
    Goal::Does(crate::Effect::Punct(effect))
}

/// The mover places a piece.
const PLACES: Goal = does(Effect::Places);
