//! A random number generator for each game of a run.

use basalt_engine::{Engine, Options};
use basalt_rules::{SplitMix64, mix};

/// The generator of one of many streams that share a seed. The states are neighbours, since published runs used them so.
pub(crate) fn stream(seed: u64, number: u64) -> SplitMix64 {
    let start = mix(seed) ^ mix(!number);
    SplitMix64::with_step(start.wrapping_add(1), 1)
}

/// Gives an engine a seed of its own for the game of this number, and returns the generator of the game.
pub(crate) fn seed_engine(engine: &mut Engine, seed: u64, number: u64) -> SplitMix64 {
    let mut rng = stream(seed, number);
    engine.set_options(Options { seed: rng.next_u64(), ..engine.options() });
    rng
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(seed: u64, number: u64) -> [usize; 3] {
        let mut rng = stream(seed, number);
        [(); 3].map(|()| rng.below(1000))
    }

    /// Worked out by a separate program: the data of published runs depend on them.
    #[test]
    fn the_numbers_never_change() {
        assert_eq!(numbers(1, 2), [763, 769, 345]);
    }

    #[test]
    fn every_stream_has_its_own_numbers() {
        assert_ne!(numbers(1, 2), numbers(1, 3));
        assert_ne!(numbers(1, 2), numbers(2, 2));
        // A seed and a stream that change places are another pair.
        assert_ne!(numbers(1, 2), numbers(2, 1));
    }
}
