#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod abstract_play;
mod basalt;
mod boardspace;
mod clock;
mod dvonn;
mod error;
mod eval;
mod format;
mod json;
mod line;
pub mod link;
mod moves;
mod part;
mod reader;
mod record;
mod replay;
mod result;
mod shape;
mod splitter;
mod syntax;
mod tags;
mod termination;
mod tree;
mod words;

use dvonn::{codecup, little_golem};

pub use clock::Clock;
pub use error::{Located, Problem, RecordError, SchemaError, SyntaxError, WriteError};
pub use eval::{Chance, Eval};
pub use format::Format;
pub use line::{Comment, Line, MoveNode, Notes};
pub use reader::{Games, Reader, read_all, read_text};
pub use record::Record;
pub use replay::{ReplayError, ReplayedMove, ReplayedMoves};
pub use result::result_text;
pub use shape::{Drawing, ShapeColor};
pub use tags::{TagError, Tags};
pub use termination::Termination;

/// The greatest length of one game's text in bytes.
pub const MAX_GAME: usize = 1_000_000;

/// The greatest length of one game's JSON in bytes: several times that of its text, since JSON
/// takes up to six bytes for a character of a comment.
pub const MAX_JSON: usize = 4 * MAX_GAME;

/// The greatest depth of variations in variations.
pub const MAX_DEPTH: usize = 64;
