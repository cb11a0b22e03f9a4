#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod arrows;
mod board;
pub mod dvonn;
mod extent;
mod geometry;
mod glyphs;
mod ink;
pub mod punct;
mod scene;
pub mod spoken;
mod svg;
mod tally;
mod zoom;

use basalt_rules::{AnyMove, AnyPosition};

pub use arrows::add_arrows;
pub use board::Ground;
pub use geometry::{Board, Label, Layout, Orientation, Point, RADIUS, Rect, STEP, Space, within};
pub use ink::{Finish, Ink, Theme, Tint};
pub use scene::{Dash, Item, Mark, Role, Scene, Shape, Stroke};
pub use svg::Svg;
pub use zoom::{Zoom, loupe};

/// What every picture of a board can be asked for, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// How the board lies.
    pub layout: Layout,
    /// Whether letters and numbers name the spaces.
    pub coordinates: bool,
    /// Whether the counts of both players stand below the board.
    pub tally: bool,
}

impl Default for Frame {
    fn default() -> Self {
        Self { layout: Layout::default(), coordinates: true, tally: false }
    }
}

/// The picture of a position of any game, with the last move pointed out. A move of another game is
/// left out.
pub fn scene(position: &AnyPosition, last: Option<AnyMove>, frame: Frame) -> Scene {
    match position {
        AnyPosition::Dvonn(position) => {
            let last =
                last.and_then(|mv| if let AnyMove::Dvonn(mv) = mv { Some(mv) } else { None });
            dvonn::scene(position, &dvonn::Options { frame, last, ..Default::default() })
        }
        AnyPosition::Punct(position) => {
            let last =
                last.and_then(|mv| if let AnyMove::Punct(mv) = mv { Some(mv) } else { None });
            punct::scene(position, &punct::Options { frame, last, ..Default::default() })
        }
    }
}
