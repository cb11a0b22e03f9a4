//! Positions of stacking to learn from, without repetitions.

use std::collections::HashSet;
use std::path::PathBuf;

use basalt_engine::dvonn_tuning::{
    STACKING_KNOTS, stacking_bucket, stacking_shares, stacking_terms,
};
use basalt_rules::Color;
use basalt_rules::dvonn::{Phase, Position};

use crate::dvonn::fit::target;
use crate::dvonn::games;
use crate::training::{chance, loss};

/// Hundredths of a point that are odds of e to one.
pub(crate) const SCALE: f32 = 574.0;

/// Positions with what is to be predicted of them.
#[derive(Default)]
pub(crate) struct Samples {
    /// The terms of all positions, one after the other.
    terms: Vec<(u16, i8)>,
    known: Vec<Known>,
}

#[derive(Clone, Copy)]
struct Known {
    first_term: usize,
    shares: [f32; STACKING_KNOTS],
    bucket: u8,
    target: f32,
}

/// A position to learn from.
pub(crate) struct Sample<'a> {
    /// Terms with how many times each occurs, as the player to move sees them.
    pub(crate) terms: &'a [(u16, i8)],
    /// Shares of the knots.
    pub(crate) shares: [f32; STACKING_KNOTS],
    pub(crate) bucket: usize,
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
                for (position, value) in game.positions() {
                    let Some(value) = value else { continue };
                    if position.phase() == Phase::Stacking
                        && position.legal_moves().len() > 1
                        && seen.insert(position.hash())
                    {
                        let margin = match position.to_move() {
                            Color::White => game.margin,
                            Color::Black => -game.margin,
                        };
                        let expected = chance(f32::from(value) / SCALE);
                        set.add(&position, search * expected + (1.0 - search) * target(margin));
                    }
                }
            }
        }
        if samples.len() == 0 || held_out.len() == 0 {
            return Err(format!("expected at least {} games with values", HELD_OUT + 1));
        }
        Ok((samples, held_out))
    }

    fn add(&mut self, position: &Position, target: f32) {
        let board = position.board();
        self.known.push(Known {
            first_term: self.terms.len(),
            shares: stacking_shares(board),
            bucket: stacking_bucket(board) as u8,
            target,
        });
        let terms = stacking_terms(board).into_iter();
        self.terms.extend(terms.map(|(term, times)| (term as u16, times as i8)));
    }

    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    pub(crate) fn get(&self, index: usize) -> Sample<'_> {
        let Known { first_term, shares, bucket, target } = self.known[index];
        let end = self.known.get(index + 1).map_or(self.terms.len(), |next| next.first_term);
        let terms = &self.terms[first_term..end];
        Sample { terms, shares, bucket: usize::from(bucket), target }
    }

    /// The mean entropy of what is to be predicted: no model loses less.
    pub(crate) fn entropy(&self) -> f64 {
        let entropy = |known: &Known| loss(known.target, known.target);
        self.known.iter().map(entropy).sum::<f64>() / self.len() as f64
    }
}
