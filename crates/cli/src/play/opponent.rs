//! The computer as an opponent.

use std::time::{Duration, Instant};

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_rules::{AnyMove, AnyPosition};

/// The maximum time for a move, short enough for a person to wait.
const MOVE_TIME: Duration = Duration::from_secs(1);

/// Finds moves: for itself as well as it should, and hints as well as it can.
pub(super) struct Opponent {
    level: Level,
    player: Engine,
    adviser: Engine,
}

impl Opponent {
    /// One that plays at a level and decides between equally good moves by a seed.
    pub(super) fn new(level: Level, seed: u64) -> Self {
        let options = Options { seed, ..Options::default() };
        let player = Engine::new(Options { level, ..options });
        Self { level, player, adviser: Engine::new(options) }
    }

    /// The number of its level; `None` if it plays as well as it can.
    pub(super) fn handicap(&self) -> Option<u8> {
        (self.level != Level::FULL).then(|| self.level.number())
    }

    /// The move it plays after the opponent's last one; none when the game is over.
    pub(super) fn choose(
        &mut self,
        position: &AnyPosition,
        last_move: Option<AnyMove>,
    ) -> Option<AnyMove> {
        search(&mut self.player, position, last_move)
    }

    /// The best move it can find; none when the game is over.
    pub(super) fn advise(&mut self, position: &AnyPosition) -> Option<AnyMove> {
        search(&mut self.adviser, position, None)
    }
}

fn search(
    engine: &mut Engine,
    position: &AnyPosition,
    last_move: Option<AnyMove>,
) -> Option<AnyMove> {
    let started = Instant::now();
    let limits = Limits { last_move, stop: &|| started.elapsed() >= MOVE_TIME, ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).map(|best| best.mv)
}
