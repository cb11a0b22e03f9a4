//! Cache of recent estimates.

use super::value::Value;

/// The estimates of boards, by their hashes: one takes the place of another without asking.
///
/// Looks at different depths come to the same boards again and again, and to estimate one takes longer
/// than the rest of what is done with it.
pub(crate) struct EvaluationCache(Box<[u64]>);

impl EvaluationCache {
    /// As many as stay near the processor.
    const SLOTS: usize = 1 << 14;
    /// The bits of a slot that are the value; the others are those of the hash.
    const VALUE: u64 = 0xffff;

    pub(crate) fn new() -> Self {
        Self(vec![0; Self::SLOTS].into_boxed_slice())
    }

    /// The cached estimate of a board, or else what `estimate` returns.
    #[inline]
    pub(crate) fn get_or(&mut self, hash: u64, estimate: impl FnOnce() -> Value) -> Value {
        // The place of a slot stands for all but two of the bits that the value takes the room of.
        let slot = &mut self.0[hash as usize % Self::SLOTS];
        if *slot & !Self::VALUE != hash & !Self::VALUE {
            *slot = hash & !Self::VALUE | u64::from(estimate().bits());
        }
        Value::from_bits(*slot as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_estimated_once_until_another_takes_its_place() {
        let mut estimates = EvaluationCache::new();
        let board = 0x30_0077;
        let other = 0x40_0077;
        let mut asked = 0;
        for (hash, worth) in [(board, 5), (board, 5), (other, -8), (other, -8), (board, 5)] {
            let value = estimates.get_or(hash, || {
                asked += 1;
                Value::estimate(worth)
            });
            assert_eq!(value, Value::estimate(worth));
        }
        assert_eq!(asked, 3);
    }
}
