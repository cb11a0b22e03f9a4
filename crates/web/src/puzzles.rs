//! Puzzles: all of them, and each on a board of its own.

mod controller;
mod daily;
mod library;
mod list;
mod screen;
mod texts;

pub(crate) use daily::DailyPuzzle;
pub(crate) use list::PuzzleList;
pub(crate) use screen::{PuzzleScreen, puzzle_of};
