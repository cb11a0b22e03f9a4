//! A fixed amount of work. How many positions it looks at is a checksum of how the engine behaves:
//! the same natively and in WASM, and another one as soon as the search decides otherwise anywhere.

use basalt_rules::dvonn::Phase;
use basalt_rules::{AnyPosition, Game};

pub use crate::punct::scan_threats;
use crate::{Engine, Limits, Options};

/// How many plies each search looks ahead, unless another depth is asked for.
pub const DEPTH: u32 = 10;

/// While the board is being filled, a ply has so many choices that few plies are enough.
const PLACING_DEPTH: u32 = 3;

/// In PÜNCT the depth is that of the line that is expected, not of all that are looked at.
const PUNCT_DEPTH: u32 = 8;

/// Little enough for any browser, and enough for these searches.
const MEMORY: usize = 4;

/// Of games between programs, between people, and of this engine against itself: a few while the
/// board is being filled, the others in stacking, from full boards to late ones.
const DVONN: &str = include_str!("bench/dvonn.txt");

/// Of games of this engine against itself, from early to late, of both variants: the name of the game and
/// the position.
const PUNCT: &str = include_str!("bench/punct.txt");

/// The positions that are searched.
pub fn positions() -> Vec<AnyPosition> {
    let dvonn = DVONN.lines().map(|line| (Game::Dvonn, line));
    let read = |(game, text)| AnyPosition::parse(game, text).expect("a position of ours is legal");
    dvonn.chain(PUNCT.lines().map(named)).map(read).collect()
}

/// A line that begins with the name of a game.
fn named(line: &str) -> (Game, &str) {
    let (game, text) = line.split_once('\t').expect("a line of ours names its game");
    (game.parse().expect("a game of ours"), text)
}

/// How many positions a search on one thread looks at that begins here, knowing nothing, and ends
/// at this depth.
///
/// ```
/// use basalt_engine::bench;
///
/// let positions = bench::positions();
/// assert!(bench::nodes(&positions[1], 1) > 0);
/// ```
pub fn nodes(position: &AnyPosition, depth: u32) -> u64 {
    let mut engine = Engine::new(Options { memory: MEMORY, ..Options::default() });
    let depth = match position {
        AnyPosition::Dvonn(_) if is_placing(position) => depth.min(PLACING_DEPTH),
        AnyPosition::Dvonn(_) => depth,
        AnyPosition::Punct(_) => depth.min(PUNCT_DEPTH),
    };
    let limits = Limits { depth: Some(depth), ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).map_or(0, |best| best.nodes)
}

fn is_placing(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(position) => position.phase() == Phase::Placing,
        AnyPosition::Punct(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_positions_are_of_all_games_and_phases_and_each_is_another() {
        let positions = positions();
        let texts: BTreeSet<_> = positions.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), positions.len());
        assert!(positions.iter().all(|position| position.outcome().is_none()));
        let placing = positions.iter().filter(|position| is_placing(position)).count();
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
            assert!(once > 0 || is_placing(&position), "{position}");
            assert_eq!(nodes(&position, 4), once, "{position}");
        }
    }
}
