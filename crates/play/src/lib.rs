//! What happens at the table where DVONN and PÜNCT are played: the game under way with its clocks, and the hands
//! that move over the boards.
//!
//! Plain state and transitions, for whichever shell shows them: no DOM, no clock of its own, no storage. Time
//! comes in from outside, and what a shell must keep comes out as text.
#![forbid(unsafe_code)]

pub mod announce;
mod archive;
mod clocks;
pub mod dvonn;
mod ending;
mod history;
mod ladder;
mod plan;
pub mod punct;
mod seat;
mod settings;
mod start;
mod table;
pub mod words;

pub use archive::{Archive, Entry, GameId, Imported, Summary};
pub use clocks::{Clocks, TimeControl, TimeControlError};
pub use ending::Ending;
pub use history::{HasMove, History};
pub use ladder::{BadRung, Ladder, Rung, Verdict};
pub use plan::{Plan, imagined};
pub use seat::{Level, Players, Seat};
pub use settings::{BadSetting, Motion, Settings, Theme, Threats};
pub use start::Start;
pub use table::{By, Denied, Ply, ReadError, Table, Turn};
