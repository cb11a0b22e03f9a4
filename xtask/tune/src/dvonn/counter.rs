//! A player of DVONN who knows nothing but to count points, so many plies ahead: how far such a one has to look tells how
//! hard a move is to find.

use basalt_rules::dvonn::{Board, Move, Position};

/// More than any margin.
const INFINITE: i32 = 1_000;

/// The depth that the counter needs to prefer a move to all others, and to stay with it up to
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
    use crate::dvonn::games::tests::{by_chance, game};

    /// The same count by whole positions and without a window.
    fn count(position: &Position, plies: u32) -> i32 {
        let moves = if plies == 0 { [].into() } else { position.legal_moves().to_vec() };
        let values = moves.iter().map(|&mv| -count(&played(position, mv), plies - 1));
        let points = |color| position.score()[color].cast_signed();
        let player = position.to_move();
        values.max().unwrap_or_else(|| points(player) - points(player.other()))
    }

    fn played(position: &Position, mv: Move) -> Position {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after
    }

    fn is_best(position: &Position, mv: Move, plies: u32) -> bool {
        let value = |mv: Move| -count(&played(position, mv), plies - 1);
        let others = position.legal_moves();
        others.iter().all(|&other| other == mv || value(other) < value(mv))
    }

    #[test]
    fn a_move_is_found_where_a_plain_count_finds_it_for_good() {
        let (mut found, mut missed) = (0, 0);
        for seed in 1..=6 {
            let game = game(&by_chance(seed).0);
            let start = game.moves[..game.moves.len() - 8].iter();
            let position = start.fold(Position::start(), |position, &mv| played(&position, mv));
            for &mv in position.legal_moves().iter().filter(|mv| **mv != Move::Pass) {
                let expected =
                    (1..=3).find(|&from| (from..=3).all(|plies| is_best(&position, mv, plies)));
                assert_eq!(plies_to_find(&position, mv, 3), expected, "{mv} in {position}");
                found += u32::from(expected.is_some());
                missed += u32::from(expected.is_none());
            }
        }
        assert!(found > 1 && missed > 1, "{found} and {missed}");
    }
}
