//! What is taught, for whichever shell shows it: a course for each title, the lesson under way, what
//! has been learned so far, and the rules with their figures.
//!
//! All of it is plain data and plain state. A shell shows a [`Lesson`]'s position, hands it the moves of the
//! person, and says what it answers; the engine, the clock and the store are the shell's.
//!
//! ```
//! use basalt_rules::AnyMove;
//! use basalt_learn::{Answer, Lesson, dvonn::COURSE as DVONN};
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
//! [`Rulebook`], `rules-dvonn-reach-1`. [`keys`] lists them all, and a test holds it against the catalogues in both
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
pub mod dvonn;
mod effect;
mod figure;
mod first_game;
mod game_lessons;
mod goal;
mod lesson;
mod progress;
pub mod punct;
pub mod puzzles;
mod rulebook;

use std::collections::BTreeSet;

use basalt_rules::{MoveError, Title, with_title};

pub use course::{Act, Chapter, Course, Kind, Slip, Step};
pub use effect::Effect;
pub use figure::{Figure, Mark};
pub use first_game::{FirstGame, Occasion, Tip};
pub use game_lessons::GameLessons;
pub use goal::{Claim, Goal};
pub use lesson::{Answer, Judgement, Lesson, Shown};
pub use progress::Progress;
pub use rulebook::{Rulebook, Section};

/// The course of a title.
pub fn course(title: Title) -> &'static Course {
    with_title!(title, Position => <Position as GameLessons>::course())
}

/// Every course.
pub fn courses() -> [&'static Course; Title::ALL.len()] {
    Title::ALL.map(course)
}

/// The rules of a title.
pub fn rulebook(title: Title) -> &'static Rulebook {
    with_title!(title, Position => <Position as GameLessons>::rules())
}

/// The rules of every title.
pub fn rulebooks() -> [&'static Rulebook; Title::ALL.len()] {
    Title::ALL.map(rulebook)
}

/// The section of the rules that explains why a move is illegal; none where no rule is broken.
pub fn section_of(error: &MoveError) -> Option<&'static Section> {
    match error {
        MoveError::Text(_) | MoveError::Game(_) => None,
        MoveError::Dvonn(error) => Some(dvonn::section_of(error)),
        MoveError::Punct(error) => Some(punct::section_of(error)),
    }
}

/// The key of every text that is named here.
pub fn keys() -> BTreeSet<String> {
    let of_courses = courses().into_iter().flat_map(Course::keys);
    let of_rulebooks = rulebooks().into_iter().flat_map(Rulebook::keys);
    of_courses.chain(of_rulebooks).collect()
}
