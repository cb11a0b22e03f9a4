#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod cells;
mod color;
mod diagram;
pub mod dvonn;
mod game;
mod hash;
mod notation;
mod outcome;
pub mod punct;
mod rng;
pub mod sentence;
pub mod sorting;
mod verdict;

pub use color::{ByColor, Color};
pub use diagram::{Diagram, Span, Tone};
pub use game::{
    AnyCell, AnyMove, AnyPosition, Feature, Game, GameError, MoveError, PositionError, Rules,
    StartBoard, Title,
};
pub use hash::mix;
pub use notation::TextError;
pub use outcome::Outcome;
pub use punct::Variant;
pub use rng::SplitMix64;
pub use verdict::Verdict;
