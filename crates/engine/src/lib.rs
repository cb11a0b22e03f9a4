#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod dvonn;
mod engine;
mod limits;
mod one_ply;
mod punct;
mod report;
mod score;
mod seed;

pub use engine::Engine;
pub use limits::Limits;
pub use report::{Best, Info};
pub use score::{Score, Verdict};
