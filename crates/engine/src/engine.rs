//! The one door to all players.

use basalt_rules::AnyPosition;

use crate::limits::Limits;
use crate::one_ply;
use crate::report::{Best, Info};
use crate::seed::Seed;

/// A player of every game.
///
/// It is kept from move to move, so that it may remember what it has found out.
#[derive(Clone, Debug)]
pub struct Engine {
    seed: Seed,
}

impl Engine {
    /// An engine that chooses among equally good moves by `seed`: the same seed, position and
    /// limits give the same move.
    pub fn new(seed: u64) -> Self {
        Self { seed: Seed(seed) }
    }

    /// Looks for the best move; there is none when the game is over.
    ///
    /// `report` hears what the search believes so far, each time it has got further. However
    /// tight the limits are, the answer is a legal move.
    pub fn search(
        &mut self,
        position: &AnyPosition,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best> {
        one_ply::search(position, limits, self.seed, report)
    }
}
