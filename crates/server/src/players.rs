//! Handlers about players: profiles, leaderboards, vacations, the user's own games.

mod awaiting;
mod own_games;
mod profile;
mod vacation;

pub(crate) use awaiting::awaiting;
pub(crate) use own_games::own_games;
pub(crate) use profile::{leaderboard, profile};
pub(crate) use vacation::vacation;
