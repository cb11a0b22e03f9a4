//! An exhaustive solver of late positions, on the slow twin of the rules.

use std::collections::{BTreeMap, HashMap};

use super::twin::Twin;
use super::twin_text;

/// A solver that tries every move of every position, by the rules alone.
#[derive(Default)]
pub struct Exhaustive {
    /// The margin of the player to move, by the text of the position.
    solved: HashMap<String, i32>,
}

impl Exhaustive {
    /// The margin that the player to move reaches if both play their best.
    pub fn margin(&mut self, twin: &Twin) -> i32 {
        let text = twin_text::write(twin);
        if let Some(&margin) = self.solved.get(&text) {
            return margin;
        }
        let best = self.margins(twin).into_values().max();
        let margin = best.unwrap_or_else(|| final_margin(twin));
        self.solved.insert(text, margin);
        margin
    }

    /// The margin of the player to move after each legal move.
    pub fn margins(&mut self, twin: &Twin) -> BTreeMap<String, i32> {
        let mut margin_after = |mv: &String| {
            let mut after = twin.clone();
            after.play(mv);
            -self.margin(&after)
        };
        twin.legal_moves().into_iter().map(|mv| (mv.clone(), margin_after(&mv))).collect()
    }
}

/// The margin of the player to move in a game that is over.
pub fn final_margin(twin: &Twin) -> i32 {
    let (white, black) = twin.score();
    let margin = white as i32 - black as i32;
    if twin.white_to_move() { margin } else { -margin }
}
