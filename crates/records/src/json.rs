//! Basalt's own JSON of a game, which holds everything that a record has.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;

/// The value of `format`.
const FORMAT: &str = "basalt-game";

/// The version that is written, and the only one there is.
const VERSION: u32 = 1;
