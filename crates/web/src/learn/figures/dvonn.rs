//! Marks on the board of DVONN.

use basalt_learn::Mark;
use basalt_rules::dvonn::{Cell, Move, Position};
use basalt_view::dvonn::Options;

use super::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type Cell = Cell;

    fn select(&mut self, cell: Option<Cell>) {
        self.selected = cell;
    }

    fn add_target(&mut self, cell: Cell) {
        self.targets = self.targets.with(cell);
    }

    fn targets(position: &Position, at: Cell) -> Vec<Cell> {
        let target = |&mv: &Move| match mv {
            Move::Stack { from, to } if from == at => Some(to),
            Move::Stack { .. } | Move::Place(_) | Move::Pass => None,
        };
        position.legal_moves().iter().filter_map(target).collect()
    }

    fn show(&mut self, _: &Position, mark: Mark) {
        match mark {
            Mark::Last(mv) => self.last = mv.parse().ok(),
            Mark::Preview(mv) => self.preview = mv.parse().ok(),
            Mark::Chain(_)
            | Mark::Threats
            | Mark::Target(_)
            | Mark::Reach(_)
            | Mark::Ring(_)
            | Mark::Danger(..)
            | Mark::Answer => {}
        }
    }
}
