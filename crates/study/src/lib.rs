//! A game to be studied: the tree of its variations with what is said about them, and boards that are set up by
//! hand.
//!
//! Plain state and transitions, for whichever shell shows them: no DOM, no clock, no storage. What a shell must keep is a
//! [`Record`](basalt_records::Record).
#![forbid(unsafe_code)]

pub mod editor;
mod glyph;
mod outline;
mod record;
mod study;

pub use glyph::Glyph;
pub use outline::Row;
pub use study::{Denied, Place, Study};
