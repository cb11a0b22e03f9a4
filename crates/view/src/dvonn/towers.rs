//! The final towers: each player's stacks piled into one, side by side, as players compare them at the table.

use basalt_rules::dvonn::{Cell, Piece, Position, Stack};
use basalt_rules::{ByColor, Color, Outcome};

use super::stack::{Material, material};
use crate::board::text;
use crate::geometry::{Layout, Point, Rect};
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Scene, Shape};

/// Half the width of a piece, and half its height in perspective.
const ACROSS: f64 = 48.0;
const DOWN: f64 = 30.0;

/// The height of a piece, and the maximum height of a tower. Pieces become flatter to stay below it.
const PIECE: f64 = 11.0;
const HIGHEST: f64 = 240.0;

/// The distance of each tower from the middle.
const ASIDE: f64 = 84.0;

/// The ground under a tower: the distance of its corners from its middle, and its thickness.
const GROUND: f64 = 80.0;
const THICKNESS: f64 = 10.0;

/// The vertical scale of the ground in perspective.
const FLATNESS: f64 = DOWN / ACROSS;

/// The star over the winner's tower: its distance from the top, and its size.
const STAR_ABOVE: f64 = 26.0;
const STAR: f64 = 15.0;

const MARGIN: f64 = 16.0;

/// Draws two towers with all pieces in the stacks of each player. Their heights can be compared, and the numbers on
/// top state them. Once the game is over, a star marks the winner's tower.
pub fn towers(position: &Position) -> Scene {
    let pieces = ByColor::from_fn(|color| pieces_of(position, color));
    let highest = pieces.white.len().max(pieces.black.len());
    let piece_height = PIECE.min(HIGHEST / highest.max(1) as f64);
    let items = Color::ALL.into_iter().zip([-ASIDE, ASIDE]).map(|(color, x)| {
        let won = position.outcome() == Some(Outcome::Win(color));
        let role = if won { Role::TowerWon } else { Role::Tower };
        let marks = tower(&pieces[color], piece_height, won);
        Item { at: Point::new(x, 0.0), ..Item::new(role, marks) }
    });
    let corners = Layout::default().corners::<Cell>(1.0);
    Scene {
        bounds: bounds(piece_height * highest as f64),
        corners,
        ground: None,
        items: items.collect(),
    }
}

/// The pieces in a player's stacks, from the ground up.
fn pieces_of(position: &Position, color: Color) -> Vec<Piece> {
    let stacks = Cell::ALL.into_iter().map(|cell| position.stack(cell));
    stacks.filter(|stack| stack.owner() == Some(color)).flat_map(Stack::pieces).collect()
}

fn bounds(height: f64) -> Rect {
    let right = ASIDE + GROUND + MARGIN;
    let top = height + DOWN.max(STAR_ABOVE + STAR) + DOWN + MARGIN;
    let low = GROUND * FLATNESS + THICKNESS + MARGIN;
    Rect { corner: Point::new(-right, -top), width: 2.0 * right, height: top + low }
}

/// A tower on its ground, relative to the middle of the ground.
fn tower(pieces: &[Piece], piece_height: f64, won: bool) -> Vec<Mark> {
    let mut marks = ground(won);
    if pieces.is_empty() {
        marks.push(text(Point::ORIGIN, 34.0, "0".to_owned(), Ink::Shadow));
        return marks;
    }
    marks.push(ellipse(Point::new(6.0, 6.0), 2.0).filled(Ink::Shadow).faint(0.4));
    marks.extend(pieces.iter().enumerate().map(|(below, &piece)| {
        let at = Point::ORIGIN.below(-piece_height * (below + 1) as f64);
        let wall = Shape::Wall { at, across: ACROSS, down: DOWN, height: piece_height };
        wall.filled(material(piece).side).edged(Ink::Shadow, 0.8)
    }));
    let top = Point::ORIGIN.below(-piece_height * pieces.len() as f64);
    marks.extend(pieces.last().into_iter().flat_map(|&piece| cap(piece, pieces.len(), top)));
    if won {
        marks.push(ellipse(top, -1.6).drawn(Ink::Gold, 3.4));
        marks.push(star(top.below(-DOWN - STAR_ABOVE)));
    }
    marks
}

/// A basalt column, drawn in the same perspective as the pieces.
fn ground(won: bool) -> Vec<Mark> {
    let outline = |size: f64| {
        let corners = Layout::default().corners::<Cell>(size);
        corners.map(|corner| Point::new(corner.x, FLATNESS * corner.y))
    };
    let hexagon = |size, down| Shape::Path {
        points: outline(size).map(|corner| corner.below(down)).to_vec(),
        closed: true,
    };
    let mut marks = vec![
        hexagon(GROUND, THICKNESS).filled(Ink::Flank),
        hexagon(GROUND, 0.0).filled(Ink::Stone).edged(Ink::Edge, 1.4),
    ];
    if won {
        marks.push(hexagon(GROUND - 5.0, 0.0).drawn(Ink::Gold, 4.0));
    }
    marks
}

/// The top of a tower with its number.
fn cap(piece: Piece, height: usize, at: Point) -> Vec<Mark> {
    let Material { top, side, mark, groove } = material(piece);
    vec![
        ellipse(at, 0.0).filled(top).edged(side, 1.0),
        ellipse(at, -6.0).drawn(mark, 1.6).dashed(groove).faint(0.5),
        text(at, 28.0, height.to_string(), mark),
    ]
}

fn ellipse(at: Point, wider: f64) -> Shape {
    Shape::Ellipse { at, across: ACROSS + wider, down: DOWN + wider }
}

/// A star with five points, the first one upwards.
fn star(at: Point) -> Mark {
    /// The cosines and sines of 0, 36, 72, … degrees, clockwise from the top.
    const RAYS: [(f64, f64); 10] = [
        (0.0, -1.0),
        (0.588, -0.809),
        (0.951, -0.309),
        (0.951, 0.309),
        (0.588, 0.809),
        (0.0, 1.0),
        (-0.588, 0.809),
        (-0.951, 0.309),
        (-0.951, -0.309),
        (-0.588, -0.809),
    ];
    let point = |(number, &(x, y)): (usize, &(f64, f64))| {
        let length = if number % 2 == 0 { STAR } else { 0.45 * STAR };
        at + Point::new(x, y) * length
    };
    let points = RAYS.iter().enumerate().map(point).collect();
    Shape::Path { points, closed: true }.filled(Ink::Gold)
}
