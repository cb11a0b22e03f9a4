//! Single pieces, for the reserve.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Lie, Piece, PieceKind, Shape};

use super::piece::{Body, Look};
use crate::geometry::{Layout, Point, Rect, STEP};
use crate::scene::{Item, Role, Scene};

/// The orientation in which the reserve shows a kind. An angular piece has its bend on top, so that L and R can be
/// told apart.
pub fn shown_in_reserve(kind: PieceKind) -> Shape {
    Shape::new(
        kind,
        match kind {
            PieceKind::C => 0,
            PieceKind::R => 2,
            PieceKind::E => 3,
            PieceKind::L => 4,
            PieceKind::T | PieceKind::M => 5,
        },
    )
}

/// Draws a single piece without a board. All these pictures have the same size, so that pieces side by side have the
/// same scale.
///
/// ```
/// use basalt_rules::Color;
/// use basalt_rules::punct::{PieceKind, Shape};
/// use basalt_view::{Svg, punct};
///
/// let bare = Svg { background: false, ..Svg::default() };
/// let picture = bare.write(&punct::portrait(Color::White, Shape::new(PieceKind::T, 2)));
/// assert!(picture.contains(r#"class="piece""#));
/// ```
pub fn portrait(color: Color, shape: Shape) -> Scene {
    let layout = Layout::default();
    // No shape reaches further than two steps, so each fits around the middle of the board.
    let lie = Cell::at(0, 0).and_then(|middle| Lie::new(middle, shape));
    let body = lie.map(|lie| Body::new(Piece { level: 0, color, lie }, layout));
    let middle = body.as_ref().map_or(Point::ORIGIN, Body::middle);
    let marks = body.map(|body| body.marks(Look::FREE)).unwrap_or_default();
    let (width, height) = (2.8 * STEP, 2.8 * STEP);
    let corner = middle - Point::new(width / 2.0, height / 2.0);
    Scene {
        bounds: Rect { corner, width, height },
        corners: layout.corners::<Cell>(1.0),
        ground: None,
        items: vec![Item::new(Role::Piece, marks)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angular_pieces_lie_in_the_reserve_with_the_bend_on_top_and_differ_in_the_punct() {
        let heights_and_sides = |kind| {
            let middle = Cell::at(0, 0).expect("the middle");
            let lie = Lie::new(middle, shown_in_reserve(kind)).expect("fits");
            let bend = Layout::default().centre(lie.middle().expect("a bend"));
            assert!(lie.ends().all(|end| Layout::default().centre(end).y > bend.y), "{kind}");
            (Layout::default().centre(lie.punct()).x - bend.x).total_cmp(&0.0)
        };
        let sides = [PieceKind::L, PieceKind::M, PieceKind::R].map(heights_and_sides);
        assert_eq!(sides, [-1, 0, 1].map(|side: i32| side.cmp(&0)));
    }
}
