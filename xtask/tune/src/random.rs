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
