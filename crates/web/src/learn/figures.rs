//! Boards with something marked on them.

use basalt_rules::{AnyPosition, Color, Game};
use basalt_school::{Figure, Mark};
use basalt_view::{Frame, Scene, dvonn, punct};

/// How marks are shown on a board that is otherwise as it is.
pub(crate) trait Dress {
    /// What is marked on the board of these options.
    fn dress(&mut self, position: &AnyPosition, marks: &[Mark]);
}

impl Dress for dvonn::Options {
    fn dress(&mut self, position: &AnyPosition, marks: &[Mark]) {
        let AnyPosition::Dvonn(position) = position else { return };
        for mark in marks {
            match *mark {
                Mark::Chosen(space) => self.selected = space.parse().ok(),
                Mark::Target(space) => {
                    if let Ok(space) = space.parse() {
                        self.targets = self.targets.with(space);
                    }
                }
                Mark::Reach(space) => {
                    self.selected = space.parse().ok();
                    for mv in &position.legal_moves() {
                        if let basalt_rules::dvonn::Move::Stack { from, to } = *mv
                            && Some(from) == self.selected
                        {
                            self.targets = self.targets.with(to);
                        }
                    }
                }
                Mark::Last(mv) => self.last = mv.parse().ok(),
                Mark::Preview(mv) => self.preview = mv.parse().ok(),
                Mark::Chain(_) | Mark::Threats => {}
            }
        }
    }
}

impl Dress for punct::Options {
    fn dress(&mut self, position: &AnyPosition, marks: &[Mark]) {
        let AnyPosition::Punct(position) = position else { return };
        for mark in marks {
            match *mark {
                Mark::Chosen(space) => self.selected = space.parse().ok(),
                Mark::Target(space) => {
                    if let Ok(space) = space.parse() {
                        self.targets = self.targets.with(space);
                    }
                }
                Mark::Reach(space) => {
                    self.selected = space.parse().ok();
                    for mv in &position.legal_moves() {
                        if let basalt_rules::punct::Move::Shift { from, to } = *mv
                            && Some(from) == self.selected
                        {
                            self.targets = self.targets.with(to.punct());
                        }
                    }
                }
                Mark::Last(mv) => self.last = mv.parse().ok(),
                Mark::Preview(mv) => {
                    if let Ok(mv) = mv.parse() {
                        self.ghosts.extend(punct::Ghost::of_move(position, mv));
                    }
                }
                Mark::Chain(space) => self.chain = space.parse().ok(),
                Mark::Threats => self.threats = punct::threats(position),
            }
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

/// The player to move in a position, if the game goes on.
pub(super) fn mover(position: &AnyPosition) -> Option<Color> {
    position.outcome().is_none().then(|| position.to_move())
}
