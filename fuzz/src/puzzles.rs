//! Puzzles that a page has fetched, their index, and the results that it keeps.

use std::fmt::Display;

use basalt_learn::puzzles::{
    Attempt, BestRuns, Index, OwnPuzzles, Puzzle, PuzzleAnswer, PuzzleScore, Puzzles, Repetition,
    Streak, Training,
};
use basalt_rules::Title;

/// Reads the bytes as puzzles, as an index of them, and as everything that a browser stores of them.
pub fn puzzles(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = Puzzles::read(&text);
    for puzzle in read.iter() {
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Some(puzzle), "{puzzle}");
        check_line(puzzle);
    }
    for title in Title::ALL {
        let index = Index::read(title, &text);
        let day = index.of_the_day(bytes.len() as u32);
        assert_eq!(day.is_none(), index.entries().is_empty());
        assert_eq!(Index::read(title, &index.to_string()), index);
    }
    let own = OwnPuzzles::from(text.as_ref());
    assert!(own.index().entries().len() <= OwnPuzzles::MAX_PUZZLES);
    check_stored::<OwnPuzzles>(&text);
    check_stored::<Training>(&text);
    check_stored::<Repetition>(&text);
    check_stored::<BestRuns>(&text);
    check_stored::<PuzzleScore>(&text);
    check_stored::<Streak>(&text);
}

/// Any text is read, and what was read is written and read again as the same.
fn check_stored<T: for<'a> From<&'a str> + Display>(text: &str) {
    let written = T::from(text).to_string();
    assert_eq!(T::from(written.as_str()).to_string(), written);
}

/// A puzzle is solved by the line that it holds.
fn check_line(puzzle: &Puzzle) {
    let mut attempt = Attempt::begin(puzzle);
    while let Some(mv) = attempt.show() {
        let answer = attempt.try_move(mv);
        assert!(
            matches!(answer, PuzzleAnswer::Right { .. } | PuzzleAnswer::Solved),
            "{answer:?}: {puzzle}"
        );
    }
    assert!(attempt.is_solved(), "{puzzle}");
}
