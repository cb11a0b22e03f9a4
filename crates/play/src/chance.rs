//! Chance that repeats itself: the same seed gives the same board.

use basalt_rules::mix;

/// A sequence of random numbers: Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

/// How far the state goes with each number.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The sequence of one of many parts, each of which needs chance of its own.
    pub fn of_part(seed: u64, part: u64) -> Self {
        Self::new(Self::new(seed).roll() ^ part)
    }

    /// The next number.
    pub fn roll(&mut self) -> u64 {
        let number = mix(self.state);
        self.state = self.state.wrapping_add(STEP);
        number
    }

    /// One of `candidates`, if there are any.
    pub fn pick<T: Copy>(&mut self, candidates: &[T]) -> Option<T> {
        let index = self.roll().checked_rem(candidates.len() as u64)?;
        Some(candidates[index as usize])
    }

    /// Puts things into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, (self.roll() % (last as u64 + 1)) as usize);
        }
    }
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

    /// The first numbers of the sequence as its authors publish them.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut dice = Dice::new(1_234_567);
        let numbers = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([dice.roll(), dice.roll()], numbers);
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

    /// Each of the 24 orders of four things comes about as often as any other.
    #[test]
    fn no_order_is_preferred() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..2400 {
            let mut things = [1, 2, 3, 4];
            Dice::new(seed).shuffle(&mut things);
            *counts.entry(things).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (50..150).contains(count)), "{counts:?}");
    }
}
