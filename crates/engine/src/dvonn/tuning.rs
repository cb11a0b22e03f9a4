//! The terms of the evaluation of DVONN, for the tuning tool.

use basalt_rules::dvonn::Board;

use super::{placing_terms, stacking_network, terms, weights};
use crate::tuning::Term;

/// Number of terms of a board in stacking.
pub const STACKING_TERMS: usize = terms::COUNT;

/// Number of weights of each stacking term, one for each knot.
pub const STACKING_KNOTS: usize = terms::KNOTS.len();

/// The terms of a board in stacking, as the player to move sees it.
pub fn stacking_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    terms::visit(board, &board.mobilities(), |term, times| {
        if times != 0 {
            found.push((term, times));
        }
    });
    found
}

/// Share of the weights at each knot for a board: two of them at most are not 0, and all
/// together are 1.
pub fn stacking_shares(board: &Board) -> [f32; STACKING_KNOTS] {
    let (knot, above, span) = terms::place(board.occupied().len());
    let mut shares = [0.0; STACKING_KNOTS];
    shares[knot + 1] = above as f32 / span as f32;
    shares[knot] = 1.0 - shares[knot + 1];
    shares
}

/// The weight of each term at each knot for the levels, in hundredths of a point.
pub const STACKING_WEIGHTS: &[[i16; STACKING_TERMS]; STACKING_KNOTS] = &weights::WEIGHTS;

/// The numbers that the network of stacking and its file depend on.
pub struct StackingShape {
    /// Hidden units.
    pub hidden: usize,
    /// Sets of output weights.
    pub buckets: usize,
    /// The whole number for a weight of 1 to a unit.
    pub one: i16,
    /// The whole number for an output weight of a hundredth of a point.
    pub output_one: i32,
    /// The largest whole number of an output weight.
    pub max_output: i16,
}

/// The shape of the network of stacking.
pub const STACKING_NETWORK: StackingShape = StackingShape {
    hidden: stacking_network::HIDDEN,
    buckets: stacking_network::BUCKETS,
    one: stacking_network::ONE,
    output_one: stacking_network::OUTPUT_ONE,
    max_output: stacking_network::MAX_OUTPUT,
};

/// The set of output weights for a board.
pub fn stacking_bucket(board: &Board) -> usize {
    stacking_network::bucket(board.occupied().len())
}

/// Number of terms of a board that is being filled.
pub const PLACING_TERMS: usize = placing_terms::COUNT;

/// The terms of a board that is being filled, as White sees it.
pub fn placing_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    placing_terms::visit(board, |term, times| found.push((term, times)));
    found
}
