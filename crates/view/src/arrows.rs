//! Moves and shapes drawn over a picture: suggestions, a mistake, and what a person has drawn.

use basalt_records::{Drawing, ShapeColor};
use basalt_rules::AnyMove;

use crate::game_view::{arrows, centre};
use crate::geometry::{Layout, Point, RADIUS};
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Scene, Shape, Stroke};

/// Moves and shapes to be drawn over a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// Suggested moves, the best first.
    pub suggested: Vec<AnyMove>,
    /// A move that was a mistake.
    pub mistake: Option<AnyMove>,
    /// Circles and arrows that a person has drawn.
    pub drawings: Vec<Drawing>,
}

impl Overlay {
    /// An overlay of suggested moves.
    pub fn suggesting(suggested: Vec<AnyMove>) -> Self {
        Self { suggested, ..Self::default() }
    }
}

/// The opacity of the first suggested move, and of the others.
const OPACITY: [f64; 2] = [0.92, 0.5];

/// The opacity of a mistake and of what a person has drawn.
const DRAWN_OPACITY: f64 = 0.8;

/// The length of an arrowhead.
const HEAD: f64 = 20.0;

/// Draws moves and shapes over a picture: the first suggestion more clearly than the others.
pub fn add_overlay(scene: &mut Scene, overlay: &Overlay, layout: Layout) {
    let mistake = overlay.mistake.into_iter().flat_map(|mv| arrows(mv, layout));
    scene.items.extend(mistake.map(|item| Item {
        role: Role::Mistake,
        opacity: DRAWN_OPACITY,
        ..inked(item, Ink::Ember)
    }));
    let moves = &overlay.suggested;
    let faint = moves.iter().skip(1).map(|&mv| (mv, OPACITY[1]));
    for (mv, opacity) in faint.chain(moves.first().map(|&mv| (mv, OPACITY[0]))) {
        let items = arrows(mv, layout).into_iter();
        scene.items.extend(items.map(|item| Item { opacity, ..item }));
    }
    scene.items.extend(overlay.drawings.iter().filter_map(|&shape| drawing(shape, layout)));
}

/// A shape that a person has drawn; `None` if its spaces are on no board.
fn drawing(shape: Drawing, layout: Layout) -> Option<Item> {
    let from = centre(shape.from, layout)?;
    let item = match shape.to {
        Some(to) => arrow(from, centre(to, layout)?),
        None => {
            Item::new(Role::Drawn, vec![Shape::circle(from, RADIUS * 0.8).drawn(Ink::Arrow, 6.0)])
        }
    };
    let item = inked(item, ink(shape.color));
    Some(Item { role: Role::Drawn, opacity: DRAWN_OPACITY, ..item })
}

const fn ink(color: ShapeColor) -> Ink {
    match color {
        ShapeColor::Green => Ink::Arrow,
        ShapeColor::Red => Ink::Ember,
        ShapeColor::Yellow => Ink::Gold,
        ShapeColor::Blue => Ink::Teal,
    }
}

/// Redraws an item in another ink.
fn inked(mut item: Item, ink: Ink) -> Item {
    for mark in &mut item.marks {
        mark.fill = mark.fill.map(|_| ink);
        mark.stroke = mark.stroke.map(|stroke| Stroke { ink, ..stroke });
    }
    item
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
