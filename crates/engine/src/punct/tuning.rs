//! The terms of the evaluation of PÜNCT, for the tuning tool.

use basalt_rules::punct::Board;

use super::terms;
use crate::tuning::Term;

/// Number of terms of a board of PÜNCT.
pub const PUNCT_TERMS: usize = terms::COUNT;

/// The terms of a board of PÜNCT, as the player to move sees it.
pub fn punct_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    terms::visit(board, |term, times| {
        if times != 0 {
            found.push((term, times));
        }
    });
    found
}
