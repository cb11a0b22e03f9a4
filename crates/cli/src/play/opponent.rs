//! The computer at the table.

use std::time::{Duration, Instant};

use basalt_engine::{Engine, Limits};
use basalt_rules::{AnyMove, AnyPosition};

/// As long as a person waits gladly.
const PATIENCE: Duration = Duration::from_secs(1);

/// Finds moves, for itself or as a hint.
pub(super) struct Opponent {
    engine: Engine,
}

impl Opponent {
    /// One that decides between equally good moves by a seed.
    pub(super) fn new(seed: u64) -> Self {
        Self { engine: Engine::new(seed) }
    }

    /// The move it would play; none when the game is over.
    pub(super) fn choose(&mut self, position: &AnyPosition) -> Option<AnyMove> {
        let started = Instant::now();
        let limits = Limits { stop: &|| started.elapsed() >= PATIENCE, ..Limits::none() };
        self.engine.search(position, &limits, &mut |_| {}).map(|best| best.mv)
    }
}
