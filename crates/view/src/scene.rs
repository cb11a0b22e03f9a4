//! What a picture consists of, before it is drawn.

use crate::board::Ground;
use crate::geometry::{Layout, Point, Rect, Space};
use crate::ink::Ink;

/// A picture of a board: its items in the order in which they are painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The part of the plane that it shows.
    pub bounds: Rect,
    /// The corners of a hexagon of radius 1 as this board lies.
    pub corners: [Point; 6],
    /// The bare board below all items. It stays the same whatever happens on it, and is worked out only by who draws it.
    pub ground: Option<Ground>,
    /// What is painted.
    pub items: Vec<Item>,
}

impl Scene {
    /// The items of the bare board.
    pub fn ground_items(&self) -> Vec<Item> {
        self.ground.map_or_else(Vec::new, Ground::items)
    }

    /// The same picture with the bare board among its items.
    #[must_use]
    pub fn flat(&self) -> Self {
        let items = self.ground_items().into_iter().chain(self.items.iter().cloned()).collect();
        Self { ground: None, items, ..*self }
    }
}

/// Declares the roles: a comment, the name, and the class in SVG.
macro_rules! roles {
    ($($(#[doc = $doc:literal])+ $role:ident = $class:literal;)+) => {
        /// What an item of a picture stands for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Role {
            $($(#[doc = $doc])+ $role,)+
        }

        impl Role {
            /// Every role.
            pub const ALL: &'static [Self] = &[$(Self::$role),+];

            /// Its class in SVG.
            pub const fn class(self) -> &'static str {
                match self { $(Self::$role => $class,)+ }
            }
        }
    };
}

roles! {
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
    /// The name of a line of spaces.
    Label = "label";
    /// What the last move touched, and its way.
    Last = "last";
    /// The stack or piece that is chosen.
    Selected = "selected";
    /// Where it may go.
    Target = "target";
    /// A stack that can move, or could if it were its owner's turn.
    StackFree = "stack free";
    /// A stack that is surrounded.
    StackSurrounded = "stack surrounded";
    /// A stack that never moves again: it has no space to land on, or it is a lone red piece.
    StackStill = "stack still";
    /// A stack or piece on its way.
    Travelling = "stack travelling";
    /// A stack that leaves the board.
    Sinking = "stack sinking";
    /// A piece of a stack that is shown piece by piece.
    Layer = "layer";
    /// All that a player has at the end, in one tower.
    Tower = "tower";
    /// The tower of the winner.
    TowerWon = "tower won";
    /// A stack that the move in question would cut off.
    CutOff = "cut-off";
    /// A piece of PÜNCT that lies free.
    Piece = "piece";
    /// A piece under another.
    PiecePinned = "piece pinned";
    /// A free piece that is a bridge.
    Bridge = "piece bridge";
    /// A piece under another that is a bridge.
    BridgePinned = "piece bridge pinned";
    /// Where a piece lay that is lifted.
    Lifted = "lifted";
    /// The lines along which a lifted piece may go.
    Lines = "lines";
    /// A piece as it could lie.
    Ghost = "ghost";
    /// A piece as it may not lie.
    GhostRefused = "ghost refused";
    /// A turn by which the opponent would win.
    Threat = "threat";
    /// The turns that a ghost could take.
    Ring = "ring";
    /// A space that has been named of a piece to come.
    Begun = "begun";
    /// Where something is impossible.
    Fault = "fault";
    /// Where the keyboard is.
    Focus = "focus";
    /// A chain of dots that is lit.
    Chain = "chain";
    /// A move that is only thought of.
    Arrow = "arrow";
    /// The counts of a player.
    Tally = "tally";
}

/// Something in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What it stands for.
    pub role: Role,
    /// The name of the space it belongs to.
    pub space: Option<String>,
    /// Where it is: what its marks are counted from.
    pub at: Point,
    /// How much of it can be seen, from 0 to 1.
    pub opacity: f64,
    /// What it looks like, in the order of painting.
    pub marks: Vec<Mark>,
}

impl Item {
    /// An item that belongs to no space.
    pub(crate) fn new(role: Role, marks: Vec<Mark>) -> Self {
        Self { role, space: None, at: Point::ORIGIN, opacity: 1.0, marks }
    }

    /// The item of a space, whose middle the marks are counted from.
    pub(crate) fn on(space: impl Space, layout: Layout, role: Role, marks: Vec<Mark>) -> Self {
        let (name, at) = (space.to_string(), layout.centre(space));
        Self { space: Some(name), at, ..Self::new(role, marks) }
    }
}

/// A shape and how it is painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The shape.
    pub shape: Shape,
    /// What it is filled with.
    pub fill: Option<Ink>,
    /// How its line is drawn.
    pub stroke: Option<Stroke>,
    /// How much of it can be seen, from 0 to 1.
    pub opacity: f64,
    /// Whether it is only hatched with its fill.
    pub hatched: bool,
}

/// A line around or along a shape. Its ends and bends are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// What it is drawn with.
    pub ink: Ink,
    /// How wide it is.
    pub width: f64,
    /// Whether it has gaps.
    pub dash: Dash,
}

/// The gaps of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dash {
    /// None.
    Solid,
    /// Strokes three times as long as the line is wide.
    Dashed,
    /// Dots.
    Dotted,
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A hexagon that lies as the spaces do.
    Hexagon {
        /// Its centre.
        at: Point,
        /// How far its corners are from the centre.
        radius: f64,
    },
    /// A circle, or one seen from the side.
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
        /// How high the wall is.
        height: f64,
    },
    /// Straight lines from point to point.
    Path {
        /// The points.
        points: Vec<Point>,
        /// Whether the last is joined to the first.
        closed: bool,
    },
    /// Letters or figures, drawn as lines.
    Text {
        /// The middle of the text.
        at: Point,
        /// How high a figure is.
        size: f64,
        /// What is written.
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
    /// The same with a line around it.
    pub(crate) fn edged(self, ink: Ink, width: f64) -> Self {
        Self { stroke: Some(Stroke { ink, width, dash: Dash::Solid }), ..self }
    }

    /// The same with gaps in its line.
    pub(crate) fn dashed(self, dash: Dash) -> Self {
        Self { stroke: self.stroke.map(|stroke| Stroke { dash, ..stroke }), ..self }
    }

    /// The same, only partly seen.
    pub(crate) fn faint(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    /// The same, hatched instead of filled.
    pub(crate) fn hatched(self) -> Self {
        Self { hatched: true, ..self }
    }
}
