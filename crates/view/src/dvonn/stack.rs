//! A stack on its space: a tower seen slightly from above.

use basalt_rules::dvonn::{Piece, Stack};

use super::state::StackState;
use crate::board::text;
use crate::geometry::{Point, STEP};
use crate::ink::Ink;
use crate::scene::{Dash, Mark, Shape};

/// Half the width of a piece, and half its height in perspective.
const ACROSS: f64 = 0.4 * STEP;
const DOWN: f64 = 0.345 * STEP;

/// The distance from the middle of a space down to the foot of a tower.
const FOOT: f64 = 4.0;

/// The height of a tower by its number of pieces. A higher tower shows its upper pieces only, pressed together, so
/// that it does not hide the number on top of the stack behind it.
const HEIGHTS: [f64; 8] = [0.0, 6.5, 13.0, 17.0, 20.0, 22.5, 24.5, 26.0];

/// The distance from the rim to the ring of a stack that holds red.
const RING: f64 = 4.0;

/// The positions of the pips on the ring, for up to three reds, as cosine and sine.
const PIPS: [&[(f64, f64)]; 4] = [
    &[],
    &[(0.0, 1.0)],
    &[(-0.31, 0.95), (0.31, 0.95)],
    &[(-0.55, 0.835), (0.0, 1.0), (0.55, 0.835)],
];

/// The inks of a kind of piece.
pub(super) struct Material {
    pub(super) top: Ink,
    pub(super) side: Ink,
    pub(super) mark: Ink,
    /// The groove along the rim. It tells the kinds apart without colour.
    pub(super) groove: Dash,
}

pub(super) const fn material(piece: Piece) -> Material {
    let (top, side, mark, groove) = match piece {
        Piece::White => (Ink::WhiteTop, Ink::WhiteSide, Ink::WhiteMark, Dash::Solid),
        Piece::Black => (Ink::BlackTop, Ink::BlackSide, Ink::BlackMark, Dash::Dashed),
        Piece::Red => (Ink::RedTop, Ink::RedSide, Ink::RedMark, Dash::Dotted),
    };
    Material { top, side, mark, groove }
}

/// The middle of the top of a stack.
fn top_of(stack: Stack) -> Point {
    Point::ORIGIN.below(FOOT - height(stack))
}

/// The drawn height of a stack.
pub(super) fn height(stack: Stack) -> f64 {
    HEIGHTS[shown(stack)]
}

/// The number of pieces that are drawn.
fn shown(stack: Stack) -> usize {
    stack.height().min(HEIGHTS.len() - 1)
}

/// The marks of a stack, relative to the middle of its space; none if it is empty.
pub(super) fn marks(stack: Stack, state: StackState) -> Vec<Mark> {
    let Some(top) = stack.top() else { return Vec::new() };
    let mut marks =
        vec![disc(Point::ORIGIN.below(FOOT + 4.0), 1.5).filled(Ink::Shadow).faint(0.38)];
    marks.extend(walls(stack));
    let reds = stack.count(Piece::Red);
    let middle = top_of(stack);
    if reds > 0 {
        marks.push(disc(middle, RING).drawn(Ink::Lava, 10.0).faint(0.3));
    }
    marks.extend(cap(top, stack.height(), state, middle));
    if reds > 0 {
        marks.extend(ring(reds, middle));
    }
    marks
}

/// The sides of the visible pieces, from the lowest to the highest.
fn walls(stack: Stack) -> impl Iterator<Item = Mark> {
    let count = shown(stack);
    let height = HEIGHTS[count] / count as f64;
    stack.pieces().skip(stack.height() - count).enumerate().map(move |(below, piece)| {
        let at = Point::ORIGIN.below(FOOT - height * (below + 1) as f64);
        let wall = Shape::Wall { at, across: ACROSS, down: DOWN, height };
        wall.filled(material(piece).side).edged(Ink::Shadow, 0.8)
    })
}

/// The top of a stack with its groove, its number, and the symbol of its state.
fn cap(piece: Piece, height: usize, state: StackState, at: Point) -> Vec<Mark> {
    let Material { top, side, mark, groove } = material(piece);
    let lit = match state {
        _ if piece == Piece::Red => 1.0,
        StackState::Free => 1.0,
        StackState::Surrounded => 0.55,
        StackState::Still => 0.3,
    };
    let mut marks = vec![
        disc(at, 0.0).filled(top).edged(side, 1.0),
        disc(at, -4.4).drawn(mark, 1.4).dashed(groove).faint(0.5 * lit),
    ];
    if height > 1 {
        let (raised, size) = if state == StackState::Free { (0.0, 19.6) } else { (3.8, 16.8) };
        marks.push(text(at.below(-raised), size, height.to_string(), mark));
        marks.extend(sign(state, at.below(11.6), 0.5, mark));
    } else {
        marks.extend(sign_of_single(piece, state, at));
    }
    marks
}

/// The symbol of a single piece: a hole in its middle as long as it can move. A red piece always has one.
fn sign_of_single(piece: Piece, state: StackState, at: Point) -> Vec<Mark> {
    let mark = material(piece).mark;
    let hole = Shape::Ellipse { at, across: 7.6, down: 6.4 };
    match state {
        StackState::Free => vec![hole.filled(mark).faint(0.5)],
        StackState::Still if piece == Piece::Red => vec![hole.filled(mark).faint(0.7)],
        StackState::Surrounded | StackState::Still => sign(state, at, 1.0, mark),
    }
}

/// The symbol of a state: a hexagon of walls if surrounded, a bar if it can never move again unless it gets covered.
fn sign(state: StackState, at: Point, size: f64, ink: Ink) -> Vec<Mark> {
    match state {
        StackState::Free => Vec::new(),
        StackState::Surrounded => {
            let walls = Shape::Hexagon { at, radius: 7.4 * size };
            vec![walls.drawn(ink, 1.4 + size).faint(0.6)]
        }
        StackState::Still => {
            let way = Point::new(8.0 * size, 0.0);
            vec![Shape::line([at - way, at + way]).drawn(ink, 2.0 + 1.6 * size).faint(0.75)]
        }
    }
}

/// An outline around the top of a stack.
pub(super) fn rim(stack: Stack, ink: Ink) -> Mark {
    disc(top_of(stack), -1.2).drawn(ink, 3.4)
}

/// The ring outside the rim, with a pip for each red.
fn ring(reds: usize, at: Point) -> Vec<Mark> {
    let mut marks = vec![disc(at, RING).drawn(Ink::Lava, 3.6)];
    marks.extend(PIPS[reds.min(PIPS.len() - 1)].iter().map(|&(cosine, sine)| {
        let way = Point::new(cosine * (ACROSS + RING), sine * (DOWN + RING));
        Shape::circle(at + way, 4.4).filled(Ink::WhiteRaised).edged(Ink::RedMark, 1.8)
    }));
    marks
}

/// The top of a piece, widened by `wider`.
fn disc(at: Point, wider: f64) -> Shape {
    Shape::Ellipse { at, across: ACROSS + wider, down: DOWN + wider }
}
