#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod announce;
mod arrows;
mod board;
pub mod claims;
mod describe;
pub mod dvonn;
pub mod errors;
mod extent;
mod game_view;
mod geometry;
mod glyphs;
mod highlights;
mod ink;
mod named_enum;
pub mod punct;
mod scene;
mod svg;
mod tally;
mod zoom;

pub use arrows::{Overlay, add_overlay};
pub use board::Ground;
pub use describe::describe;
pub use game_view::{GameView, closing_scene, counts, scene};
pub use geometry::{Label, Layout, Orientation, Point, RADIUS, Rect, STEP, Space, within};
pub use highlights::Highlights;
pub use ink::{Finish, Ink, PieceStyle, Theme, Tint};
pub use scene::{Dash, Item, Mark, Role, Scene, Shape, Stroke};
pub use svg::Svg;
pub use zoom::{Zoom, loupe};

/// The options of a picture of any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The layout of the board.
    pub layout: Layout,
    /// Whether coordinate labels are drawn.
    pub coordinates: bool,
    /// Whether the counts of both players are drawn below the board.
    pub tally: bool,
}

impl Default for Frame {
    fn default() -> Self {
        Self { layout: Layout::default(), coordinates: true, tally: false }
    }
}
