//! Lessons for every title, independent of the front end: courses, the lesson in progress, the learner's progress,
//! the coach of a first game, puzzles, and the rules with their figures.
//!
//! All of it is plain data and plain state. A front end shows the position of a [`Lesson`], passes on the learner's
//! moves, and shows the answer. The engine, the clock and the storage belong to the front end.
//!
//! ```
//! use basalt_rules::AnyMove;
//! use basalt_learn::{LessonAnswer, Lesson, dvonn::COURSE as DVONN};
//!
//! let mut lesson = Lesson::begin(&DVONN, DVONN.step("move").ok_or("no such step")?);
//! let refused = lesson.try_move(AnyMove::parse(DVONN.game, "e3h3")?);
//! assert!(matches!(refused, LessonAnswer::Illegal(_)));
//! let answer = lesson.try_move(AnyMove::parse(DVONN.game, "e3f3")?);
//! assert_eq!(answer, LessonAnswer::Right { reply: None, done: true });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Texts
//!
//! The texts are the `learn` part of the catalogues, those of the coach the `page` part. This crate contains no sentences. A step refers to its texts by
//! short names, from which [`Course::key`] makes keys such as `learn-dvonn-move-done`; a [`Rulebook`] does the same
//! with `rules-dvonn-reach-1`. [`keys`] lists all of them, and a test compares the list with the catalogues in both
//! directions.
//!
//! # Adding content
//!
//! - **A new step** needs a `Step` in the file of its chapter (`src/<title>/<chapter>.rs`), and its texts in
//!   `learn.ftl` of every language. The tests then do it right, do it wrong in every listed way, and check its claims
//!   with the engine.
//! - **A new question** of an exam needs a `Question` with the step to repeat in `src/<title>/exam.rs`, and two texts. The
//!   tests prove its answer.
//! - **A new goal** needs a variant of [`dvonn::Effect`] or [`punct::Effect`], with a test of a move that has the
//!   effect and of one that does not.
//! - **A new chapter** needs its file, and a line in the course.

#![forbid(unsafe_code)]

mod board_marks;
mod coach;
mod course;
pub mod dvonn;
mod exam;
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

use goal::PlayedMove;

pub use board_marks::BoardMarks;
pub use coach::{GameTip, LearnerTurn, TIP_COUNT, Tip, ToldTips, due_tip, tip_names};
pub use course::{BoardStep, Chapter, Course, Exercise, Mistake, Step, StepKind};
pub use exam::{Exam, Grade, Question};
pub use figure::{Figure, FigureMark};
pub use first_game::FirstGame;
pub use game_lessons::{GameLessons, GamePuzzles};
pub use goal::{BestPlay, Goal};
pub use lesson::{Judgement, Lesson, LessonAnswer, Solution};
pub use progress::LessonProgress;
pub use rulebook::{Rulebook, Section};

/// An effect of a move of any game, in the terms of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// An effect of a DVONN move.
    Dvonn(dvonn::Effect),
    /// An effect of a PÜNCT turn.
    Punct(punct::Effect),
}

impl Effect {
    /// Whether a move has this effect. A move of another game never has it.
    fn is_of(self, played: PlayedMove<'_>) -> bool {
        match self {
            Self::Dvonn(effect) => {
                played.of().is_some_and(|(before, mv, after)| effect.is_of(before, mv, after))
            }
            Self::Punct(effect) => {
                played.of().is_some_and(|(before, mv, after)| effect.is_of(before, mv, after))
            }
        }
    }
}

/// The course of a title.
pub fn course(title: Title) -> &'static Course {
    with_title!(title, Position => <Position as GameLessons>::TEXTS.0)
}

/// Every course.
pub fn courses() -> [&'static Course; Title::ALL.len()] {
    Title::ALL.map(course)
}

/// The rules of a title.
pub fn rulebook(title: Title) -> &'static Rulebook {
    with_title!(title, Position => <Position as GameLessons>::TEXTS.1)
}

/// The rules of every title.
pub fn rulebooks() -> [&'static Rulebook; Title::ALL.len()] {
    Title::ALL.map(rulebook)
}

/// The section of the rules that explains why a move is illegal; `None` if no rule is broken.
pub fn section_of(error: &MoveError) -> Option<&'static Section> {
    match error {
        MoveError::Text(_) | MoveError::Game(_) => None,
        MoveError::Dvonn(error) => Some(dvonn::section_of(error)),
        MoveError::Punct(error) => Some(punct::section_of(error)),
    }
}

/// The key of every text that this crate refers to.
pub fn keys() -> BTreeSet<String> {
    let of_courses = courses().into_iter().flat_map(Course::keys);
    let of_rulebooks = rulebooks().into_iter().flat_map(Rulebook::keys);
    of_courses.chain(of_rulebooks).chain(coach::keys()).collect()
}
