//! The lessons of DVONN.

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

use crate::course::{Act, Course, Slip};
use crate::effect::Effect as AnyEffect;
use crate::goal::{Claim, Goal};
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

/// An act whose answer is the only winning move.
const fn wins(answer: &'static str, slips: &'static [Slip]) -> Act {
    Act::only(Goal::Only(answer, Claim::Wins), answer, slips)
}
