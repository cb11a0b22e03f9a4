//! Puzzles: all of them, and each on a board of its own.

mod bench;
mod library;
mod list;
mod screen;
mod words;

pub(crate) use list::PuzzleList;
pub(crate) use screen::{PuzzleScreen, puzzle_of};
