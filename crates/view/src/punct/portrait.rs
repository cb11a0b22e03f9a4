//! A piece by itself, for the reserve.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Lie, Piece, Shape};

use super::piece::{Body, Look};
use crate::geometry::{Layout, Point, Rect, STEP};
use crate::scene::{Item, Role, Scene};

/// The picture of a piece that lies on nothing. All of them have the same size, so that pieces beside
/// each other do.
///
/// ```
/// use basalt_rules::Color;
/// use basalt_rules::punct::{Kind, Shape};
/// use basalt_view::{Svg, punct};
///
/// let bare = Svg { ground: false, ..Svg::default() };
/// let picture = bare.write(&punct::portrait(Color::White, Shape::new(Kind::T, 2)));
/// assert!(picture.contains(r#"class="piece""#));
/// ```
pub fn portrait(color: Color, shape: Shape) -> Scene {
    let layout = Layout::default();
    // No shape reaches further than two steps, so every one fits around the middle of the board.
    let lie = Cell::at(0, 0).and_then(|middle| Lie::new(middle, shape));
    let body = lie.map(|lie| Body::new(Piece { level: 0, color, lie }, layout));
    let middle = body.as_ref().map_or(Point::ORIGIN, Body::middle);
    let marks = body.map(|body| body.marks(Look::FREE)).unwrap_or_default();
    let (width, height) = (2.8 * STEP, 2.8 * STEP);
    let corner = middle - Point::new(width / 2.0, height / 2.0);
    Scene {
        bounds: Rect { corner, width, height },
        corners: layout.corners::<Cell>(1.0),
        items: vec![Item::new(Role::Piece, marks)],
    }
}
