//! A piece: one rounded body with three dots.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Piece, PieceKind, Position, Shape as PieceShape};

use super::direction::way;
use crate::board::text;
use crate::geometry::{Layout, Point, STEP};
use crate::ink::Ink;
use crate::scene::{Dash, Mark, Role, Shape};

/// The width of a body.
const WIDTH: f64 = 0.64 * STEP;

/// The vertical offset of each level.
const LIFT: f64 = 6.0;

/// The thickness of a body.
const THICKNESS: f64 = 5.0;

/// The position of a dot on a level.
pub(super) fn dot(layout: Layout, cell: Cell, level: u8) -> Point {
    layout.centre(cell).below(-2.0 - LIFT * f64::from(level))
}

/// The piece with the highest dot on a space.
pub(crate) fn highest_on(pieces: &[Piece], cell: Cell) -> Option<Piece> {
    on(pieces, cell).max_by_key(|piece| piece.level)
}

/// The pieces with a dot on a space.
fn on(pieces: &[Piece], cell: Cell) -> impl Iterator<Item = Piece> {
    pieces.iter().copied().filter(move |piece| piece.lie.spaces().contains(&cell))
}

/// Whether the middle dot of a piece of a position hovers over a gap (rule 5).
pub fn is_bridge(position: &Position, piece: Piece) -> bool {
    hovers(&position.board().pieces().collect::<Vec<_>>(), piece)
}

/// Whether there is a gap under the middle dot of a piece.
fn hovers(pieces: &[Piece], piece: Piece) -> bool {
    let Some(middle) = piece.lie.middle() else { return false };
    let below = on(pieces, middle).filter(|other| other.level < piece.level);
    piece.level > below.map(|other| other.level + 1).max().unwrap_or(0)
}

/// The visible state of a piece among others.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pinned: bool,
    bridge: bool,
}

impl Look {
    /// Nothing covers the piece, and it lies flat.
    pub(super) const FREE: Self = Self { pinned: false, bridge: false };

    /// The look of a piece among others, without `lifted`.
    pub(crate) fn of(pieces: &[Piece], piece: Piece, lifted: Option<Piece>) -> Self {
        let covered = |&space: &Cell| {
            on(pieces, space).any(|other| other.level > piece.level && Some(other) != lifted)
        };
        Self { pinned: piece.lie.spaces().iter().any(covered), bridge: hovers(pieces, piece) }
    }

    pub(crate) fn role(self) -> Role {
        match (self.bridge, self.pinned) {
            (false, false) => Role::Piece,
            (false, true) => Role::PiecePinned,
            (true, false) => Role::Bridge,
            (true, true) => Role::BridgePinned,
        }
    }
}

/// The inks of a player's pieces.
struct Material {
    body: Ink,
    raised: Ink,
    rim: Ink,
    mark: Ink,
}

const fn material(color: Color) -> Material {
    let [body, raised, rim, mark] = match color {
        Color::White => [Ink::WhiteBody, Ink::WhiteRaised, Ink::WhiteRim, Ink::WhiteMark],
        Color::Black => [Ink::BlackBody, Ink::BlackRaised, Ink::BlackRim, Ink::BlackMark],
    };
    Material { body, raised, rim, mark }
}

/// The middle dot of a bridge and the two ends that carry it.
struct Span {
    middle: Point,
    ends: [Point; 2],
}

/// The drawing of a piece, relative to the space of its PÜNCT.
pub(super) struct Body {
    color: Color,
    kind: PieceKind,
    level: u8,
    /// The dots: the PÜNCT, then the minor dots.
    dots: [Point; 3],
}

impl Body {
    pub(super) fn new(Piece { level, color, lie }: Piece, layout: Layout) -> Self {
        Self::of_shape(color, lie.punct(), lie.shape(), level, layout)
    }

    /// The body of a piece that may reach beyond the board.
    pub(super) fn of_shape(
        color: Color,
        punct: Cell,
        shape: PieceShape,
        level: u8,
        layout: Layout,
    ) -> Self {
        let middle = dot(layout, punct, level) - layout.centre(punct);
        let [first, second] = shape.minors().map(|step| middle + way(layout, step));
        Self { color, kind: shape.kind(), level, dots: [middle, first, second] }
    }

    /// The position of its PÜNCT.
    pub(super) fn punct(&self) -> Point {
        self.dots[0]
    }

    /// The middle of the bounding box of its dots.
    pub(super) fn middle(&self) -> Point {
        let [xs, ys] = [self.dots.map(|dot| dot.x), self.dots.map(|dot| dot.y)];
        let half = |values: [f64; 3]| {
            let least = values.into_iter().fold(f64::INFINITY, f64::min);
            let greatest = values.into_iter().fold(f64::NEG_INFINITY, f64::max);
            f64::midpoint(least, greatest)
        };
        Point::new(half(xs), half(ys))
    }

    /// The body, shifted and drawn with a line of this width. The line has no gradient: the bounding box of a
    /// straight vertical line has no width for it.
    fn shape(&self, by: Point, ink: Ink, width: f64) -> Mark {
        let [punct, first, second] = self.dots.map(|dot| dot + by);
        let (points, closed) = match self.kind {
            PieceKind::T => (vec![punct, first, second], true),
            PieceKind::C | PieceKind::M => (vec![first, punct, second], false),
            PieceKind::E | PieceKind::L | PieceKind::R => (vec![punct, first, second], false),
        };
        let mark = Shape::Path { points, closed }.drawn(ink, width);
        Mark { fill: closed.then_some(ink), ..mark }
    }

    /// The marks of the piece and its shadow.
    pub(super) fn marks(&self, look: Look) -> Vec<Mark> {
        let mut marks = if look.bridge { self.bridge() } else { self.slab() };
        marks.extend(self.dot_marks(look.pinned));
        marks
    }

    /// The shadow of a piece that hovers at this height above its support.
    fn shadow(&self, height: f64) -> Mark {
        let level = f64::from(self.level);
        let right = 1.5 + 1.5 * level + height / 2.0;
        let down = THICKNESS + 3.0 + 2.5 * level + height;
        self.shape(Point::new(right, down), Ink::Shadow, WIDTH).faint(0.34)
    }

    /// A body that lies flat.
    fn slab(&self) -> Vec<Mark> {
        let (rim, top) = self.inks();
        let here = Point::ORIGIN;
        vec![
            self.shadow(0.0),
            self.shape(here.below(THICKNESS), rim, WIDTH),
            self.shape(here, rim, WIDTH),
            self.shape(here.below(-0.8), top, WIDTH - 2.6),
        ]
    }

    /// A body that stands on its ends. The deck between them is translucent, and the shadow is far away.
    fn bridge(&self) -> Vec<Mark> {
        let (rim, top) = self.inks();
        let mut marks = vec![
            self.shadow(9.0),
            self.shape(Point::ORIGIN, rim, WIDTH).faint(0.5),
            self.shape(Point::ORIGIN.below(-0.8), top, WIDTH - 5.0).faint(0.55),
        ];
        let abutment = |end: Point, by: f64, ink: Ink, width: f64| {
            let inwards = (self.span().middle - end) * 0.3;
            Shape::line([end.below(by), (end + inwards).below(by)]).drawn(ink, width)
        };
        for end in self.span().ends {
            marks.push(abutment(end, THICKNESS, rim, WIDTH));
            marks.push(abutment(end, 0.0, rim, WIDTH));
            marks.push(abutment(end, -0.8, top, WIDTH - 2.6));
        }
        marks
    }

    /// The dots of a piece by their function in a bridge.
    fn span(&self) -> Span {
        let [punct, first, second] = self.dots;
        match self.kind {
            PieceKind::C | PieceKind::M | PieceKind::T => {
                Span { middle: punct, ends: [first, second] }
            }
            PieceKind::E | PieceKind::L | PieceKind::R => {
                Span { middle: first, ends: [punct, second] }
            }
        }
    }

    /// The inks of its edge and its top.
    fn inks(&self) -> (Ink, Ink) {
        let Material { body, raised, rim, mark: _ } = material(self.color);
        (rim, if self.level > 0 { raised } else { body })
    }

    /// The dots. Minor dots are filled for White and open for Black; the PÜNCT is open if the piece is pinned. From
    /// the second level on, the number of the level stands beside the PÜNCT.
    fn dot_marks(&self, pinned: bool) -> Vec<Mark> {
        let [punct, first, second] = self.dots;
        let mark = material(self.color).mark;
        let minor = |at| match self.color {
            Color::White => Shape::circle(at, 6.4).filled(mark).faint(0.5),
            Color::Black => Shape::circle(at, 5.4).drawn(mark, 2.2).faint(0.6),
        };
        let amber = if pinned {
            Shape::circle(punct, 8.4).drawn(Ink::Amber, 4.0)
        } else {
            Shape::circle(punct, 10.6).filled(Ink::Amber).edged(material(self.color).rim, 1.4)
        };
        let mut marks = vec![minor(first), minor(second), amber];
        if self.level > 0 {
            let beside = punct + (first - punct) * 0.52;
            marks.push(text(beside, 19.6, (self.level + 1).to_string(), mark));
        }
        marks
    }

    /// A glow around the piece.
    pub(super) fn halo(&self, ink: Ink) -> Mark {
        self.shape(Point::new(0.0, THICKNESS / 2.0), ink, WIDTH + 11.0)
    }

    /// The outline of a piece that is not there (yet or any more): its dots and the lines between them.
    pub(super) fn outline(&self, ink: Ink) -> Vec<Mark> {
        let bones = self.shape(Point::ORIGIN, ink, 3.4).dashed(Dash::Dotted);
        let mut marks = vec![Mark { fill: None, ..bones }];
        let radii = [9.0, 5.4, 5.4];
        let circle = |(&at, radius): (&Point, f64)| Shape::circle(at, radius).drawn(ink, 3.0);
        marks.extend(self.dots.iter().zip(radii).map(circle));
        marks
    }

    /// A ghost of the piece, edged with `ink`.
    pub(super) fn ghost(&self, ink: Ink) -> Vec<Mark> {
        let Material { raised, .. } = material(self.color);
        let here = Point::ORIGIN;
        let mut marks = vec![
            self.shape(here, ink, WIDTH + 7.0).faint(0.9),
            self.shape(here, raised, WIDTH).faint(0.82),
        ];
        marks.extend(self.dot_marks(false));
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::punct::Variant;

    #[test]
    fn a_bridge_has_a_gap_under_it_whatever_lies_at_the_bottom() {
        let text = "w:c4/b3b4,c6/d6d7,c4/b3b4^1,c6/d6d7^1,c4/c5c6^2 b:c5/b5d5 b 0";
        let position = Position::parse(Variant::Standard, text).expect("a position");
        let bridges = position.board().pieces().filter(|&piece| is_bridge(&position, piece));
        let texts: Vec<String> = bridges.map(|piece| piece.lie.to_string()).collect();
        assert_eq!(texts, ["c4/c5c6"]);
    }
}
