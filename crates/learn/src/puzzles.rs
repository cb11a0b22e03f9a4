//! Puzzles: positions with one thing to find, read from a text that the front end supplies, and attempts at them.
//!
//! docs/puzzles.md describes the format and the origin of the puzzles.
//!
//! ```
//! use basalt_rules::{AnyMove, Game};
//! use basalt_learn::puzzles::{PuzzleAnswer, Attempt, Puzzles};
//!
//! let puzzles = Puzzles::read("dvonn-1\tdvonn\twin\t900\t9/10/3wwbrrr2/10/9 w s\te3f3\n");
//! let puzzle = puzzles.get("dvonn-1").ok_or("no puzzle")?;
//! let mut attempt = Attempt::begin(puzzle);
//! let answer = attempt.try_move(AnyMove::parse(Game::Dvonn, "d3e3")?);
//! assert_eq!(answer, PuzzleAnswer::Wrong);
//! let answer = attempt.try_move(AnyMove::parse(Game::Dvonn, "e3f3")?);
//! assert_eq!(answer, PuzzleAnswer::Solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aim;
mod attempt;
mod choice;
mod hint;
mod index;
mod own;
mod puzzle;
mod rating;
mod repetition;
mod run;
mod score;
mod streak;
mod theme;
mod training;

pub use aim::Aim;
pub use attempt::{Attempt, Judgement, PuzzleAnswer};
pub use choice::{Learner, PuzzleFilter};
pub use hint::Hint;
pub use index::{Index, IndexEntry};
pub use own::OwnPuzzles;
pub use puzzle::Puzzle;
pub use rating::{NoRating, Rating};
pub use repetition::Repetition;
pub use run::{BestRuns, Run, RunKind};
pub use score::PuzzleScore;
pub use streak::Streak;
pub use theme::PuzzleTheme;
pub use training::{DayRating, Scope, Training};

/// The puzzles of a file, in its order.
#[derive(Clone, Debug, Default)]
pub struct Puzzles {
    puzzles: Vec<Puzzle>,
    skipped: Vec<usize>,
}

impl Puzzles {
    /// Reads a text with one puzzle per line. Empty lines and lines that begin with `#` are ignored. Invalid lines,
    /// and lines with the id of an earlier puzzle, are skipped.
    pub fn read(text: &str) -> Self {
        let mut read = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            match Puzzle::read(line).filter(|puzzle| read.get(puzzle.id()).is_none()) {
                Some(puzzle) => read.puzzles.push(puzzle),
                None => read.skipped.push(number),
            }
        }
        read
    }

    /// The numbers of the skipped lines.
    pub fn skipped(&self) -> &[usize] {
        &self.skipped
    }

    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// All puzzles.
    pub fn iter(&self) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter()
    }

    /// The puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}

/// The two numbers of a stored text.
fn two_numbers(text: &str) -> Option<[u32; 2]> {
    let mut numbers = text.split_whitespace().map(|word| word.parse().ok());
    let pair = [numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(pair)
}

#[cfg(test)]
mod tests {
    use std::fmt::Display;

    use super::*;

    /// Asserts that each text is read, and that it means the text beside it.
    pub(super) fn assert_meaning<T: for<'a> From<&'a str> + Display>(texts: &[(&str, &str)]) {
        for &(text, meant) in texts {
            assert_eq!(T::from(text).to_string(), meant, "{text:?}");
        }
    }

    #[test]
    fn the_line_of_docs_puzzles_md_is_a_puzzle() {
        let blocks = basalt_testkit::documentation::blocks_of("docs/puzzles.md");
        let lines: Vec<_> = blocks.iter().filter(|block| block.language.is_empty()).collect();
        let [block] = lines[..] else { panic!("a block that is not tested") };
        let read = Puzzles::read(&block.text);
        assert_eq!((read.len(), read.skipped()), (1, &[][..]));
    }

    #[test]
    fn invalid_puzzles_are_skipped() {
        let line = "a\tdvonn\twin\t900\t9/10/3wwbrrr2/10/9 w s\te3f3";
        let read = Puzzles::read(&format!("# a comment\n\n{line}\nnothing\n{line}\n"));
        assert_eq!((read.len(), read.skipped()), (1, &[4, 5][..]));
        assert!(read.get("a").is_some() && read.get("b").is_none());
    }
}
