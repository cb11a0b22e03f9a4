//! Tuning tasks of DVONN.

pub(crate) mod blunders;
pub(crate) mod boards;
mod counter;
pub(crate) mod endgames;
pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod play;
#[cfg(test)]
mod published;
pub(crate) mod puzzles;
pub(crate) mod red_placements;
pub(crate) mod solve;
