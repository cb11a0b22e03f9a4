//! Ghosts (pieces as they could lie), and the ring around them with the knobs that turn them.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Move, Piece, Position, Shape as PieceShape};

use super::direction::way;
use super::landing_level;
use super::piece::{Body, dot};
use crate::geometry::{Layout, Point, STEP};
use crate::ink::Ink;
use crate::scene::{Dash, Item, Mark, Role, Shape};

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

/// The dotted ring around a ghost. The knobs that turn it stand on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The space of the ghost's PÜNCT.
    pub punct: Cell,
    /// The ghost's kind and orientation.
    pub shape: PieceShape,
    /// The level of the ghost.
    pub level: u8,
}

/// The distance from the dots of a ghost to its ring.
const RING: f64 = 0.56 * STEP;

/// The direction from the middle of the ring to the knob that turns the ghost clockwise; the other knob is opposite.
const KNOB: Point = Point::new(0.82, -0.573);

impl Ring {
    /// The middle of the ring, and its radius.
    fn circle(self, layout: Layout) -> (Point, f64) {
        let punct = dot(layout, self.punct, self.level);
        let [first, second] = self.shape.minors().map(|step| punct + way(layout, step));
        let middle = (punct + first + second) * (1.0 / 3.0);
        let reach = |at: Point| (at.x - middle.x).hypot(at.y - middle.y);
        (middle, reach(punct).max(reach(first)).max(reach(second)) + RING)
    }

    /// The places of the knobs: of the one that turns the ghost back, and of the one that turns it clockwise.
    pub fn knobs(self, layout: Layout) -> [Point; 2] {
        let (middle, radius) = self.circle(layout);
        [middle - KNOB * radius, middle + KNOB * radius]
    }

    pub(super) fn item(self, layout: Layout) -> Item {
        let (middle, radius) = self.circle(layout);
        let circle = Shape::circle(middle - layout.centre(self.punct), radius);
        let marks = vec![circle.drawn(Ink::Gold, 3.0).dashed(Dash::Dotted)];
        Item::on(self.punct, layout, Role::Ring, marks)
    }
}
