//! Marks on the board of DVONN.

use basalt_learn::Mark;
use basalt_rules::dvonn::{CellSet, Position};
use basalt_view::dvonn::{Highlights, Options};

use crate::learn::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type CellSet = CellSet;

    fn highlights(&mut self) -> &mut Highlights {
        &mut self.highlights
    }

    fn show(&mut self, _: &Position, mark: Mark) {
        match mark {
            Mark::Preview(mv) => self.preview = mv.parse().ok(),
            Mark::Chain(_)
            | Mark::Threats
            | Mark::Last(_)
            | Mark::Target(_)
            | Mark::Reach(_)
            | Mark::Ring(_)
            | Mark::Danger(..)
            | Mark::Answer => {}
        }
    }
}
