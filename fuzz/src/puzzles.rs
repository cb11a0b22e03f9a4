//! Puzzles that a page has fetched, their index, and the results that it keeps.

use basalt_learn::puzzles::{
    Answer, Attempt, BestRuns, Index, OwnPuzzles, Puzzle, PuzzleScore, Puzzles, Repetition, Streak,
    Training,
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
    let Ok(own) = text.parse::<OwnPuzzles>();
    assert!(own.index().entries().len() <= OwnPuzzles::MAX);
    assert_eq!(own.to_string().parse(), Ok(own));
    let Ok(training) = text.parse::<Training>();
    let Ok(again) = training.to_string().parse::<Training>();
    assert_eq!(again.to_string(), training.to_string());
    let Ok(repetition) = text.parse::<Repetition>();
    assert_eq!(repetition.to_string().parse(), Ok(repetition));
    let Ok(best) = text.parse::<BestRuns>();
    assert_eq!(best.to_string().parse(), Ok(best));
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
