//! Input over a board of PÜNCT.
//!
//! A [`BoardInput`] handles [`Event`]s and holds what has been begun: a kind chosen from the reserve, spaces named one by
//! one, a piece lifted, a ghost laid. It never plays by itself: only the confirmation of a legal
//! ghost gives an [`Intent`]. [`BoardInput::dress`] shows all of it in a picture, [`BoardInput::ghost`] tells about the ghost.

mod board_input;
mod event;
mod ghost;
mod heading;
mod reason;
mod show;
pub mod words;

pub use basalt_view::punct::Direction;
pub use board_input::{BoardInput, HeldPiece};
pub use event::{Event, Intent};
pub use ghost::{Laid, PieceSource};
pub use heading::Heading;
pub use reason::Reason;
