//! Matches of DVONN.

mod state_text;

use basalt_rules::dvonn::{Move, Position};

use crate::contested::Contested;

impl Contested for Position {
    /// The captures of the highest stack of the opponent that can be taken.
    fn tempting_moves(&self) -> Vec<Move> {
        let prey = |mv: &Move| match *mv {
            Move::Stack { to, .. } => {
                let stack = self.stack(to);
                let theirs = stack.owner() == Some(self.to_move().other());
                theirs.then(|| stack.height())
            }
            Move::Place(_) | Move::Pass => None,
        };
        let moves = self.legal_moves();
        let highest = moves.iter().filter_map(prey).max();
        let takes_it = |mv: &&Move| highest.is_some() && prey(mv) == highest;
        moves.iter().filter(takes_it).copied().collect()
    }

    fn state_text(&self) -> Option<String> {
        state_text::state_text(self)
    }
}
