//! A stack taken apart: its pieces from top to bottom.

use basalt_rules::dvonn::{Cell, Piece, Stack};

use super::stack::{Material, material};
use crate::board::text;
use crate::geometry::{Layout, Point, Rect};
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Scene, Shape};

/// The number of pieces in a column. Further pieces start a new column to the right.
const COLUMN: usize = 10;

/// Half the width of a piece, half the height of its top, and the height of its side.
const ACROSS: f64 = 26.0;
const DOWN: f64 = 10.0;
const SIDE: f64 = 6.5;

/// The distance between pieces, and between columns.
const PITCH: f64 = 2.0 * DOWN + SIDE - 2.0;
const COLUMN_WIDTH: f64 = 2.0 * ACROSS + NUMBER_ROOM + 8.0;

/// The number beside the first piece of a column: its text size and its width.
const NUMBER_SIZE: f64 = 15.4;
const NUMBER_ROOM: f64 = 36.0;

const MARGIN: f64 = 10.0;

/// Draws every piece of a stack, from top to bottom. The first piece of each column is numbered, counted from the
/// ground.
pub fn contents(stack: Stack) -> Scene {
    let height = stack.height();
    let items = stack.pieces().rev().enumerate().map(|(number, piece)| {
        let (column, row) = (number / COLUMN, number % COLUMN);
        let at = Point::new(COLUMN_WIDTH * column as f64, PITCH * row as f64);
        let mut marks = disc(piece);
        if row == 0 {
            let beside = Point::new(-ACROSS - NUMBER_ROOM / 2.0 - 2.0, SIDE / 2.0);
            marks.push(text(beside, NUMBER_SIZE, (height - number).to_string(), Ink::Label));
        }
        Item { at, ..Item::new(Role::Layer, marks) }
    });
    let corners = Layout::default().corners::<Cell>(1.0);
    Scene { bounds: bounds(height), corners, ground: None, items: items.collect() }
}

fn bounds(height: usize) -> Rect {
    let (columns, rows) = (height.div_ceil(COLUMN).max(1), height.clamp(1, COLUMN));
    let corner = Point::new(-ACROSS - NUMBER_ROOM - MARGIN, -DOWN - MARGIN);
    let width = COLUMN_WIDTH * (columns - 1) as f64 + 2.0 * ACROSS + NUMBER_ROOM + 2.0 * MARGIN;
    let height = PITCH * (rows - 1) as f64 + 2.0 * DOWN + SIDE + 2.0 * MARGIN;
    Rect { corner, width, height }
}

/// A single piece.
fn disc(piece: Piece) -> Vec<Mark> {
    let Material { top, side, mark, groove } = material(piece);
    let at = Point::ORIGIN;
    let ellipse = |part: f64| Shape::Ellipse { at, across: part * ACROSS, down: part * DOWN };
    let wall = Shape::Wall { at, across: ACROSS, down: DOWN, height: SIDE };
    vec![
        wall.filled(side).edged(Ink::Shadow, 0.8),
        ellipse(1.0).filled(top).edged(side, 1.0),
        ellipse(0.78).drawn(mark, 1.4).dashed(groove).faint(0.6),
    ]
}
