//! Marks on the board of DVONN.

use basalt_rules::dvonn::{CellSet, Position};
use basalt_view::dvonn::{Highlights, Options};

use crate::learn::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type CellSet = CellSet;

    fn highlights(&mut self) -> &mut Highlights {
        &mut self.highlights
    }

    fn preview(&mut self, _: &Position, mv: &str) {
        self.preview = mv.parse().ok();
    }

    fn show_chain(&mut self, _: &str) {}

    fn show_threats(&mut self, _: &Position) {}
}
