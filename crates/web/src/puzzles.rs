//! Puzzles: the trainer, its sessions, and each puzzle on a board of its own.

mod controller;
mod daily;
mod library;
mod list;
mod records;
mod screen;
mod session;
mod texts;
mod trainer;

pub(crate) use daily::DailyPuzzle;
pub(crate) use screen::{PuzzleScreen, puzzle_of};
pub(crate) use session::{PuzzleSession, TrainingScreen};
pub(crate) use trainer::PuzzleTrainer;
