//! Pointer and keyboard input over the boards of DVONN and PÜNCT: selecting, dragging, turning, confirming,
//! premoves.
//!
//! Each board has a state machine that takes events and answers with what the person wants to play. Nothing here knows
//! a DOM or plays a move: the front end owns the game.
#![forbid(unsafe_code)]

pub mod dvonn;
mod premoves;
pub mod punct;
mod settings;

pub use dvonn::Confirmation;
pub use premoves::{Premoves, imagined};
pub use settings::{BadSetting, BoardSize, Motion, Settings, Theme, Threats, Volume};
