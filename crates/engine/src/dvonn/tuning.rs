//! The terms of the evaluation of DVONN, for the tuning tool.

use basalt_rules::dvonn::Board;

use super::{placing_terms, terms};
use crate::tuning::Term;

/// Number of terms of a board in stacking.
pub const STACKING_TERMS: usize = terms::COUNT;

/// For how many numbers of occupied spaces each of them has a weight.
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

/// Number of terms of a board that is being filled.
pub const PLACING_TERMS: usize = placing_terms::COUNT;

/// The terms of a board that is being filled, as White sees it.
pub fn placing_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    placing_terms::visit(board, |term, times| found.push((term, times)));
    found
}
