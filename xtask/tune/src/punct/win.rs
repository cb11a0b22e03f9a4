//! Wins of PÜNCT in two turns, proven by the rules alone: every first turn that begins one, and a line to the end.

use basalt_learn::puzzles::Aim;
use basalt_rules::punct::{Move, Position};

use super::mine::{MAX_RIGHT, Solution};
use super::proof::{Prover, threats};

/// The win in two turns of a position that is not won at once, if few first turns begin it.
pub(super) fn win_in_two(position: &Position, prover: &mut Prover) -> Option<Solution> {
    let right = right(position, prover);
    let (first, also) = right.split_first().filter(|_| right.len() <= MAX_RIGHT)?;
    Some(Solution { aim: Aim::WinIn(2), line: line(position, *first)?, also: also.to_vec() })
}

/// The turns that win in time, those that threaten something first; a few of them, if there are too many.
fn right(position: &Position, prover: &mut Prover) -> Vec<Move> {
    let threats = threats(position);
    let mut right: Vec<Move> = Vec::new();
    let quiet = position.legal_moves().into_iter().filter_map(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let is_quiet = threats.iter().all(|(threat, _)| *threat != mv);
        (is_quiet && after.outcome().is_none()).then_some((mv, after))
    });
    for (mv, after) in threats.iter().cloned().chain(quiet) {
        if prover.is_lost(&after, 1) {
            right.push(mv);
        }
        if right.len() > MAX_RIGHT {
            break;
        }
    }
    right
}

/// The win from its first turn to its last, with the defence that leaves the fewest ways to win.
fn line(position: &Position, first: Move) -> Option<Vec<Move>> {
    let mut position = position.clone();
    position.play_unchecked(first);
    let reply = toughest(&position)?;
    position.play_unchecked(reply);
    Some(vec![first, reply, *position.winning_moves().first()?])
}

/// The defence that leaves the fewest turns that win at once.
fn toughest(position: &Position) -> Option<Move> {
    let ways = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        after.outcome().map_or_else(|| after.winning_moves().len(), |_| usize::MAX)
    };
    position.legal_moves().into_iter().min_by_key(ways)
}

#[cfg(test)]
mod tests {
    use basalt_rules::Outcome;
    use basalt_rules::punct::Variant;

    use super::*;

    const WINS: &str = include_str!("../../../../crates/engine/tests/data/punct_puzzles.txt");

    /// The wins in two of the engine's tests.
    fn wins_in_two() -> impl Iterator<Item = Position> {
        let lines = WINS.lines().filter_map(|line| line.strip_prefix("2\t"));
        lines.map(|line| {
            let (game, position) = line.split_once('\t').expect(line);
            let variant = if game == "punct" { Variant::Standard } else { Variant::Basic };
            Position::parse(variant, position).expect(line)
        })
    }

    #[test]
    fn a_forced_win_has_a_line_or_too_many_solutions() {
        let mut prover = Prover::default();
        let (mut few, mut many) = (0, 0);
        for start in wins_in_two().take(8) {
            let Some(Solution { line, .. }) = win_in_two(&start, &mut prover) else {
                many += 1;
                continue;
            };
            few += 1;
            let mut position = start.clone();
            for mv in line.clone() {
                position.play(mv).expect("a legal turn");
            }
            assert_eq!((line.len(), position.outcome()), (3, Some(Outcome::Win(start.to_move()))));
        }
        assert!(few > 0 && many > 0, "{few} and {many}");
    }
}
