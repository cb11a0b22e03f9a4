//! Positions to learn from.

use std::path::{Path, PathBuf};

use super::{in_parts, loss};

/// Positions with their targets. Each has inputs of a network and some facts.
pub(crate) struct Samples<I, F> {
    /// The inputs of all positions, one after the other.
    inputs: Vec<I>,
    rows: Vec<Row<F>>,
}

struct Row<F> {
    first_input: usize,
    facts: F,
    target: f32,
}

/// A position to learn from.
pub(crate) struct Sample<'a, I, F> {
    /// As the player to move sees it.
    pub(crate) inputs: &'a [I],
    pub(crate) facts: F,
    /// The share of a win that is to be predicted.
    pub(crate) target: f32,
}

/// One game in this many is held out.
const HELD_OUT: usize = 20;

impl<I: Sync, F: Copy + Sync> Samples<I, F> {
    /// The positions that `add` takes from the games of files, and those of games that are held out.
    pub(crate) fn read<G>(
        paths: &[PathBuf],
        read: impl Fn(&Path) -> Result<Vec<G>, String>,
        mut add: impl FnMut(&mut Self, &G),
    ) -> Result<(Self, Self), String> {
        let empty = || Self { inputs: Vec::new(), rows: Vec::new() };
        let (mut samples, mut held_out) = (empty(), empty());
        for path in paths {
            for (number, game) in read(path)?.iter().enumerate() {
                let set = if number % HELD_OUT == 0 { &mut held_out } else { &mut samples };
                add(set, game);
            }
        }
        if samples.len() == 0 || held_out.len() == 0 {
            return Err(format!("expected at least {} games with values", HELD_OUT + 1));
        }
        Ok((samples, held_out))
    }

    pub(crate) fn add(&mut self, inputs: impl IntoIterator<Item = I>, facts: F, target: f32) {
        self.rows.push(Row { first_input: self.inputs.len(), facts, target });
        self.inputs.extend(inputs);
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn get(&self, index: usize) -> Sample<'_, I, F> {
        let Row { first_input, facts, target } = self.rows[index];
        let end = self.rows.get(index + 1).map_or(self.inputs.len(), |next| next.first_input);
        Sample { inputs: &self.inputs[first_input..end], facts, target }
    }

    /// The mean of a function of the samples.
    pub(crate) fn mean(
        &self,
        threads: usize,
        value: impl Fn(&Sample<'_, I, F>) -> f64 + Sync,
    ) -> f64 {
        let all: Vec<usize> = (0..self.len()).collect();
        let part = |_, indices: &[usize]| -> f64 {
            indices.iter().map(|&index| value(&self.get(index))).sum()
        };
        in_parts(&all, threads, part).into_iter().sum::<f64>() / self.len() as f64
    }

    /// The mean entropy of the targets, which is the minimum loss of any model.
    pub(crate) fn entropy(&self) -> f64 {
        self.mean(1, |sample| loss(sample.target, sample.target))
    }
}
