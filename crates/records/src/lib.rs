#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod abstract_play;
mod error;
mod format;
mod json;
pub mod link;
mod part;
mod reader;
mod result;
mod splitter;
mod tree;

pub use error::{
    AbstractPlayError, At, JsonError, Located, Place, Problem, ReadError, SchemaError, WriteError,
};
pub use format::Format;
pub use reader::{Games, Reader, read_all};

/// The greatest length of one game's JSON in bytes: several times that of its text, since JSON
/// takes up to six bytes for a character of a comment.
pub const MAX_JSON: usize = 4 * basalt_rules::record::MAX_GAME;
