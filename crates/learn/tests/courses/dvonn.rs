//! The lessons of DVONN, as the tests check them.

use basalt_learn::BestPlay;
use basalt_rules::dvonn::{Phase, Position};
use basalt_rules::{AnyMove, AnyPosition};

use crate::CheckedLessons;
use crate::claims::keeps;

impl CheckedLessons for Position {
    const TYPICAL_REFUSALS: &'static str = "
        move e3g3 moving
        move e3f4 moving
        move f3e3 stacks
        move g3f3 red
        height d3e3 moving
        owner c3f3 stacks
        blocked e3d3 blocked
        link pass passing
        reach d3c3 moving
        shut e3h3 blocked
        carry f3d3 red
        price pass passing
        too-high f2h2 stacks
        fill c3 placing
        fill c3d3 placing
    ";

    const RULES: &'static [&'static str] = &[
        "Players take turns to place, first the red pieces, then their own",
        "A piece is placed on any empty space",
        "White moves first on the full board",
        "A stack belongs to the colour on top",
        "A stack moves as far as it is high, straight, onto another",
        "A stack with six neighbours is blocked",
        "A single red piece never moves, but is carried along",
        "Stacks without a connection to red are removed",
        "Passing: only without a move, and then always",
        "The end, and the count of the pieces",
    ];

    const ENOUGH_NODES: u64 = 1_000_000;

    fn is_only(&self, answer: AnyMove, claim: BestPlay) -> bool {
        let position = AnyPosition::from(self.clone());
        let mut moves = position.legal_moves().into_iter();
        moves.all(|mv| keeps(&position, mv, claim) == (mv == answer))
    }

    fn is_occupied(&self, space: &str) -> bool {
        space.parse().is_ok_and(|cell| !self.stack(cell).is_empty())
    }

    /// Passing is not offered, and a tap on an empty space only puts the stack back.
    fn entered_from(&self, mv: &str) -> Option<String> {
        let target = mv.get(mv.len() - 2..).and_then(|space| space.parse().ok());
        let can_be_entered = mv.len() == if self.phase() == Phase::Placing { 2 } else { 4 }
            && mv != "pass"
            && target.is_some_and(|space| !self.stack(space).is_empty());
        can_be_entered.then(String::new)
    }
}
