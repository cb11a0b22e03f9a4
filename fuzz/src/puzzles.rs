//! Puzzles that a page has fetched, and the score and the streak that it keeps.

use basalt_learn::puzzles::{Answer, Attempt, Puzzle, PuzzleScore, Puzzles, Streak};

/// Reads the bytes as puzzles, as a score and as a streak.
pub fn puzzles(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = Puzzles::read(&text);
    for puzzle in read.iter() {
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Some(puzzle), "{puzzle}");
        check_line(puzzle);
    }
    assert_eq!(read.of_the_day(bytes.len() as u32).is_none(), read.is_empty());
    let Ok(score) = text.parse::<PuzzleScore>();
    assert_eq!(score.to_string().parse(), Ok(score));
    let Ok(streak) = text.parse::<Streak>();
    assert_eq!(streak.to_string().parse(), Ok(streak));
}

/// A puzzle is solved by the line that it holds.
fn check_line(puzzle: &Puzzle) {
    let mut attempt = Attempt::begin(puzzle);
    while let Some(mv) = attempt.show() {
        let answer = attempt.try_move(mv);
        assert!(matches!(answer, Answer::Right { .. } | Answer::Solved), "{answer:?}: {puzzle}");
    }
    assert!(attempt.is_solved(), "{puzzle}");
}
