//! A piece by itself, for those to be chosen.

use basalt_rules::dvonn::{Cell, Piece, Stack};

use super::stack;
use super::state::State;
use crate::geometry::{Layout, Point, Rect, STEP};
use crate::scene::{Item, Role, Scene};

/// The picture of a piece that lies nowhere.
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
    let marks = stack::marks(Stack::of(piece), State::Free);
    Scene {
        bounds: Rect { corner: Point::new(-size / 2.0, -size / 2.0), width: size, height: size },
        corners: Layout::default().corners::<Cell>(1.0),
        ground: None,
        items: vec![Item::new(Role::Layer, marks)],
    }
}
