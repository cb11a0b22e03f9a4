//! Tests of all lessons: right and wrong moves, and claims that the engine confirms.

mod advice;
mod claims;
mod coach;
mod doing;
mod dvonn;
mod dvonn_placing;
mod figures;
mod goals;
mod punct;
mod punct_prover;
mod puzzles;
mod refusals;
mod rules_table;
mod script;
mod strategy;
mod texts;
mod thinker;

use basalt_learn::{BestPlay, Course, GameLessons, Step, courses};
use basalt_rules::AnyMove;

/// What the tests of the lessons know of a game, implemented by its positions.
trait CheckedLessons: GameLessons {
    /// Typical illegal moves of the steps: in each line the step, the move, and the section that explains it.
    const TYPICAL_REFUSALS: &'static str;

    /// The rules in a few words, from rule 1 on.
    const RULES: &'static [&'static str];

    /// A node limit that suffices to prove the endings and forced wins of the courses.
    const ENOUGH_NODES: u64;

    /// Whether a claim holds for this move and for no other.
    fn is_only(&self, answer: AnyMove, claim: BestPlay) -> bool;

    /// Whether something stands on a space.
    fn is_occupied(&self, space: &str) -> bool;

    /// The field of the script with the kind of a piece from the reserve; empty for a piece on the board. `None` for moves
    /// that cannot be entered on the board.
    fn entered_from(&self, mv: &str) -> Option<String>;
}

/// Every step with its course.
fn steps() -> impl Iterator<Item = (&'static Course, &'static Step)> {
    courses().into_iter().flat_map(|course| course.steps().map(move |step| (course, step)))
}
