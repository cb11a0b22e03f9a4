//! Handlers about players: profiles, leaderboards, vacations, games that wait for a move.

mod awaiting;
mod profile;
mod vacation;

pub(crate) use awaiting::awaiting;
pub(crate) use profile::{leaderboard, profile};
pub(crate) use vacation::vacation;
