//! The seeded random number generator of every crate.
//!
//! Random boards, openings, puzzles and benchmark positions are published by their seeds, so its numbers never change.
//! Secrets do not come from here: anybody can predict these numbers.

use crate::hash::mix;

/// A sequence of random numbers that its seed fixes: Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, Debug)]
pub struct SplitMix64 {
    state: u64,
    step: u64,
}

/// 2^64 divided by the golden ratio, made odd.
pub(crate) const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Self {
        Self::with_step(seed, GOLDEN_GAMMA)
    }

    /// One of many independent sequences that share a seed.
    pub fn for_stream(seed: u64, stream: u64) -> Self {
        Self::new(Self::new(seed).next_u64() ^ stream)
    }

    /// A sequence whose state grows by an odd `step` with each number.
    pub fn with_step(seed: u64, step: u64) -> Self {
        Self { state: seed, step }
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        let number = mix(self.state);
        self.state = self.state.wrapping_add(self.step);
        number
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.next_u64().checked_rem(bound as u64).unwrap_or(0) as usize
    }

    /// One of `items`; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index = self.below(items.len());
        items.get(index).copied()
    }

    /// Puts `items` into a random order (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers<const N: usize>(mut rng: SplitMix64) -> [u64; N] {
        [(); N].map(|()| rng.next_u64())
    }

    /// The first numbers of the seeds 1234567 and 0, as published with the reference implementation.
    #[test]
    fn the_numbers_are_those_of_the_reference_implementation() {
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(numbers(SplitMix64::new(1_234_567)), published);
        let published = [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f];
        assert_eq!(numbers(SplitMix64::new(0)), published);
    }

    /// Worked out by a separate program: the openings of published matches depend on them.
    #[test]
    fn streams_picks_and_orders_never_change() {
        let stream =
            [13_608_149_317_741_381_227, 16_337_920_265_310_031_667, 4_893_116_629_448_305_849];
        assert_eq!(numbers(SplitMix64::for_stream(1, 2)), stream);
        let digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        let mut rng = SplitMix64::new(7);
        assert_eq!(digits.map(|_| rng.pick(&digits)), [7, 4, 6, 3, 4, 5, 8, 2, 5, 5].map(Some));
        let mut order = digits;
        SplitMix64::new(7).shuffle(&mut order);
        assert_eq!(order, [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]);
    }

    #[test]
    fn every_stream_is_a_sequence_of_its_own() {
        let first = |seed, stream| SplitMix64::for_stream(seed, stream).next_u64();
        assert_eq!(first(1, 2), first(1, 2));
        assert_ne!(first(1, 2), first(1, 3));
        assert_ne!(first(1, 2), first(2, 2));
    }

    #[test]
    fn nothing_can_be_picked_from_nothing() {
        assert_eq!(SplitMix64::new(1).pick::<u8>(&[]), None);
        assert_eq!(SplitMix64::new(1).below(0), 0);
    }

    /// Each of the 24 orders of four items comes about as often as any other.
    #[test]
    fn no_order_is_preferred() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..2400 {
            let mut items = [1, 2, 3, 4];
            SplitMix64::new(seed).shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (50..150).contains(count)), "{counts:?}");
    }
}
