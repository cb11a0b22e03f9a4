//! The six sides of the board. Each opposite pair has a colour and a pattern.

use basalt_rules::punct::{Axis, Cell, CellSet};
use basalt_rules::sorting::sorted_by;

use crate::geometry::{Layout, Point, RADIUS};
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Shape};

/// The outer edges of all sides. Those that `lit` touches are highlighted.
pub(super) fn items(layout: Layout, lit: CellSet) -> impl Iterator<Item = Item> {
    let sides = Axis::ALL.into_iter().flat_map(|axis| axis.sides().map(|side| (axis, side)));
    sides.map(move |(axis, side)| {
        let (ink, dash, width) = match axis {
            Axis::WestEast => (Ink::FirstSides, Dash::Solid, 5.0),
            Axis::SouthWestNorthEast => (Ink::SecondSides, Dash::Dashed, 5.0),
            Axis::NorthWestSouthEast => (Ink::ThirdSides, Dash::Dotted, 7.0),
        };
        let edge = Shape::line(edge(layout, side));
        if lit.meets(side) {
            let halo = edge.clone().drawn(ink, 16.0).faint(0.4);
            Item::new(Role::SideLit, vec![halo, edge.drawn(ink, 8.0)])
        } else {
            Item::new(Role::Side, vec![edge.drawn(ink, width).dashed(dash)])
        }
    })
}

/// The corners along the outer edge of a side.
fn edge(layout: Layout, side: CellSet) -> Vec<Point> {
    let product = |one: Point, other: Point| one.x * other.x + one.y * other.y;
    let mut spaces: Vec<Point> = side.into_iter().map(|cell| layout.centre(cell)).collect();
    let outwards = spaces.iter().fold(Point::ORIGIN, |sum, &at| sum + at);
    let corners = layout.corners::<Cell>(RADIUS - 1.0);
    let outer = (0..6).max_by(|&one, &other| {
        product(corners[one], outwards).total_cmp(&product(corners[other], outwards))
    });
    let outer = outer.unwrap_or_default();
    let (before, after) = (corners[(outer + 5) % 6], corners[(outer + 1) % 6]);
    let along = after - before;
    spaces =
        sorted_by(spaces, |&one, &other| product(one, along).total_cmp(&product(other, along)));
    let mut edge: Vec<Point> =
        spaces.iter().flat_map(|&at| [at + before, at + corners[outer]]).collect();
    edge.extend(spaces.last().map(|&at| at + after));
    edge
}
