//! Matches of PÜNCT.

use basalt_rules::punct::{Move, Position};

use crate::contested::Contested;

impl Contested for Position {
    /// The turns with the best static evaluation.
    fn tempting_moves(&self) -> Vec<Move> {
        basalt_engine::best_at_first_sight(self).into_iter().collect()
    }

    /// CodeCup's text is for DVONN only.
    fn state_text(&self) -> Option<String> {
        None
    }
}
