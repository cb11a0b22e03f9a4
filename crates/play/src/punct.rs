//! The hand over a board of PÜNCT.
//!
//! A [`Hand`] hears [`Event`]s and holds what has been begun: a kind chosen from the reserve, spaces named one by
//! one, a piece lifted, a ghost laid. It never plays by itself: only the confirmation of a legal
//! ghost gives an [`Intent`]. [`Hand::dress`] shows all of it in a picture, [`Hand::ghost`] tells about the ghost.

mod consequence;
mod event;
mod ghost;
mod hand;
mod heading;
mod reason;
mod show;
pub mod words;

pub use basalt_view::punct::Direction;
pub use consequence::Consequence;
pub use event::{Event, Intent};
pub use ghost::{Laid, Source};
pub use hand::{Grip, Hand};
pub use heading::Heading;
pub use reason::Reason;
