//! Tests of all lessons: right and wrong moves, and claims that the engine confirms.

mod advice;
mod claims;
mod coach;
mod doing;
mod dvonn_placing;
mod figures;
mod goals;
mod punct_prover;
mod puzzles;
mod refusals;
mod rules_table;
mod script;
mod strategy;
mod texts;
mod thinker;

use basalt_learn::{Course, Step, courses};

/// Every step with its course.
fn steps() -> impl Iterator<Item = (&'static Course, &'static Step)> {
    courses().into_iter().flat_map(|course| course.steps().map(move |step| (course, step)))
}
