//! The scene graph of a picture: items, marks and shapes.

use crate::board::Ground;
use crate::geometry::{Layout, Point, Rect, Space};
use crate::ink::Ink;
use crate::named_enum::named_enum;

/// A picture of a board: its items in painting order.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The visible part of the plane.
    pub bounds: Rect,
    /// The corners of a hexagon of radius 1 in the layout of this board.
    pub corners: [Point; 6],
    /// The empty board below all items. Moves do not change it, and its items are computed only when it is drawn.
    pub ground: Option<Ground>,
    /// The items, in painting order.
    pub items: Vec<Item>,
}

impl Scene {
    /// The items of the empty board.
    pub fn ground_items(&self) -> Vec<Item> {
        self.ground.map_or_else(Vec::new, Ground::items)
    }

    /// The items in three parts: the marks below all that stands on the board, that itself, and the marks above it. A page
    /// paints each part separately, so that new marks leave the stacks and pieces as they are.
    pub fn parts(&self) -> [&[Item]; 3] {
        let is_standing = |item: &Item| item.role.is_standing();
        let first = self.items.iter().position(is_standing).unwrap_or(self.items.len());
        let end = self.items.iter().rposition(is_standing).map_or(first, |last| last + 1);
        [&self.items[..first], &self.items[first..end], &self.items[end..]]
    }

    /// The same picture with the empty board among its items.
    #[must_use]
    pub fn flat(&self) -> Self {
        let items = self.ground_items().into_iter().chain(self.items.iter().cloned()).collect();
        Self { ground: None, items, ..*self }
    }
}

named_enum! {
    /// The meaning of an item in a picture.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Role;
    /// Every role.
    ALL;
    /// Its CSS class in SVG.
    class;
    /// The side of the board.
    Flank = "flank";
    /// A space.
    Space = "space";
    /// A space of the central hexagon.
    Centre = "space centre";
    /// One of PÜNCT's six sides.
    Side = "side";
    /// A side that the lit chain touches.
    SideLit = "side lit";
    /// Coordinate labels.
    Label = "label";
    /// The last move: the spaces it touched, and its path.
    Last = "last";
    /// The selected stack or piece.
    Selected = "selected";
    /// The outline of a selected stack.
    Rim = "rim";
    /// A space that the selected stack or piece can move to.
    Target = "target";
    /// A stack that can move on its owner's turn.
    StackFree = "stack free";
    /// A stack that is surrounded.
    StackSurrounded = "stack surrounded";
    /// A stack that can never move again unless it gets covered: it has no space to land on, or it is a single red piece.
    StackStill = "stack still";
    /// A moving stack or piece.
    Travelling = "stack travelling";
    /// A stack that leaves the board.
    Sinking = "stack sinking";
    /// One piece of a stack that is shown piece by piece.
    Layer = "layer";
    /// The tower of all pieces that a player controls at the end.
    Tower = "tower";
    /// The tower of the winner.
    TowerWon = "tower won";
    /// A stack that the previewed move would cut off.
    CutOff = "cut-off";
    /// A free PÜNCT piece.
    Piece = "piece";
    /// A piece under another one.
    PiecePinned = "piece pinned";
    /// A free piece that is a bridge.
    Bridge = "piece bridge";
    /// A bridge under another piece.
    BridgePinned = "piece bridge pinned";
    /// The former place of a lifted piece.
    Lifted = "lifted";
    /// The lines along which a lifted piece may go.
    Lines = "lines";
    /// A piece as it could lie.
    Ghost = "ghost";
    /// A piece in an illegal place.
    GhostRefused = "ghost refused";
    /// A turn that would win for the opponent.
    Threat = "threat";
    /// The orientations that a ghost can take.
    Ring = "ring";
    /// A space entered for a piece that is not complete yet.
    Begun = "begun";
    /// A space where a move is impossible.
    Fault = "fault";
    /// The keyboard focus.
    Focus = "focus";
    /// A group of linked stacks, or the chains of a player.
    Link = "link";
    /// A stack without which others have no link to red.
    Holding = "holding";
    /// A highlighted chain of dots.
    Chain = "chain";
    /// A suggested move.
    Arrow = "arrow";
    /// A move that was a mistake.
    Mistake = "mistake";
    /// A circle or an arrow that a person has drawn.
    Drawn = "drawn";
    /// The counts of a player.
    Tally = "tally";
}

impl Role {
    /// Whether it is a stack or a piece on the board.
    const fn is_standing(self) -> bool {
        matches!(
            self,
            Self::StackFree
                | Self::StackSurrounded
                | Self::StackStill
                | Self::Travelling
                | Self::Sinking
                | Self::Piece
                | Self::PiecePinned
                | Self::Bridge
                | Self::BridgePinned
                | Self::Lifted
        )
    }
}

/// An item of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The meaning of the item.
    pub role: Role,
    /// The name of its space, if it belongs to one.
    pub space: Option<String>,
    /// Its position, which is the origin of its marks.
    pub at: Point,
    /// Its opacity, from 0 to 1.
    pub opacity: f64,
    /// Its marks, in painting order.
    pub marks: Vec<Mark>,
}

impl Item {
    /// Creates an item that belongs to no space.
    pub(crate) fn new(role: Role, marks: Vec<Mark>) -> Self {
        Self { role, space: None, at: Point::ORIGIN, opacity: 1.0, marks }
    }

    /// Creates an item of a space. Its marks are relative to the middle of the space.
    pub(crate) fn on(space: impl Space, layout: Layout, role: Role, marks: Vec<Mark>) -> Self {
        let (name, at) = (space.to_string(), layout.centre(space));
        Self { space: Some(name), at, ..Self::new(role, marks) }
    }
}

/// A shape with its fill and stroke.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The shape.
    pub shape: Shape,
    /// The ink of its fill.
    pub fill: Option<Ink>,
    /// The outline; none if it is only filled.
    pub stroke: Option<Stroke>,
    /// Its opacity, from 0 to 1.
    pub opacity: f64,
    /// Whether the fill is hatched.
    pub hatched: bool,
}

/// A line around or along a shape. Its caps and joins are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The ink of the line.
    pub ink: Ink,
    /// The width of the line.
    pub width: f64,
    /// The dash pattern.
    pub dash: Dash,
}

/// The dash pattern of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dash {
    /// No gaps.
    Solid,
    /// Dashes three times as long as the line is wide.
    Dashed,
    /// Dots.
    Dotted,
}

/// A shape of a mark.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A hexagon with the orientation of the spaces.
    Hexagon {
        /// Its centre.
        at: Point,
        /// The distance from the centre to the corners.
        radius: f64,
    },
    /// A circle, or one in perspective.
    Ellipse {
        /// Its centre.
        at: Point,
        /// Half its width.
        across: f64,
        /// Half its height.
        down: f64,
    },
    /// The wall of a cylinder whose top is an ellipse.
    Wall {
        /// The centre of the top.
        at: Point,
        /// Half the width of the top.
        across: f64,
        /// Half the height of the top.
        down: f64,
        /// The height of the wall.
        height: f64,
    },
    /// Straight lines from point to point.
    Path {
        /// The points.
        points: Vec<Point>,
        /// Whether the last point is joined to the first.
        closed: bool,
    },
    /// Digits and letters, drawn as lines.
    Text {
        /// The middle of the text.
        at: Point,
        /// The height of a digit.
        size: f64,
        /// The text itself.
        text: String,
    },
}

impl Shape {
    pub(crate) fn circle(at: Point, radius: f64) -> Self {
        Self::Ellipse { at, across: radius, down: radius }
    }

    pub(crate) fn line(points: impl Into<Vec<Point>>) -> Self {
        Self::Path { points: points.into(), closed: false }
    }

    pub(crate) fn filled(self, ink: Ink) -> Mark {
        Mark { shape: self, fill: Some(ink), stroke: None, opacity: 1.0, hatched: false }
    }

    pub(crate) fn drawn(self, ink: Ink, width: f64) -> Mark {
        let stroke = Some(Stroke { ink, width, dash: Dash::Solid });
        Mark { shape: self, fill: None, stroke, opacity: 1.0, hatched: false }
    }
}

impl Mark {
    /// The mark with an outline.
    pub(crate) fn edged(self, ink: Ink, width: f64) -> Self {
        Self { stroke: Some(Stroke { ink, width, dash: Dash::Solid }), ..self }
    }

    /// The mark with a dash pattern.
    pub(crate) fn dashed(self, dash: Dash) -> Self {
        Self { stroke: self.stroke.map(|stroke| Stroke { dash, ..stroke }), ..self }
    }

    /// The mark with this opacity.
    pub(crate) fn faint(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    /// The mark, hatched instead of filled.
    pub(crate) fn hatched(self) -> Self {
        Self { hatched: true, ..self }
    }
}
