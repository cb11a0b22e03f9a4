//! The terms and the network of PÜNCT, for the tuning tool.

use basalt_rules::punct::{Board, Symmetry};

use super::{evaluation, features, network, terms};
use crate::tuning::Term;

/// Number of terms of a board of PÜNCT.
pub const PUNCT_TERMS: usize = terms::COUNT;

/// The terms of a board of PÜNCT, as the player to move sees it.
pub fn punct_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    terms::visit(board, &terms::Distances::of(board), |term, times| {
        if times != 0 {
            found.push((term, times));
        }
    });
    found
}

/// The numbers that a network and its file depend on.
pub struct NetworkShape {
    /// Number of inputs.
    pub inputs: usize,
    /// Units of each player's view.
    pub hidden: usize,
    /// Phases of a game, each with output weights of its own.
    pub phases: usize,
    /// The whole number for a weight of 1 to a unit.
    pub one: i32,
    /// The whole number for an output weight of 1.
    pub output_one: i32,
    /// The largest whole number of an output weight.
    pub max_output: i32,
}

/// The shape of the network of PÜNCT.
pub const PUNCT_NETWORK: NetworkShape = NetworkShape {
    inputs: features::INPUTS,
    hidden: network::HIDDEN,
    phases: network::PHASES,
    one: network::ONE,
    output_one: network::OUTPUT_ONE,
    max_output: network::MAX_OUTPUT,
};

/// The inputs of a board, as the player to move sees it.
pub fn punct_inputs(board: &Board) -> Vec<usize> {
    features::inputs(board)
}

/// The input of the same thing as the opponent sees it.
pub fn punct_input_swapped(input: usize) -> usize {
    features::swapped(input)
}

/// The input of the same thing on a board seen under a symmetry.
pub fn punct_input_transformed(input: usize, symmetry: Symmetry) -> usize {
    features::transformed(input, symmetry)
}

/// The phase of a board, by which output weights are chosen.
pub fn punct_phase(board: &Board) -> usize {
    network::phase(board)
}

/// The value of a board to the player to move by its terms alone, in hundredths of the logarithm of the odds to win.
pub fn punct_estimate(board: &Board) -> i32 {
    evaluation::estimate(board)
}
