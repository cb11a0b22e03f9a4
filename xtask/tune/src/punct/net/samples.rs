//! Positions to learn from, without repetitions.

use std::collections::HashSet;
use std::path::PathBuf;

use basalt_engine::punct_tuning::{punct_estimate, punct_inputs, punct_phase};
use basalt_rules::punct::Position;

use crate::punct::games;
use crate::training;

pub(crate) type Samples = training::Samples<u16, Facts>;
pub(crate) type Sample<'a> = training::Sample<'a, u16, Facts>;

/// Facts about a position besides its inputs.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) phase: u8,
    /// The logarithm of the odds to win by the terms.
    pub(crate) base: f32,
}

/// The positions of games, and those of games that are held out. `search` is the share of the search's opinion in what
/// is to be predicted.
pub(crate) fn read(paths: &[PathBuf], search: f32) -> Result<(Samples, Samples), String> {
    let mut seen = HashSet::new();
    Samples::read(paths, games::read, |set, game| {
        for (position, turn) in game.positions() {
            let Some(chance) = turn.chance else { continue };
            // Boards that are evaluated leave the player to move no win at once.
            if position.winning_moves().is_empty()
                && seen.insert((position.variant(), position.hash()))
            {
                let expected = f32::from(chance) / 10_000.0;
                let share = games::share(game.outcome, position.to_move());
                add(set, &position, search * expected + (1.0 - search) * share);
            }
        }
    })
}

fn add(set: &mut Samples, position: &Position, target: f32) {
    let board = position.board();
    let inputs = punct_inputs(board).into_iter().map(|input| input as u16);
    let facts =
        Facts { phase: punct_phase(board) as u8, base: punct_estimate(board) as f32 / 100.0 };
    set.add(inputs, facts, target);
}
