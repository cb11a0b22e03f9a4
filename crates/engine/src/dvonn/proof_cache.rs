//! Cache of recent proofs about small boards.

use super::packed_cache::PackedCache;
use super::solver::{Bounds, INFINITY};

/// Proven bounds of boards, by their hashes.
///
/// Most boards of a proof are small, and most repetitions follow soon. This cache finds them without a slow access to
/// memory and leaves the table to boards that took longer.
#[derive(Default)]
pub(crate) struct ProofCache(PackedCache<SLOTS, BOUNDS>);

/// Chosen to fit into the processor's cache.
const SLOTS: usize = 1 << 15;
/// The bits of two bounds, seven for each. Those of a proof are never all 0.
const BOUNDS: u64 = 0x3fff;

impl ProofCache {
    /// The entry of a board, if there is one.
    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<Bounds> {
        let bits = self.0.get(hash).filter(|&bits| bits != 0)?;
        let bound = |bits: u64| (bits & 0x7f) as i32 - INFINITY;
        Some(Bounds { least: bound(bits), most: bound(bits >> 7) })
    }

    /// Stores the proven bounds of a board.
    #[inline]
    pub(crate) fn put(&mut self, hash: u64, Bounds { least, most }: Bounds) {
        let bits = |bound: i32| (bound + INFINITY) as u64;
        self.0.put(hash, bits(least) | bits(most) << 7);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_until_they_are_replaced() {
        let mut recent = ProofCache::default();
        let (board, other) = (0x7_0000_0123, 0x8_0000_0123);
        let widest = Bounds { least: -49, most: 49 };
        let narrow = Bounds { least: 3, most: 3 };
        recent.put(board, widest);
        assert_eq!((recent.get(board), recent.get(other)), (Some(widest), None));
        recent.put(board, narrow);
        assert_eq!(recent.get(board), Some(narrow));
        recent.put(other, widest);
        assert_eq!((recent.get(board), recent.get(other)), (None, Some(widest)));
    }

    #[test]
    fn nothing_is_known_at_first() {
        let recent = ProofCache::default();
        assert!([0, 5, 1 << 15, u64::MAX].into_iter().all(|hash| recent.get(hash).is_none()));
    }
}
