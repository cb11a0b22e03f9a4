#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod clock;
mod command;
mod error;
mod go;
mod host;
mod options;
mod perft;
mod session;
mod task;
pub mod transcript;
mod words;

pub use basalt_engine::Network;
pub use host::{Host, Input};
pub use session::{Flow, Session};
