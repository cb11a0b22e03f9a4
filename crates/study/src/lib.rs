//! Game studies: a tree of variations with comments, and position editors.
//!
//! The crate has plain state and transitions for any front end: no DOM, no clock, no storage. A front end saves a
//! study as a [`Record`](basalt_records::Record).
#![forbid(unsafe_code)]

pub mod editor;
mod glyph;
mod outline;
mod record;
mod study;

pub use glyph::Glyph;
pub use outline::Row;
pub use study::{AddMoveError, LineChange, Place, Study};
