//! Positions to learn from, without repetitions.

use std::collections::HashSet;
use std::path::PathBuf;

use basalt_engine::punct_tuning::{punct_estimate, punct_inputs, punct_phase};
use basalt_rules::punct::Position;

use crate::punct::games::{self, Turn};
use crate::training::{chance, loss};

/// Positions with what is to be predicted of them.
#[derive(Default)]
pub(crate) struct Samples {
    /// The inputs of all positions, one after the other.
    inputs: Vec<u16>,
    known: Vec<Known>,
}

#[derive(Clone, Copy)]
struct Known {
    first_input: u32,
    phase: u8,
    base: f32,
    target: f32,
}

/// A position to learn from.
pub(crate) struct Sample<'a> {
    /// As the player to move sees it.
    pub(crate) inputs: &'a [u16],
    pub(crate) phase: usize,
    /// The logarithm of the odds to win by the terms.
    pub(crate) base: f32,
    /// The share of a win that is to be predicted.
    pub(crate) target: f32,
}

/// Every so many games, one is held out.
const HELD_OUT: usize = 20;

impl Samples {
    /// The positions of games, and those of games that are held out. `search` is the share of the search's
    /// opinion in what is to be predicted.
    pub(crate) fn read(paths: &[PathBuf], search: f32) -> Result<(Self, Self), String> {
        let (mut samples, mut held_out) = (Self::default(), Self::default());
        let mut seen = HashSet::new();
        for path in paths {
            for (number, game) in games::read(path)?.into_iter().enumerate() {
                let set = if number % HELD_OUT == 0 { &mut held_out } else { &mut samples };
                for (position, turn) in game.positions() {
                    // Boards that are evaluated leave the player to move no win at once.
                    if turn.chance.is_some()
                        && position.winning_moves().is_empty()
                        && seen.insert((position.variant(), position.hash()))
                    {
                        let share = games::share(game.outcome, position.to_move());
                        set.add(&position, turn, share, search);
                    }
                }
            }
        }
        if samples.is_empty() || held_out.is_empty() {
            return Err(format!("expected at least {} games with values", HELD_OUT + 1));
        }
        Ok((samples, held_out))
    }

    fn add(&mut self, position: &Position, turn: Turn, share: f32, search: f32) {
        let board = position.board();
        let chance = f32::from(turn.chance.unwrap_or(5_000)) / 10_000.0;
        self.known.push(Known {
            first_input: self.inputs.len() as u32,
            phase: punct_phase(board) as u8,
            base: punct_estimate(board) as f32 / 100.0,
            target: search * chance + (1.0 - search) * share,
        });
        self.inputs.extend(punct_inputs(board).into_iter().map(|input| input as u16));
    }

    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    pub(crate) fn get(&self, index: usize) -> Sample<'_> {
        let Known { first_input, phase, base, target } = self.known[index];
        let end =
            self.known.get(index + 1).map_or(self.inputs.len(), |next| next.first_input as usize);
        let inputs = &self.inputs[first_input as usize..end];
        Sample { inputs, phase: usize::from(phase), base, target }
    }

    /// The mean loss of the terms alone.
    pub(crate) fn loss_of_terms(&self) -> f64 {
        let loss_of = |known: &Known| loss(chance(known.base), known.target);
        self.known.iter().map(loss_of).sum::<f64>() / self.len() as f64
    }

    /// The mean entropy of what is to be predicted: no model loses less.
    pub(crate) fn entropy(&self) -> f64 {
        let entropy = |known: &Known| loss(known.target, known.target);
        self.known.iter().map(entropy).sum::<f64>() / self.len() as f64
    }
}
