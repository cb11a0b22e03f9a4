//! Marks on the board of DVONN.

use basalt_learn::Mark;
use basalt_rules::dvonn::{Cell, CellSet, Move, Position};
use basalt_view::dvonn::Options;

use super::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type Cell = Cell;
    type CellSet = CellSet;

    fn choice(&mut self) -> (&mut Option<Cell>, &mut CellSet) {
        (&mut self.selected, &mut self.targets)
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
