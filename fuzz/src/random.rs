//! Chance that repeats itself.

use std::hash::{DefaultHasher, Hash, Hasher};

/// A sequence of numbers that its seed fixes, as long as the toolchain stays.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    start: DefaultHasher,
    count: u64,
}

impl Random {
    /// The sequence of a seed, which may be anything.
    pub(crate) fn new(seed: impl Hash) -> Self {
        let mut start = DefaultHasher::new();
        seed.hash(&mut start);
        Self { start, count: 0 }
    }

    fn next(&mut self) -> u64 {
        self.count += 1;
        let mut hasher = self.start.clone();
        self.count.hash(&mut hasher);
        hasher.finish()
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.next().checked_rem(bound as u64).unwrap_or_default() as usize
    }

    /// Any byte.
    pub(crate) fn byte(&mut self) -> u8 {
        self.next() as u8
    }

    /// A part of `0..length`, mostly short.
    pub(crate) fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        let most = if self.below(4) == 0 { length } else { 8 };
        start..(start + self.below(most + 1)).min(length)
    }
}
