//! A fixed amount of work. The number of nodes is a checksum of the engine's behaviour: it is the same natively and in
//! WASM, and changes as soon as the search decides differently anywhere.

use basalt_rules::AnyPosition;

use crate::game_engine::{bench_depth, bench_positions};
use crate::{Engine, Limits, Options};

/// The depth of each search, unless another one is asked for.
pub const DEPTH: u32 = 10;

/// Little enough for any browser, and enough for these searches.
const MEMORY: usize = 4;

/// The positions that are searched.
pub fn positions() -> Vec<AnyPosition> {
    bench_positions()
}

/// The number of nodes of a search of a position on one thread, with empty tables, to a depth.
///
/// ```
/// use basalt_engine::bench;
///
/// let positions = bench::positions();
/// assert!(bench::nodes(&positions[1], 1) > 0);
/// ```
pub fn nodes(position: &AnyPosition, depth: u32) -> u64 {
    let options = Options { memory: MEMORY, networks: false, ..Options::default() };
    let mut engine = Engine::new(options);
    let depth = bench_depth(position, depth);
    let limits = Limits { depth: Some(depth), ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).map_or(0, |best| best.nodes)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_rules::Game;

    use super::*;

    #[test]
    fn the_positions_are_of_all_games_and_phases_and_each_is_another() {
        let positions = positions();
        let texts: BTreeSet<_> = positions.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), positions.len());
        assert!(positions.iter().all(|position| position.outcome().is_none()));
        let placing = positions.iter().filter(|position| position.is_placing()).count();
        assert!((3..=positions.len() / 4).contains(&placing), "{placing}");
        for game in Game::ALL {
            let count = positions.iter().filter(|position| position.game() == game).count();
            assert!(count >= 4, "{count} of {game}");
        }
    }

    #[test]
    fn the_same_search_looks_at_as_many_positions_again() {
        for position in positions() {
            let once = nodes(&position, 4);
            assert!(once > 0 || position.is_placing(), "{position}");
            assert_eq!(nodes(&position, 4), once, "{position}");
        }
    }
}
