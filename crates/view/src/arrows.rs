//! Arrows and outlines for suggested moves, drawn over a picture.

use basalt_rules::AnyMove;

use crate::game_view::arrows;
use crate::geometry::{Layout, Point, RADIUS};
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Scene, Shape};

/// The opacity of the first move, and of the others.
const OPACITY: [f64; 2] = [0.92, 0.5];

/// The length of an arrowhead.
const HEAD: f64 = 20.0;

/// Draws suggested moves over a picture, the first one more clearly than the others.
pub fn add_arrows(scene: &mut Scene, moves: &[AnyMove], layout: Layout) {
    let faint = moves.iter().skip(1).map(|&mv| (mv, OPACITY[1]));
    for (mv, opacity) in faint.chain(moves.first().map(|&mv| (mv, OPACITY[0]))) {
        let items = arrows(mv, layout).into_iter();
        scene.items.extend(items.map(|item| Item { opacity, ..item }));
    }
}

/// An arrow from the edge of one space to the middle of another.
pub(crate) fn arrow(from: Point, to: Point) -> Item {
    let way = to - from;
    let length = (way.x * way.x + way.y * way.y).sqrt();
    let ahead = Point::new(way.x / length, way.y / length);
    let at = |along: f64, aside: f64| {
        let (x, y) = (ahead.x * along - ahead.y * aside, ahead.y * along + ahead.x * aside);
        from + Point::new(x, y)
    };
    let neck = length - HEAD;
    let shaft: Mark = Shape::line([at(RADIUS * 0.5, 0.0), at(neck, 0.0)]).drawn(Ink::Arrow, 8.0);
    let head = vec![at(length, 0.0), at(neck, HEAD * 0.55), at(neck, -HEAD * 0.55)];
    let head = Shape::Path { points: head, closed: true }.filled(Ink::Arrow);
    Item::new(Role::Arrow, vec![shaft, head])
}
