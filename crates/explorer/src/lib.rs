//! The opening explorer: how often each move was played in a position, and how the games ended.
//!
//! Positions that are equal up to a symmetry of the board count as one, and so do their moves; otherwise openings would
//! hardly ever repeat. [`Canonical`] gives such positions the same key and their moves the same names. [`GameSet`] is a
//! compact file of games; a server can count in its database with the same keys.
#![forbid(unsafe_code)]

mod canonical;
mod continuation;
mod dvonn;
mod game_set;
mod heat;
mod punct;
mod symmetric;
mod tally;

pub use canonical::Canonical;
pub use continuation::Continuation;
pub use game_set::{GameSet, GameSetError, MAX_PLIES, PlayedGame};
pub use heat::{Heat, heat};
pub use tally::Tally;
