//! Marks on the board of PÜNCT.

use basalt_learn::Mark;
use basalt_rules::punct::{Cell, CellSet, Move, Position};
use basalt_view::punct::{Ghost, Options, threats};

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
            Move::Shift { from, to } if from == at => Some(to.punct()),
            _ => None,
        };
        position.legal_moves().iter().filter_map(target).collect()
    }

    fn show(&mut self, position: &Position, mark: Mark) {
        match mark {
            Mark::Last(mv) => self.last = mv.parse().ok(),
            Mark::Preview(mv) => {
                let ghost = mv.parse().ok().map(|mv| Ghost::of_move(position, mv));
                self.hand.ghosts.extend(ghost.into_iter().flatten());
            }
            Mark::Chain(space) => self.chain = space.parse().ok(),
            Mark::Threats => self.threats = threats(position),
            Mark::Target(_) | Mark::Reach(_) | Mark::Ring(_) | Mark::Danger(..) | Mark::Answer => {}
        }
    }
}
