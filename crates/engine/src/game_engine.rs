//! The trait that ties the engine's parts together for each game.

use basalt_rules::{AnyPosition, Rules, Title, with_position, with_title};

use crate::options::Options;
use crate::player::{AnyPlayer, EnginePlayer, Memory};

/// The engine of a game: its player, and the properties that thinking and measuring depend on. Positions implement it.
pub(crate) trait GameEngine: Rules {
    /// The tables of its player, and the search that uses them.
    type Memory: Memory<Position = Self> + Send + 'static;

    /// The Elo of the levels that were rated, from level 1 on, as docs/strength.md has them.
    const LEVEL_RATINGS: &'static [i32];

    /// Nodes of the search that a player's move is compared with.
    const COMPARED_NODES: u64;

    /// The agreement of the levels with such searches, from level 1 on, as docs/strength.md has it: the number of moves that
    /// agreed, and of those that were compared.
    const LEVEL_AGREEMENT: &'static [(u32, u32)];

    /// The positions of the bench.
    fn bench_positions() -> Vec<AnyPosition>;

    /// The depth of a search of the bench, if `depth` is asked for.
    fn bench_depth(&self, depth: u32) -> u32;

    /// The importance of each move that the player to move will make, the next one first; one at least.
    fn move_weights(&self) -> Vec<u32>;
}

/// A player of a game.
pub(crate) fn player(title: Title, options: Options) -> Box<dyn AnyPlayer> {
    with_title!(title, Position => {
        Box::new(EnginePlayer::<<Position as GameEngine>::Memory>::new(options))
    })
}

/// The importance of each move that the player to move will make, the next one first; one at least. A clock is shared
/// among the moves by it.
pub fn move_weights(position: &AnyPosition) -> Vec<u32> {
    with_position!(position, position => position.move_weights())
}

/// The positions of the bench, game by game.
pub(crate) fn bench_positions() -> Vec<AnyPosition> {
    Title::ALL
        .into_iter()
        .flat_map(
            |title| with_title!(title, Position => <Position as GameEngine>::bench_positions()),
        )
        .collect()
}

/// The depth of a search of the bench from a position, if `depth` is asked for.
pub(crate) fn bench_depth(position: &AnyPosition, depth: u32) -> u32 {
    with_position!(position, position => position.bench_depth(depth))
}
