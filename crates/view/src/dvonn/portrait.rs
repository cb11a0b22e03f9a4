//! Single pieces, for a palette.

use basalt_rules::dvonn::{Cell, Piece, Stack};

use super::stack;
use super::state::StackState;
use crate::geometry::{Layout, Point, Rect, STEP};
use crate::scene::{Item, Role, Scene};

/// Draws a single piece without a board.
///
/// ```
/// use basalt_rules::dvonn::Piece;
/// use basalt_view::{Svg, dvonn};
///
/// let bare = Svg { background: false, ..Svg::default() };
/// assert!(bare.write(&dvonn::portrait(Piece::Red)).contains(r#"class="layer""#));
/// ```
pub fn portrait(piece: Piece) -> Scene {
    let size = STEP;
    let marks = stack::marks(Stack::of(piece), StackState::Free);
    Scene {
        bounds: Rect { corner: Point::new(-size / 2.0, -size / 2.0), width: size, height: size },
        corners: Layout::default().corners::<Cell>(1.0),
        ground: None,
        items: vec![Item::new(Role::Layer, marks)],
    }
}
