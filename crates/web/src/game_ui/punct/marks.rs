//! Marks on the board of PÜNCT.

use basalt_rules::punct::{CellSet, Position};
use basalt_view::punct::{Ghost, Highlights, Options, threats};

use crate::learn::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type CellSet = CellSet;

    fn highlights(&mut self) -> &mut Highlights {
        &mut self.highlights
    }

    fn preview(&mut self, position: &Position, mv: &str) {
        let ghost = mv.parse().ok().map(|mv| Ghost::of_move(position, mv));
        self.hand.ghosts.extend(ghost.into_iter().flatten());
    }

    fn show_chain(&mut self, space: &str) {
        self.chain = space.parse().ok();
    }

    fn show_threats(&mut self, position: &Position) {
        self.threats = threats(position);
    }
}
