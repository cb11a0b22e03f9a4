//! Puzzles: positions with one thing to find, read from a text that the front end supplies, and attempts at them.
//!
//! docs/puzzles.md describes the format and the origin of the puzzles.
//!
//! ```
//! use basalt_rules::{AnyMove, Game};
//! use basalt_learn::puzzles::{Answer, Attempt, Puzzles};
//!
//! let puzzles = Puzzles::read("dvonn-1\tdvonn\twin\t1\t9/10/3wwbrrr2/10/9 w s\te3f3\n");
//! let puzzle = puzzles.of_the_day(20_000).ok_or("no puzzle")?;
//! let mut attempt = Attempt::begin(puzzle);
//! let answer = attempt.try_move(AnyMove::parse(Game::Dvonn, "d3e3")?);
//! assert_eq!(answer, Answer::Wrong);
//! let answer = attempt.try_move(AnyMove::parse(Game::Dvonn, "e3f3")?);
//! assert_eq!(answer, Answer::Solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attempt;
mod hint;
mod puzzle;
mod score;
mod streak;

pub use attempt::{Answer, Attempt, Judgement};
pub use hint::Hint;
pub use puzzle::{Aim, GRADES, Puzzle};
pub use score::PuzzleScore;
pub use streak::Streak;

/// The puzzles of a title, in file order.
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

    /// The puzzles of a grade, or all of them, easiest first.
    pub fn of_grade(&self, grade: Option<u8>) -> Vec<&Puzzle> {
        let is_wanted = |puzzle: &&Puzzle| grade.is_none_or(|grade| puzzle.grade() == grade);
        let mut found: Vec<&Puzzle> = self.iter().filter(is_wanted).collect();
        found.sort_by_key(|puzzle| puzzle.grade());
        found
    }

    /// The next unsolved puzzle of a grade: the first one, or the next one after the puzzle `after`, wrapping around.
    pub fn next_unsolved(
        &self,
        score: &PuzzleScore,
        grade: Option<u8>,
        after: Option<&str>,
    ) -> Option<&Puzzle> {
        let mut wanted = self.of_grade(grade);
        let here = wanted.iter().position(|puzzle| Some(puzzle.id()) == after);
        wanted.rotate_left(here.map_or(0, |here| here + 1));
        let is_open = |puzzle: &&Puzzle| score.get(puzzle.id()) != Some(true);
        wanted.into_iter().filter(|puzzle| Some(puzzle.id()) != after).find(is_open)
    }

    /// The number of solved puzzles.
    pub fn solved(&self, score: &PuzzleScore) -> usize {
        self.iter().filter(|puzzle| score.get(puzzle.id()) == Some(true)).count()
    }

    /// The puzzle of the day. Days count from any common start: everyone gets the same puzzle, and a different one
    /// each day until all have been shown.
    pub fn of_the_day(&self, day: u32) -> Option<&Puzzle> {
        let count = self.puzzles.len() as u64;
        let at = u64::from(day).checked_rem(count)? * stride(count) % count;
        self.puzzles.get(at as usize)
    }
}

/// The distance in the file between the puzzles of two consecutive days. It is coprime to their number, so that all
/// come up, and near 0.618 times their number (the golden ratio), so that easy and hard ones alternate.
fn stride(count: u64) -> u64 {
    let golden = count * 618 / 1000;
    (golden..count).find(|&stride| greatest_common_divisor(stride, count) == 1).unwrap_or(1)
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Creates this number of different puzzles.
    fn puzzles(count: usize) -> Puzzles {
        let line = |n| format!("dvonn-{n}\tdvonn\twin\t1\t9/10/3wwbrrr2/10/9 w s\te3f3\n");
        Puzzles::read(&(0..count).map(line).collect::<String>())
    }

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 3, 6, 199, 200, 250] {
            let puzzles = puzzles(count);
            let first = 20_000;
            let ids = |from| -> Vec<&str> {
                let days = from..from + count as u32;
                days.filter_map(|day| puzzles.of_the_day(day)).map(Puzzle::id).collect()
            };
            assert_eq!(ids(first).iter().collect::<BTreeSet<_>>().len(), count);
            assert_eq!(ids(first), ids(first + count as u32));
        }
        assert!(Puzzles::default().of_the_day(7).is_none());
        assert!(puzzles(250).of_the_day(u32::MAX).is_some());
    }

    #[test]
    fn two_days_in_a_row_are_far_apart_in_the_text() {
        let puzzles = puzzles(200);
        let at = |day| {
            let shown = puzzles.of_the_day(day).map(Puzzle::id);
            puzzles.iter().position(|puzzle| Some(puzzle.id()) == shown).expect("one of them")
        };
        assert!((0..200).all(|day| at(day).abs_diff(at(day + 1)) > 50));
    }

    #[test]
    fn the_easiest_that_is_not_solved_comes_next() {
        let line =
            |n, grade| format!("dvonn-{n}\tdvonn\twin\t{grade}\t9/10/3wwbrrr2/10/9 w s\te3f3\n");
        let puzzles = Puzzles::read(&[line(1, 3), line(2, 1), line(3, 3), line(4, 1)].concat());
        let mut score = PuzzleScore::default();
        let next = |score: &PuzzleScore, grade, after| {
            puzzles.next_unsolved(score, grade, after).map(|puzzle| puzzle.number().to_owned())
        };
        let found = |number: &str| Some(number.to_owned());
        assert_eq!(next(&score, None, None), found("2"));
        assert_eq!(next(&score, None, Some("dvonn-2")), found("4"));
        assert_eq!(next(&score, None, Some("dvonn-3")), found("2"), "once around");
        assert_eq!(next(&score, Some(3), None), found("1"));
        assert_eq!(next(&score, Some(2), None), None);
        for id in ["dvonn-2", "dvonn-4", "dvonn-1"] {
            score.add(id, true);
        }
        score.add("dvonn-3", false);
        assert_eq!((next(&score, None, None), puzzles.solved(&score)), (found("3"), 3));
        assert_eq!(next(&score, None, Some("dvonn-3")), None, "there is no other");
    }

    #[test]
    fn what_is_no_puzzle_is_passed_over() {
        let line = "a\tdvonn\twin\t1\t9/10/3wwbrrr2/10/9 w s\te3f3";
        let read = Puzzles::read(&format!("# a comment\n\n{line}\nnothing\n{line}\n"));
        assert_eq!((read.len(), read.skipped()), (1, &[4, 5][..]));
        assert!(read.get("a").is_some() && read.get("b").is_none());
    }
}
