//! Chance that repeats itself: the same seed gives the same game.

use std::time::{SystemTime, UNIX_EPOCH};

/// A sequence of random numbers: Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    state: u64,
}

impl Dice {
    /// The sequence of a seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The sequence of one of many parts, each of which needs chance of its own.
    pub(crate) fn of_part(seed: u64, part: u64) -> Self {
        Self::new(Self::new(seed).roll() ^ part)
    }

    /// The next number.
    pub(crate) fn roll(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// One of `candidates`, if there are any.
    pub(crate) fn pick<T: Copy>(&mut self, candidates: &[T]) -> Option<T> {
        let index = self.roll().checked_rem(candidates.len() as u64)?;
        Some(candidates[index as usize])
    }
}

/// A seed that is another one each time.
pub(crate) fn seed_of_the_moment() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_its_own_sequence() {
        let numbers = |seed, part| Dice::of_part(seed, part).roll();
        assert_eq!(numbers(1, 2), numbers(1, 2));
        assert_ne!(numbers(1, 2), numbers(1, 3));
        assert_ne!(numbers(1, 2), numbers(2, 2));
    }

    #[test]
    fn a_seed_gives_its_sequence_and_every_candidate_comes() {
        let picks = |seed| {
            let mut dice = Dice::new(seed);
            (0..100).filter_map(|_| dice.pick(&[0, 1, 2])).collect::<Vec<_>>()
        };
        assert_eq!(picks(1), picks(1));
        assert_ne!(picks(1), picks(2));
        assert!((0..3).all(|face| picks(1).contains(&face)));
        assert_eq!(Dice::new(1).pick::<u8>(&[]), None);
    }
}
