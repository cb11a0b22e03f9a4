//! A player of DVONN who knows nothing but to count points, so many plies ahead: how far such a one has to look tells how
//! hard a move is to find.

use basalt_rules::dvonn::{Board, Move, Position};

/// More than any margin.
const INFINITE: i32 = 1_000;

/// How many plies the counter has to look ahead to prefer a move to all others, and to stay with it up to
/// `most` plies; nothing if that is not enough.
pub(crate) fn plies_to_find(position: &Position, mv: Move, most: u32) -> Option<u32> {
    let prefers = |plies: &u32| prefers(position.board(), mv, *plies);
    (1..=most).rev().take_while(prefers).last()
}

/// Whether a move leads to more points than every other, so many plies ahead.
fn prefers(board: &Board, mv: Move, plies: u32) -> bool {
    let (mut right, mut others) = (None, Vec::new());
    for (other, after) in moves(board) {
        if other == mv { right = Some(after) } else { others.push(after) }
    }
    let Some(right) = right else { return false };
    let value = -look(&right, plies - 1, -INFINITE, INFINITE);
    others.iter().all(|after| -look(after, plies - 1, -value, 1 - value) < value)
}

/// The points that the player to move is ahead so many plies later, as far as `least` and `most` need it.
fn look(board: &Board, plies: u32, mut least: i32, most: i32) -> i32 {
    let moves = if plies == 0 { Vec::new() } else { moves(board) };
    if moves.is_empty() {
        let passed = board.passed();
        if plies > 0 && passed.can_move() {
            return -look(&passed, plies - 1, -most, -least);
        }
        let points = |color| board.score(color).cast_signed();
        return points(board.to_move()) - points(board.to_move().other());
    }
    let mut best = -INFINITE;
    for (_, after) in moves {
        best = best.max(-look(&after, plies - 1, -most, -least));
        least = least.max(best);
        if least >= most {
            break;
        }
    }
    best
}

/// The moves of stacking, with the board after each.
fn moves(board: &Board) -> Vec<(Move, Board)> {
    let turn = board.turn();
    let from = |from| {
        let leaving = turn.leave(from);
        let landed = move |to| (Move::Stack { from, to }, leaving.land(to));
        leaving.targets().into_iter().map(landed).collect::<Vec<_>>()
    };
    turn.free().into_iter().flat_map(from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plies(text: &str, mv: &str, most: u32) -> Option<u32> {
        let position: Position = text.parse().expect("a position");
        plies_to_find(&position, mv.parse().expect("a move"), most)
    }

    #[test]
    fn a_capture_is_found_at_once_and_the_other_move_never() {
        let text = "9/10/2rwbbrrb2/10/9 w s";
        assert_eq!(plies(text, "d3e3", 3), Some(1));
        assert_eq!(plies(text, "d3c3", 3), None);
    }

    #[test]
    fn what_comes_after_is_found_by_looking_further() {
        // After d3c3 Black takes four pieces, after d3e3 none.
        let text = "9/10/3wwbrrr2/10/9 w s";
        assert_eq!(plies(text, "e3f3", 1), None);
        let found = plies(text, "e3f3", 4);
        assert!(found.is_some_and(|plies| plies > 1), "{found:?}");
    }
}
