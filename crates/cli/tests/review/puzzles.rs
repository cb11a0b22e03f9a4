//! Puzzles that a review makes of mistakes: every proven claim is proven by other means.

use basalt_review::{FoundPuzzle, PuzzleAim, Verdict};
use basalt_rules::{AnyMove, AnyPosition};

use crate::proofs::{ends, margin};

/// Panics if the claim about the solution is false.
pub(crate) fn check(puzzle: &FoundPuzzle) {
    let FoundPuzzle { position, aim, line } = puzzle;
    let player = position.to_move();
    let reaches = |after: &AnyPosition| match *aim {
        PuzzleAim::OnlyWin | PuzzleAim::WinIn(_) => ends(after, player, Verdict::Win),
        PuzzleAim::OnlyDraw => !ends(after, player, Verdict::Loss),
        PuzzleAim::OnlyMargin(points) => margin(after, player) >= points.cast_signed(),
        PuzzleAim::ClearlyBest => true,
    };
    let reaches = |mv: AnyMove| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move");
        reaches(&after)
    };
    assert!(reaches(line[0]), "{puzzle:?}");
    if matches!(aim, PuzzleAim::OnlyWin | PuzzleAim::OnlyDraw | PuzzleAim::OnlyMargin(_)) {
        for mv in position.legal_moves().into_iter().filter(|mv| *mv != line[0]) {
            assert!(!reaches(mv), "{mv} does it, too: {puzzle:?}");
        }
    }
}
