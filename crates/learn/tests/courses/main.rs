//! Every lesson is done right and wrong, and what is claimed is confirmed by the engine.

mod advice;
mod claims;
mod doing;
mod figures;
mod goals;
mod puzzles;
mod refusals;
mod script;
mod texts;
mod thinker;

use basalt_learn::{Course, Step, courses};

/// Every step with its course.
fn steps() -> impl Iterator<Item = (&'static Course, &'static Step)> {
    courses().into_iter().flat_map(|course| course.steps().map(move |step| (course, step)))
}
