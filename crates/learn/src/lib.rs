//! What is taught, for whichever shell shows it: a course for each title, the lesson under way, what
//! has been learned so far, and the rules with their figures.
//!
//! All of it is plain data and plain state. A shell shows a [`Lesson`]'s position, hands it the moves of the
//! person, and says what it answers; the engine, the clock and the store are the shell's.
//!
//! ```
//! use basalt_rules::AnyMove;
//! use basalt_learn::{Answer, DVONN, Lesson};
//!
//! let mut lesson = Lesson::begin(&DVONN, DVONN.step("move").ok_or("no such step")?);
//! let refused = lesson.try_move(AnyMove::parse(DVONN.game, "e3h3")?);
//! assert!(matches!(refused, Answer::Refused(_)));
//! let answer = lesson.try_move(AnyMove::parse(DVONN.game, "e3f3")?);
//! assert_eq!(answer, Answer::Right { reply: None, done: true });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Texts
//!
//! The texts are the part `learn` of the catalogues. Nothing here holds a sentence: a step names its
//! texts by short names, of which [`Course::key`] makes keys, `learn-dvonn-move-done`; so does a
//! [`Handbook`], `rules-dvonn-reach-1`. [`keys`] lists them all, and a test holds it against the catalogues in both
//! directions.
//!
//! # What to do for
//!
//! - **a new step**: a `Step` in the file of its chapter (`src/<title>/<chapter>.rs`), its texts in `learn.ftl` of
//!   every language. The tests then do it right, do it wrong in every listed way, and ask the engine about what it
//!   claims.
//! - **a new goal**: a variant of [`Feat`] of its game, with a test of a move that does it and one that does not.
//! - **a new chapter**: its file, and its line in the course.

#![forbid(unsafe_code)]

mod course;
mod dvonn;
mod feat;
mod figure;
mod game;
mod goal;
mod handbook;
mod lesson;
mod progress;
mod punct;
pub mod puzzles;

use std::collections::BTreeSet;

pub use course::{Act, Chapter, Course, Kind, Slip, Step};
pub use feat::Feat;
pub use feat::dvonn::{DvonnFeat, Landing, Whose};
pub use feat::punct::PunctFeat;
pub use figure::{Figure, Mark};
pub use game::{FirstGame, Occasion, Tip};
pub use goal::{Claim, Goal};
pub use handbook::{Handbook, Section, section_of};
pub use lesson::{Answer, Judgement, Lesson, Shown};
pub use progress::Progress;

pub use dvonn::{DVONN, DVONN_RULES};
pub use punct::{PUNCT, PUNCT_RULES};

/// Every course.
pub static COURSES: [&Course; 2] = [&DVONN, &PUNCT];

/// The rules of each title.
pub static HANDBOOKS: [&Handbook; 2] = [&DVONN_RULES, &PUNCT_RULES];

/// The key of every text that is named here.
pub fn keys() -> BTreeSet<String> {
    let of_courses = COURSES.iter().flat_map(|course| course.keys());
    let of_handbooks = HANDBOOKS.iter().flat_map(|handbook| handbook.keys());
    of_courses.chain(of_handbooks).collect()
}
