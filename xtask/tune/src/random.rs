//! Chance that repeats itself.

use basalt_rules::mix;

/// Numbers that follow from a seed.
pub(crate) struct Random(u64);

impl Random {
    /// The numbers of one of many streams.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        Self(mix(seed) ^ mix(!stream))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(1);
        mix(self.0)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stream_has_its_own_numbers_and_repeats_them() {
        let numbers = |seed, stream| {
            let mut random = Random::new(seed, stream);
            [random.below(1000), random.below(1000), random.below(1000)]
        };
        assert_eq!(numbers(1, 2), numbers(1, 2));
        assert_ne!(numbers(1, 2), numbers(1, 3));
        assert_ne!(numbers(1, 2), numbers(2, 2));
        // A seed and a stream that change places are another pair.
        assert_ne!(numbers(1, 2), numbers(2, 1));
    }
}
