//! Cache of recent estimates.

use super::packed_cache::PackedCache;
use super::value::Value;

/// The estimates of boards, by their hashes.
///
/// Looks at different depths come to the same boards again and again, and to estimate one takes longer
/// than the rest of what is done with it.
#[derive(Default)]
pub(crate) struct EvaluationCache(PackedCache<SLOTS, VALUE>);

/// As many as stay near the processor.
const SLOTS: usize = 1 << 14;
/// The bits of a value.
const VALUE: u64 = 0xffff;

impl EvaluationCache {
    /// The cached estimate of a board, or else what `estimate` returns.
    #[inline]
    pub(crate) fn get_or(&mut self, hash: u64, estimate: impl FnOnce() -> Value) -> Value {
        if let Some(bits) = self.0.get(hash) {
            return Value::from_bits(bits as u16);
        }
        let value = estimate();
        self.0.put(hash, u64::from(value.bits()));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_estimated_once_until_another_takes_its_place() {
        let mut estimates = EvaluationCache::default();
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
