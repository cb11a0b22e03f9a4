//! Blocks of PÜNCT: positions in which the opponent would win at the next turn, and few turns stop that for good.

use basalt_engine::punct_tuning::ForcedWins;
use basalt_learn::puzzles::Aim;
use basalt_rules::Outcome;
use basalt_rules::punct::{Move, Position};

use super::mine::{MAX_RIGHT, Solution};
use super::proof::Prover;

/// Maximum turns that stop the threat of a puzzle for the moment.
const MAX_STOPPING: usize = 24;

/// Maximum boards of the search for a win of the opponent in two turns.
const NODES: u64 = 2_000;

/// The block of a position, if the opponent threatens to win and few turns hold.
pub(super) fn find_block(
    position: &Position,
    forced: &ForcedWins,
    prover: &mut Prover,
) -> Option<Solution> {
    let stopping = stopping(position)?;
    let holds = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        forced.shortest(after.board(), 2, NODES).is_none() && !prover.wins_in_two(&after)
    };
    let holding: Vec<Move> = stopping.iter().copied().filter(holds).take(MAX_RIGHT + 1).collect();
    let (&first, also) = holding.split_first().filter(|_| holding.len() <= MAX_RIGHT)?;
    let turns = if holding.len() == stopping.len() { 1 } else { 2 };
    Some(Solution { aim: Aim::Block(turns), line: vec![first], also: also.to_vec() })
}

/// The turns that leave the opponent no win at the next turn, if there is such a threat and few turns stop it.
fn stopping(position: &Position) -> Option<Vec<Move>> {
    let mut passed = *position.board();
    passed.play_unchecked(Move::Pass);
    passed.find_winning_turn()?;
    let stops = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let is_lost = after.outcome() == Some(Outcome::Win(after.to_move()));
        !is_lost && after.winning_moves().is_empty()
    };
    let legal = position.legal_moves();
    let found: Vec<Move> = legal.into_iter().filter(stops).take(MAX_STOPPING + 1).collect();
    (found.len() <= MAX_STOPPING).then_some(found)
}
