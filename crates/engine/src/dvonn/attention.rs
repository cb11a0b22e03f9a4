//! How conspicuous moves and placements of DVONN are to a person.

use basalt_rules::dvonn::{Board, Cell, CellSet, Phase, Position};

use crate::attention::{Impression, ORDINARY, feature};

/// A stack's move, by its length, which is the stack's height: a person sees where a single piece can go, and has to
/// count for a tall stack. The last entry stands for all greater lengths.
const LENGTH: [u64; 7] = [ORDINARY, 20, 15, 11, 8, 6, 5];

/// A landing on an opponent's stack, by its height: a tall one is a prize. The last entry stands for all greater heights.
const CAPTURE: [u64; 6] = [ORDINARY, 14, 20, 28, 36, 44];

/// A landing on a stack of one's own: it wins nothing that can be seen.
const ONTO_OWN: u64 = 9;

/// A landing on a lone red piece.
const ONTO_RED: u64 = 24;

/// A stack with red that moves or is landed on.
const WITH_RED: u64 = 24;

/// By the distance of the nearer space of a move to the opponent's last one: the eye is still there. The last entry
/// stands for all greater distances.
const FROM_LAST_MOVE: [u64; 6] = [40, 30, 20, 14, 11, 9];

/// A move along the edge.
const ON_EDGE: u64 = 11;

/// A placement, by its distance from the last one.
const FROM_LAST_PLACEMENT: [u64; 6] = [ORDINARY, 40, 26, 16, 11, 9];

/// A placement, by its distance from the nearest red piece.
const FROM_RED: [u64; 5] = [ORDINARY, 24, 19, 14, 11];

/// The impression of a stack's move. `last` is the space of the opponent's last move.
pub(super) fn of_move(board: &Board, from: Cell, to: Cell, last: Option<Cell>) -> Impression {
    let [height, target] = [from, to].map(|cell| usize::from(board.height(cell)));
    let mover = board.to_move();
    let landing = if board.owned(mover).contains(to) {
        ONTO_OWN
    } else if board.owned(mover.other()).contains(to) {
        feature(&CAPTURE, target)
    } else {
        ONTO_RED
    };
    let has_red = [from, to].map(|cell| board.with_red().contains(cell));
    let red =
        if height > 1 && has_red[0] || target > 1 && has_red[1] { WITH_RED } else { ORDINARY };
    let edge = if is_edge(from) && is_edge(to) { ON_EDGE } else { ORDINARY };
    let near = last.map_or(ORDINARY, |last| {
        let nearer = from.distance(last).min(to.distance(last));
        feature(&FROM_LAST_MOVE, nearer)
    });
    let spaces = from.index() << 6 | to.index();
    let state = height << 9 | target << 3 | usize::from(board.owned(mover).contains(to)) << 2;
    let identity = spaces << 16 | state | usize::from(has_red[0]) << 1 | usize::from(has_red[1]);
    Impression::new(identity as u64, &[feature(&LENGTH, height), landing, red, edge, near])
}

/// The impression of an empty space to a player who places a piece. `last` is the space of the last placement.
pub(super) fn of_placement(position: &Position, cell: Cell, last: Option<Cell>) -> Impression {
    debug_assert_eq!(position.phase(), Phase::Placing);
    let board = position.board();
    let near = last.map_or(ORDINARY, |last| feature(&FROM_LAST_PLACEMENT, cell.distance(last)));
    let to_red = board.with_red().into_iter().map(|red| cell.distance(red)).min();
    let red = to_red.map_or(ORDINARY, |distance| feature(&FROM_RED, distance));
    let edge = if is_edge(cell) { ON_EDGE } else { ORDINARY };
    let around = CellSet::of(cell).neighbours();
    let state = [board.owned(board.to_move()), board.occupied()].map(|set| (around & set).len());
    let identity = cell.index() << 8 | state[0] << 4 | state[1];
    Impression::new(identity as u64, &[near, red, edge])
}

/// Whether a space has fewer than six neighbours.
fn is_edge(cell: Cell) -> bool {
    CellSet::of(cell).neighbours().len() < 6
}

#[cfg(test)]
mod tests {
    use basalt_rules::dvonn::Move;

    use super::*;
    use crate::dvonn::testing::random_games;

    /// White to move, with single pieces on c3 and e3 and a stack of four on g3.
    const POSITION: &str = "9/10/b(bb)wrwr(wrww)4/10/9 w s";

    fn spaces(mv: Move) -> (Cell, Cell) {
        match mv {
            Move::Stack { from, to } => (from, to),
            Move::Place(_) | Move::Pass => panic!("{mv} moves no stack"),
        }
    }

    fn conspicuousness(text: &str, last: Option<&str>) -> u64 {
        let position: Position = POSITION.parse().expect("a position");
        let (from, to) = spaces(position.read_move(text).expect("a legal move"));
        let last = last.map(|last| last.parse().expect("a space"));
        of_move(position.board(), from, to, last).conspicuousness
    }

    #[test]
    fn the_eye_is_near_the_last_move() {
        let seen = ["b3", "a3", "f3", "g3", "k5"].map(|last| conspicuousness("c3b3", Some(last)));
        assert!(seen.is_sorted_by(|near, far| near > far), "{seen:?}");
    }

    #[test]
    fn near_and_large_moves_are_more_conspicuous() {
        let seen = |mv| conspicuousness(mv, None);
        assert!(seen("c3b3") > seen("g3c3"), "a short capture, a long move");
        assert!(seen("c3d3") > seen("c3b3"), "onto red");
        assert!(LENGTH[1..].is_sorted_by(|short, long| short > long));
        assert!(CAPTURE[1..].is_sorted_by(|low, tall| low < tall));
        for near in [&FROM_LAST_MOVE[..], &FROM_LAST_PLACEMENT[1..], &FROM_RED[1..]] {
            assert!(near.is_sorted_by(|near, far| near > far));
        }
    }

    #[test]
    fn spaces_near_the_last_piece_are_seen_first_and_far_ones_at_the_edge_last() {
        let position: Position = "9/10/4r1r4/4r5/3b5 w p".parse().expect("a position");
        let board = position.board();
        let last = board.owned(basalt_rules::Color::Black).first().expect("a piece");
        let mut cells: Vec<Cell> = (CellSet::FULL - board.occupied()).into_iter().collect();
        cells.sort_by_key(|&cell| of_placement(&position, cell, Some(last)).conspicuousness);
        assert!(cells[0].distance(last) > 4 && is_edge(cells[0]), "{}", cells[0]);
        assert!(cells[44].distance(last) < 3, "{}", cells[44]);
    }

    /// Two plies later a move looks the same unless something has changed on its spaces.
    #[test]
    fn a_die_is_cast_again_only_if_something_changes_at_the_move() {
        let identity = |position: &Position, mv| {
            let (from, to) = spaces(mv);
            of_move(position.board(), from, to, None).identity
        };
        let (mut before, mut same, mut other) = (None::<Position>, 0, 0);
        let mut earlier = None::<Position>;
        random_games(4, |position| {
            if let Some(earlier) = &earlier
                && earlier.to_move() == position.to_move()
            {
                let known = earlier.legal_moves();
                for &mv in position.legal_moves().iter().filter(|mv| known.contains(mv)) {
                    if mv == Move::Pass {
                        continue;
                    }
                    let (from, to) = spaces(mv);
                    let stacks = |of: &Position| {
                        [from, to].map(|cell| (of.board().tile(cell), of.board().height(cell)))
                    };
                    let changed = stacks(earlier) != stacks(position);
                    assert_eq!(identity(earlier, mv) != identity(position, mv), changed, "{mv}");
                    if changed { other += 1 } else { same += 1 }
                }
            }
            earlier = before.replace(position.clone());
        });
        assert!(same > 100 && other > 10, "{same} {other}");
    }
}
