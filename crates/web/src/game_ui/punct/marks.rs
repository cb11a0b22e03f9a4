//! Marks on the board of PÜNCT.

use basalt_learn::Mark;
use basalt_rules::punct::{CellSet, Position};
use basalt_view::punct::{Ghost, Highlights, Options, threats};

use crate::learn::ShowMarks;

impl ShowMarks for Options {
    type Position = Position;
    type CellSet = CellSet;

    fn highlights(&mut self) -> &mut Highlights {
        &mut self.highlights
    }

    fn show(&mut self, position: &Position, mark: Mark) {
        match mark {
            Mark::Preview(mv) => {
                let ghost = mv.parse().ok().map(|mv| Ghost::of_move(position, mv));
                self.hand.ghosts.extend(ghost.into_iter().flatten());
            }
            Mark::Chain(space) => self.chain = space.parse().ok(),
            Mark::Threats => self.threats = threats(position),
            Mark::Last(_)
            | Mark::Target(_)
            | Mark::Reach(_)
            | Mark::Ring(_)
            | Mark::Danger(..)
            | Mark::Answer => {}
        }
    }
}
