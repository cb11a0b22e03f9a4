//! The pieces in each player's stacks, counted move by move.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell};

/// The points of the player to move and of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points {
    pub(crate) own: i32,
    pub(crate) opposing: i32,
}

impl Points {
    pub(crate) fn of(board: &Board) -> Self {
        let points = |color: Color| board.score(color).cast_signed();
        let color = board.to_move();
        Self { own: points(color), opposing: points(color.other()) }
    }

    /// The lead of the player to move, in points.
    #[inline]
    pub(crate) fn margin(self) -> i32 {
        self.own - self.opposing
    }

    /// The points as the other player sees them.
    #[inline]
    pub(crate) fn passed(self) -> Self {
        Self { own: self.opposing, opposing: self.own }
    }

    /// The points after the player to move has gone from `from` to `to`.
    #[inline]
    pub(crate) fn landed(self, before: &Board, from: Cell, to: Cell, after: &Board) -> Self {
        let (mover, other) = (before.to_move(), before.to_move().other());
        let (mut own, mut opposing) = (self.own, self.opposing);
        if !before.owned(mover).contains(to) {
            let taken = i32::from(before.height(to));
            own += taken;
            if before.owned(other).contains(to) {
                opposing -= taken;
            }
        }
        let mut gone = before.occupied() - after.occupied();
        if gone.len() > 1 {
            if gone.contains(to) {
                own -= i32::from(before.height(from)) + i32::from(before.height(to));
            }
            for cell in [from, to] {
                gone -= basalt_rules::dvonn::CellSet::of(cell);
            }
            for cell in gone {
                let height = i32::from(before.height(cell));
                if before.owned(mover).contains(cell) {
                    own -= height;
                } else if before.owned(other).contains(cell) {
                    opposing -= height;
                }
            }
        }
        Self { own: opposing, opposing: own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::testing::random_boards;

    #[test]
    fn points_kept_up_to_date_are_those_counted_anew() {
        random_boards(20, |board| {
            let points = Points::of(board);
            let turn = board.turn();
            for from in turn.free() {
                let departure = turn.leave(from);
                for to in departure.targets() {
                    let after = departure.land(to);
                    assert_eq!(points.landed(board, from, to, &after), Points::of(&after));
                }
            }
            assert_eq!(points.passed(), Points::of(&board.passed()));
        });
    }
}
