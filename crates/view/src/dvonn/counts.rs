//! The counts of each player in DVONN.

use basalt_rules::dvonn::{Cell, Phase, Piece, Position};
use basalt_rules::{ByColor, Color};

use crate::tally::{PieceCounts, Sign};

/// The counts that are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Pieces, of any colour, in the stacks of each player.
    pub controlled: ByColor<u32>,
    /// Stacks of each player that can move; 0 during placement.
    pub movable: ByColor<u32>,
    /// Pieces of each colour that have left the board.
    pub removed: ByColor<u32>,
}

impl Counts {
    /// Counts the pieces and stacks of a position.
    pub fn of(position: &Position) -> Self {
        Self {
            controlled: position.score(),
            movable: ByColor::from_fn(|color| movable(position, color)),
            removed: ByColor::from_fn(|color| removed(position, Piece::of(color))),
        }
    }

    pub(super) fn tally(&self) -> PieceCounts {
        let of = |color: Color| {
            vec![
                (Sign::Stack, self.controlled[color]),
                (Sign::Arrow, self.movable[color]),
                (Sign::Cross, self.removed[color]),
            ]
        };
        PieceCounts { counts: ByColor::from_fn(of) }
    }
}

fn movable(position: &Position, color: Color) -> u32 {
    match position.phase() {
        Phase::Placing => 0,
        Phase::Stacking => position.board().movable(color).len() as u32,
    }
}

/// The number of pieces of a kind that were placed and have left the board.
fn removed(position: &Position, piece: Piece) -> u32 {
    if position.phase() == Phase::Placing {
        return 0;
    }
    let on_board: usize = Cell::ALL.iter().map(|&cell| position.stack(cell).count(piece)).sum();
    piece.in_game().saturating_sub(on_board) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_counted_by_who_has_them_now_and_by_whose_they_were() {
        let position: Position = "9/10/5r5/4r(rw)(bwb)3/9 w s".parse().expect("a position");
        let counts = Counts::of(&position);
        assert_eq!(counts.controlled, ByColor { white: 2, black: 3 });
        assert_eq!(counts.movable, ByColor { white: 0, black: 0 });
        assert_eq!(counts.removed, ByColor { white: 21, black: 21 });
    }

    #[test]
    fn nothing_moves_or_leaves_while_the_board_is_being_filled() {
        let placing: Position = "9/10/1r1rb2r2w/10/9 b p".parse().expect("a position");
        let counts = Counts::of(&placing);
        assert_eq!(counts.controlled, ByColor { white: 1, black: 1 });
        assert_eq!([counts.movable, counts.removed], [ByColor { white: 0, black: 0 }; 2]);
    }
}
