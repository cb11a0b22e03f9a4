//! Positions with the turns that searches chose in them, without repetitions.

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;

use basalt_engine::punct_tuning::{PolicyChoice, are_alike};
use basalt_rules::punct::{Board, Move};

use crate::punct::games;
use crate::training::{self, in_parts};

pub(crate) type Samples = training::Samples<(), Choice>;
pub(crate) type Sample<'a> = training::Sample<'a, (), Choice>;

/// A board and the turn that a search chose.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) board: Board,
    pub(crate) mv: Move,
}

impl Choice {
    /// The candidate turns.
    pub(crate) fn turns(&self) -> PolicyChoice {
        PolicyChoice::of(&self.board).expect("positions with a win are left out")
    }
}

/// The choices of games, and those of games that are held out.
pub(crate) fn read(paths: &[PathBuf]) -> Result<(Samples, Samples), String> {
    let mut seen = HashSet::new();
    Samples::read(paths, games::read, |set, game| {
        for (position, turn) in game.positions() {
            if turn.chance.is_none() || !position.winning_moves().is_empty() {
                continue;
            }
            // The turn of a search that finds a loss may not stop what the opponent threatens.
            let board = *position.board();
            let is_choice =
                || PolicyChoice::of(&board).is_some_and(|choice| choice.turns().contains(&turn.mv));
            if seen.insert((position.variant(), position.hash())) && is_choice() {
                set.add([], Choice { board, mv: turn.mv }, 1.0);
            }
        }
    })
}

/// The loss of a policy that takes all turns for equal.
pub(crate) fn loss_of_chance(sample: &Sample<'_>) -> f64 {
    (sample.facts.turns().turns().len() as f64).ln()
}

/// Ranks up to which hits are counted.
const RANKS: [usize; 5] = [1, 5, 10, 20, 40];

/// The shares of positions in which the turn of the search is among the first turns of a ranking, for several numbers
/// of turns.
pub(crate) struct Hits([f64; RANKS.len()]);

impl Hits {
    /// The hits of a ranking, which is asked for its longest list.
    pub(crate) fn of(
        samples: &Samples,
        threads: usize,
        ranked: impl Fn(&Sample<'_>, usize) -> Vec<Move> + Sync,
    ) -> Self {
        let [.., most] = RANKS;
        let all: Vec<usize> = (0..samples.len()).collect();
        let ranks = in_parts(&all, threads, |_, indices| -> Vec<Option<usize>> {
            let rank = |&index: &usize| {
                let sample = samples.get(index);
                ranked(&sample, most).iter().position(|&mv| are_alike(mv, sample.facts.mv))
            };
            indices.iter().map(rank).collect()
        });
        let ranks: Vec<usize> = ranks.into_iter().flatten().flatten().collect();
        let hits = |most| ranks.iter().filter(|&&rank| rank < most).count();
        Self(RANKS.map(|rank| hits(rank) as f64 / samples.len() as f64))
    }
}

impl fmt::Display for Hits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (share, rank) in self.0.iter().zip(RANKS) {
            write!(f, "{:.1} % of the turns among the first {rank}; ", 100.0 * share)?;
        }
        Ok(())
    }
}

/// The hits of the ranking without networks.
pub(crate) fn hits_by_hand(samples: &Samples, threads: usize) -> Hits {
    Hits::of(samples, threads, |sample, most| sample.facts.turns().ranked_by_hand(most))
}
