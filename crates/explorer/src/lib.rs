//! The opening explorer: how often each move was played in a position, and how the games ended.
//!
//! Positions that the symmetries of the board make equal are one position here, and so are moves that they make equal in
//! it: openings would hardly ever repeat otherwise. [`Canonical`] finds the key under which such positions are counted, and
//! names their moves alike. [`GameSet`] is a compact file of games; a server can count in its database with the same keys.
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
