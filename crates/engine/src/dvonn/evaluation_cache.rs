//! Cache of recent estimates.

use super::packed_cache::PackedCache;
use super::value::Value;

/// Static evaluations of boards by hash.
///
/// Searches of different depths reach the same boards repeatedly, and evaluating a board takes longer than all other
/// work on it.
#[derive(Default)]
pub(crate) struct EvaluationCache(PackedCache<SLOTS, VALUE>);

/// Chosen to fit into the processor's cache.
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
