//! Basalt's own JSON of a game, which holds everything that a record has.
//!
//! The schema is our own because those of other sites, such as AbstractPlay's, hold less. `serde_json` parses the text
//! into our own `tree`, which keeps the order of members and repeated ones.

mod document;
mod read;
mod splitter;
mod write;

pub(crate) use document::parse;
pub(crate) use splitter::Splitter;
pub(crate) use write::write;

use crate::MAX_JSON;
use crate::syntax::Syntax;

/// The value of `format`.
const FORMAT: &str = "basalt-game";

/// Reads files of JSON. A game tells by itself which of the schemas it has.
pub(crate) static SYNTAX: Syntax = Syntax {
    max_bytes: MAX_JSON,
    splitter: crate::splitter::Splitter::json,
    is_gap: splitter::is_gap,
    parse,
};

/// The version that is written, and the only one there is.
const VERSION: u32 = 1;
