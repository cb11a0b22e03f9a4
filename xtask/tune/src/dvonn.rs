//! Tuning tasks of DVONN.

pub(crate) mod blunders;
pub(crate) mod boards;
pub(crate) mod endgames;
pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod mine;
pub(crate) mod mine_placing;
pub(crate) mod net;
pub(crate) mod play;
pub(crate) mod red_placements;
pub(crate) mod solve;
