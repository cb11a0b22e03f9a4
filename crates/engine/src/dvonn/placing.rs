//! A board that is still being filled.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, CellSet};

// In hundredths of a piece, by the rulebook's advice. Which counts how much was found by matches
// of this player against itself: being near red decides, the rest chooses between equals.

/// A piece at the edge can move at once.
const AT_THE_EDGE: i32 = 7;
/// Each step nearer to a red piece, to be cut off later than others.
const NEARER: i32 = 20;
/// Farther than this from every red piece, one piece is as lonely as another.
const FAR: i32 = 5;
/// Each neighbour of the same colour beyond the third: a heap blocks itself.
const IN_A_HEAP: i32 = -3;

/// What the pieces of `color` are worth by where they lie, in hundredths of a piece.
pub(super) fn worth(board: &Board, color: Color) -> i32 {
    let own = board.owned(color);
    own.into_iter().map(|cell| of_piece(cell, own, board.with_red())).sum()
}

fn of_piece(cell: Cell, own: CellSet, red: CellSet) -> i32 {
    let around = CellSet::of(cell).neighbours();
    let edge = if around.len() < 6 { AT_THE_EDGE } else { 0 };
    let nearest = red.into_iter().map(|red| distance(cell, red)).min().unwrap_or(FAR);
    let heap = (around & own).len().saturating_sub(3) as i32;
    edge + NEARER * (FAR - nearest.min(FAR)) + IN_A_HEAP * heap
}

/// How many steps lead from one space to the other.
fn distance(from: Cell, to: Cell) -> i32 {
    let columns = i32::from(to.column() - from.column());
    let rows = i32::from(to.row() - from.row());
    columns.abs().max(rows.abs()).max((columns - rows).abs())
}

#[cfg(test)]
mod tests {
    use basalt_rules::dvonn::Position;

    use super::*;

    /// What Black gains by placing on `space`.
    fn gain(text: &str, space: &str) -> i32 {
        let position: Position = text.parse().expect("a position");
        let mut after = position.clone();
        after.play(space.parse().expect("a move")).expect("a legal move");
        worth(after.board(), Color::Black) - worth(position.board(), Color::Black)
    }

    #[test]
    fn edges_and_red_pieces_attract_and_heaps_repel() {
        let reds = "9/10/1r1r1r5/10/9 b p";
        assert!(gain(reds, "b1") > gain(reds, "h3"), "edge");
        assert!(gain(reds, "e2") > gain(reds, "h2"), "near red");
        let heap = "9/7bb1/1r1r1r1b1b1/10/wwww5 b p";
        assert!(gain(heap, "i3") < gain(heap, "h2"), "heap");
    }

    #[test]
    fn distances_count_steps_in_the_six_directions() {
        let steps = |from: &str, to: &str| {
            distance(from.parse().expect("a space"), to.parse().expect("a space"))
        };
        assert_eq!(steps("a1", "b2"), 1);
        assert_eq!(steps("b1", "a2"), 2);
        assert_eq!(steps("a1", "k5"), 10);
        assert_eq!(steps("c5", "i1"), 10);
    }
}
