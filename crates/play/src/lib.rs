//! A running game: its line of moves, undo, forced moves, end, clocks and seats.
//!
//! [`History`] is the core that every running game uses; [`LocalGame`] is a game on one device. Plain state and
//! transitions without I/O or a clock: the caller supplies the time and stores the texts.
#![forbid(unsafe_code)]

mod archive;
mod clocks;
mod ending;
mod history;
mod ladder;
mod local_game;
mod seat;
mod start;

pub use archive::{Archive, ArchiveEntry, GameId, Imported, Summary};
pub use clocks::{Clocks, TimeControl, TimeControlError};
pub use ending::{End, Ending};
pub use history::{HasMove, History};
pub use ladder::{BadRung, GameResult, Ladder, NextLevel, Rung};
pub use local_game::{By, LocalGame, OwnMoves, PlayError, Ply, ReadError, Turn};
pub use seat::{Level, Players, Seat};
pub use start::Start;
