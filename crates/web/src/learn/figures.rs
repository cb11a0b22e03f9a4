//! Boards with something marked on them.

use std::str::FromStr;

use basalt_learn::{Figure, Mark};
use basalt_rules::{self as rules, AnyMove, AnyPosition, Game};
use basalt_view::{Frame, Scene, dvonn, punct};

use crate::board::Marks;

/// How marks are shown on a board that is otherwise as it is.
pub(crate) trait ShowMarks {
    /// A space of the board.
    type Cell: Copy + FromStr;

    /// Shows what stands on a space as chosen.
    fn choose(&mut self, cell: Option<Self::Cell>);

    /// Shows a space as one that may be chosen.
    fn aim(&mut self, cell: Self::Cell);

    /// Everywhere that what stands on a space may go.
    fn reach(position: &AnyPosition, from: Self::Cell) -> Vec<Self::Cell>;

    /// Shows what each game has in its own way, or leaves it out.
    fn show(&mut self, position: &AnyPosition, mark: Mark);

    /// What is marked on a board where somebody plays.
    fn mark(&mut self, position: &AnyPosition, marks: &Marks) {
        match marks {
            Marks::Figure(marks) => self.dress(position, marks),
            Marks::Chosen(space) => self.choose(space.parse().ok()),
        }
    }

    /// What is marked on the board of these options.
    fn dress(&mut self, position: &AnyPosition, marks: &[Mark]) {
        for &mark in marks {
            match mark {
                Mark::Chosen(space) => self.choose(space.parse().ok()),
                Mark::Target(space) => space.parse().into_iter().for_each(|cell| self.aim(cell)),
                Mark::Reach(space) => {
                    let from: Option<Self::Cell> = space.parse().ok();
                    self.choose(from);
                    let reach = from.map(|from| Self::reach(position, from));
                    reach.into_iter().flatten().for_each(|cell| self.aim(cell));
                }
                Mark::Last(_) | Mark::Preview(_) | Mark::Chain(_) | Mark::Threats => {
                    self.show(position, mark);
                }
            }
        }
    }
}

impl ShowMarks for dvonn::Options {
    type Cell = rules::dvonn::Cell;

    fn choose(&mut self, cell: Option<Self::Cell>) {
        self.selected = cell;
    }

    fn aim(&mut self, cell: Self::Cell) {
        self.targets = self.targets.with(cell);
    }

    fn reach(position: &AnyPosition, at: Self::Cell) -> Vec<Self::Cell> {
        let target = |mv| match mv {
            AnyMove::Dvonn(rules::dvonn::Move::Stack { from, to }) if from == at => Some(to),
            _ => None,
        };
        position.legal_moves().into_iter().filter_map(target).collect()
    }

    fn show(&mut self, _: &AnyPosition, mark: Mark) {
        match mark {
            Mark::Last(mv) => self.last = mv.parse().ok(),
            Mark::Preview(mv) => self.preview = mv.parse().ok(),
            _ => {}
        }
    }
}

impl ShowMarks for punct::Options {
    type Cell = rules::punct::Cell;

    fn choose(&mut self, cell: Option<Self::Cell>) {
        self.selected = cell;
    }

    fn aim(&mut self, cell: Self::Cell) {
        self.targets = self.targets.with(cell);
    }

    fn reach(position: &AnyPosition, at: Self::Cell) -> Vec<Self::Cell> {
        let target = |mv| match mv {
            AnyMove::Punct(rules::punct::Move::Shift { from, to }) if from == at => {
                Some(to.punct())
            }
            _ => None,
        };
        position.legal_moves().into_iter().filter_map(target).collect()
    }

    fn show(&mut self, position: &AnyPosition, mark: Mark) {
        let AnyPosition::Punct(position) = position else { return };
        match mark {
            Mark::Last(mv) => self.last = mv.parse().ok(),
            Mark::Preview(mv) => {
                let ghost = mv.parse().ok().map(|mv| punct::Ghost::of_move(position, mv));
                self.ghosts.extend(ghost.into_iter().flatten());
            }
            Mark::Chain(space) => self.chain = space.parse().ok(),
            Mark::Threats => self.threats = punct::threats(position),
            Mark::Chosen(_) | Mark::Target(_) | Mark::Reach(_) => {}
        }
    }
}

/// The picture of a figure, by the rules of `game` unless it has its own.
pub(super) fn picture(game: Game, figure: &Figure, frame: Frame) -> Option<Scene> {
    let position = AnyPosition::parse(figure.game_in(game), figure.position).ok()?;
    Some(match &position {
        AnyPosition::Dvonn(board) => {
            let mut options = dvonn::Options { frame, ..Default::default() };
            options.dress(&position, figure.marks);
            dvonn::scene(board, &options)
        }
        AnyPosition::Punct(board) => {
            let mut options = punct::Options { frame, ..Default::default() };
            options.dress(&position, figure.marks);
            punct::scene(board, &options)
        }
    })
}
