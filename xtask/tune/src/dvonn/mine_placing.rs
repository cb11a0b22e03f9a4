//! The last spaces of DVONN's placing phase: positions in which one of them is far better than the others.
//!
//! The value of a full board cannot be proven, so deep searches evaluate every way to fill it.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use basalt_engine::{Engine, Limits, Options};
use basalt_learn::puzzles::Aim;
use basalt_rules::dvonn::{Cell, Move, Phase, Position};
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome, SplitMix64};

use crate::mine::difficulty::{self, rating};
use crate::mine::{Deadline, Find, LevelPlayer, MineOptions};

/// Empty spaces of a puzzle.
const EMPTY: RangeInclusive<usize> = 3..=6;

/// Minimum lead of the best space over the next best one, in hundredths of a point, in every search.
const LEAD: i32 = 200;

/// The nodes for each full board, in one search after the other.
const NODES: [u64; 3] = [1_000, 20_000, 150_000];

/// Memory of a search, in MiB.
const MEMORY: usize = 8;

/// A game that is over counts as much as this margin.
const DECIDED: i32 = 5_000;

pub(crate) fn run(options: &MineOptions) -> Result<(), String> {
    options.run(|rng, deadline| mine(rng, deadline).into_iter().collect())
}

/// The puzzle of one board, if it is one.
fn mine(rng: &mut SplitMix64, deadline: Deadline) -> Option<Find> {
    let position = fill(rng);
    let best = NODES.iter().try_fold(None, |before: Option<Move>, &nodes| {
        let (best, lead) = Judge::new(nodes, deadline).best(&position)?;
        let is_clear = lead >= LEAD && before.is_none_or(|before| before == best);
        is_clear.then_some(Some(best))
    })??;
    let (position, line) = (AnyPosition::Dvonn(position), vec![AnyMove::Dvonn(best)]);
    let mut players = LevelPlayer::default();
    let rating = rating(|level, seed| {
        difficulty::solves(&mut players, &position, &line, &[], (level, seed))
    });
    Some(Find { position, aim: Aim::Place, rating, line, also: Vec::new() })
}

/// A board with a few empty spaces, filled by chance or by a level.
fn fill(rng: &mut SplitMix64) -> Position {
    let span = EMPTY.end() - EMPTY.start() + 1;
    let empty = EMPTY.start() + rng.below(span);
    let level = [None, None, Some(7)][rng.below(3)];
    let seed = rng.next_u64();
    let mut players = LevelPlayer::default();
    let mut position = Position::start();
    while Cell::COUNT - position.board().occupied().len() > empty {
        let legal = position.legal_moves();
        let any = AnyPosition::Dvonn(position.clone());
        let chosen = level.filter(|_| rng.below(4) > 0);
        let chosen = chosen.and_then(|level| players.choose(&any, level, seed)?.try_into().ok());
        let mv = chosen.unwrap_or_else(|| legal[rng.below(legal.len())]);
        position.play_unchecked(mv);
    }
    position
}

/// A judge of boards in the placing phase, with a cache.
struct Judge {
    engine: Engine,
    nodes: u64,
    deadline: Deadline,
    known: HashMap<u64, i32>,
}

impl Judge {
    fn new(nodes: u64, deadline: Deadline) -> Self {
        let engine = Engine::new(Options { memory: MEMORY, ..Options::default() });
        Self { engine, nodes, deadline, known: HashMap::new() }
    }

    /// The best space, and its lead over the next best one for the player to move; `None` if the time is up.
    fn best(&mut self, position: &Position) -> Option<(Move, i32)> {
        let sign = if position.to_move() == Color::White { 1 } else { -1 };
        let mut values: Vec<(i32, Move)> = Vec::new();
        for &mv in &position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            values.push((sign * self.value(&after)?, mv));
        }
        values.sort_unstable_by_key(|(value, _)| std::cmp::Reverse(*value));
        let [(best, mv), (next, _), ..] = values[..] else { return None };
        Some((mv, best - next))
    }

    /// White's margin in hundredths of a point, if both fill the board as well as they can.
    fn value(&mut self, position: &Position) -> Option<i32> {
        if let Some(&known) = self.known.get(&position.hash()) {
            return Some(known);
        }
        if self.deadline.is_over() {
            return None;
        }
        let value = match position.phase() {
            Phase::Stacking => self.search(position),
            Phase::Placing => self.minimax(position)?,
        };
        self.known.insert(position.hash(), value);
        Some(value)
    }

    fn minimax(&mut self, position: &Position) -> Option<i32> {
        let mut values = Vec::new();
        for &mv in &position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            values.push(self.value(&after)?);
        }
        match position.to_move() {
            Color::White => values.into_iter().max(),
            Color::Black => values.into_iter().min(),
        }
    }

    /// White's margin on a full board, on which White is to move.
    fn search(&mut self, position: &Position) -> i32 {
        match position.outcome() {
            Some(Outcome::Draw) => return 0,
            Some(Outcome::Win(Color::White)) => return DECIDED,
            Some(Outcome::Win(Color::Black)) => return -DECIDED,
            None => {}
        }
        let limits = Limits { nodes: Some(self.nodes), ..Limits::none() };
        let any = AnyPosition::Dvonn(position.clone());
        let best = self.engine.search(&any, &limits, &mut |_| {});
        best.map_or(0, |best| match best.score {
            basalt_engine::Score::Margin { hundredths } => hundredths,
            basalt_engine::Score::ProvenMargin(points) => 100 * points,
            _ => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_best_space_is_worth_its_lead_over_the_next_one() {
        let mut rng = SplitMix64::new(4);
        let position = std::iter::repeat_with(|| fill(&mut rng))
            .find(|position| Cell::COUNT - position.board().occupied().len() == 3)
            .expect("one with three empty spaces");
        let mut judge = Judge::new(200, Deadline::after(Duration::from_mins(1)));
        let (best, lead) = judge.best(&position).expect("there is time");
        let sign = if position.to_move() == Color::White { 1 } else { -1 };
        let mut value = |mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            sign * judge.value(&after).expect("there is time")
        };
        let others = position.legal_moves();
        let mut leads: Vec<i32> =
            others.iter().filter(|mv| **mv != best).map(|&mv| value(best) - value(mv)).collect();
        leads.sort_unstable();
        assert_eq!((leads.len(), leads[0]), (2, lead));
        assert!(lead >= 0);
    }

    #[test]
    fn a_time_that_is_up_ends_the_work() {
        assert!(mine(&mut SplitMix64::new(1), Deadline::after(Duration::ZERO)).is_none());
    }
}
