//! Ghosts (pieces as they could lie), and the ring that shows the possible directions of their first arm.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Move, Piece, Position, Shape as PieceShape};

use super::direction::Direction;
use super::landing_level;
use super::piece::{Body, dot};
use crate::geometry::{Layout, Point, STEP};
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Shape};

/// A piece as it could lie. Its arms may reach beyond the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The owner of the piece.
    pub color: Color,
    /// The space of its PÜNCT.
    pub punct: Cell,
    /// Its kind and orientation.
    pub shape: PieceShape,
    /// The level that it would reach.
    pub level: u8,
    /// Whether the rules allow the turn.
    pub legal: bool,
}

impl Ghost {
    /// The ghost of a piece on the board.
    pub fn of(Piece { level, color, lie }: Piece, legal: bool) -> Self {
        Self { color, punct: lie.punct(), shape: lie.shape(), level, legal }
    }

    /// The ghost of the piece that a legal turn places or moves; `None` for a pass.
    pub fn of_move(position: &Position, mv: Move) -> Option<Self> {
        let (Move::Place(lie) | Move::Shift { to: lie, .. }) = mv else { return None };
        let level = landing_level(position, mv);
        Some(Self::of(Piece { level, color: position.to_move(), lie }, true))
    }

    pub(super) fn item(self, layout: Layout) -> Item {
        let (role, ink) =
            if self.legal { (Role::Ghost, Ink::Gold) } else { (Role::GhostRefused, Ink::Ember) };
        let body = Body::of_shape(self.color, self.punct, self.shape, self.level, layout);
        let mut marks = body.ghost(ink);
        if !self.legal {
            marks.extend(cross(body.punct()));
        }
        Item::on(self.punct, layout, role, marks)
    }
}

/// A cross, the symbol of an illegal turn.
fn cross(at: Point) -> [Mark; 2] {
    [1.0, -1.0].map(|way| {
        let arm = Point::new(6.0, 6.0 * way);
        Shape::line([at - arm, at + arm]).drawn(Ink::RedMark, 3.4)
    })
}

/// The ring around the PÜNCT of a ghost: a notch for each possible direction of its first arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The space of the PÜNCT.
    pub punct: Cell,
    /// The level at which the ring is drawn.
    pub level: u8,
    /// Whether the rules allow each orientation, by the direction of the first arm.
    pub legal: [bool; 6],
    /// The current orientation: one direction, or two for a piece that looks the same after a half turn.
    pub current: [bool; 6],
}

/// The radius of the ring, in steps: between the level number beside the PÜNCT and the neighbouring dots.
const RING: f64 = 0.74;

impl Ring {
    pub(super) fn item(self, layout: Layout) -> Item {
        let centre = dot(layout, self.punct, self.level) - layout.centre(self.punct);
        let notch = |direction: Direction| self.notch(direction, centre, direction.way(layout));
        Item::on(self.punct, layout, Role::Ring, Direction::ALL.map(notch).into())
    }

    /// The notch of a direction: an arrow if it is legal, a small dot if not, and a circle around the arm's dot if it
    /// is current.
    fn notch(self, direction: Direction, centre: Point, way: Point) -> Mark {
        let at = centre + way * RING;
        let legal = self.legal[direction.number()];
        let ink = if legal { Ink::Gold } else { Ink::Ember };
        if self.current[direction.number()] {
            Shape::circle(centre + way, 11.0).drawn(ink, 3.4)
        } else if legal {
            arrow(at, way * (1.0 / STEP)).filled(ink).edged(Ink::Shadow, 2.0)
        } else {
            Shape::circle(at, 3.4).filled(Ink::Ground).edged(ink, 1.6).faint(0.7)
        }
    }
}

/// An arrowhead around a point, in the direction of a unit vector.
fn arrow(at: Point, step: Point) -> Shape {
    let across = Point::new(-step.y, step.x) * 7.0;
    let back = at - step * 6.0;
    let points = vec![at + step * 11.0, back + across, at - step * 2.0, back - across];
    Shape::Path { points, closed: true }
}
