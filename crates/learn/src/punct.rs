//! What is taught about PÜNCT.

mod centre;
mod cover;
mod first;
mod game;
mod plans;
pub(crate) mod rules;
mod tasks;
mod wins;

use basalt_rules::Game;

use crate::course::Course;
use crate::feat::Feat;
use crate::feat::punct::PunctFeat;
use crate::goal::Goal;
use crate::handbook::Handbook;

/// The course of PÜNCT. Its positions are those of the basic game; what the standard game adds is
/// said where it matters.
pub static PUNCT: Course = Course {
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
pub static PUNCT_RULES: Handbook = Handbook { game: Game::PunctBasic, sections: rules::SECTIONS };

const fn does(feat: PunctFeat) -> Goal {
    Goal::Does(Feat::Punct(feat))
}

/// A piece is placed.
const PLACES: Goal = does(PunctFeat::Places);
