//! What is taught about DVONN.

mod first;
mod first_game;
mod placing;
pub(crate) mod rules;
mod situations;
mod strategy;
mod tasks;

use basalt_rules::Game;

use crate::course::{Act, Course, Slip};
use crate::feat::Feat;
use crate::feat::dvonn::DvonnFeat;
use crate::goal::{Claim, Goal};
use crate::handbook::Handbook;

/// The course of DVONN. Stacking comes first; placing, which makes sense only to those who know
/// what for, comes last.
pub static DVONN: Course = Course {
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
pub static DVONN_RULES: Handbook = Handbook { game: Game::Dvonn, sections: rules::SECTIONS };

const fn does(feat: DvonnFeat) -> Goal {
    Goal::Does(Feat::Dvonn(feat))
}

/// A move to find, the only one that wins.
const fn wins(answer: &'static str, slips: &'static [Slip]) -> Act {
    Act::only(Goal::Only(answer, Claim::Wins), answer, slips)
}
