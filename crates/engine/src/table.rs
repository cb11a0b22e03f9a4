//! A transposition table, shared by the threads of a search.

use std::sync::atomic::{AtomicU64, Ordering};

/// A table of fixed size from hashes to 48-bit payloads. New entries replace the least important ones.
///
/// Threads write without locks. A slot holds a word and the exclusive or of it and the hash, so a slot that two threads have
/// half written matches no hash and counts as empty.
pub(crate) struct HashTable {
    buckets: Box<[Bucket]>,
    /// The number of the current search: entries of earlier ones are replaced first.
    generation: u8,
}

/// The slots of one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

const SLOTS: usize = 4;

/// Buckets that are counted to tell how full a table is.
const SAMPLE: usize = 250;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    word: AtomicU64,
}

/// The bits of a word that are the user's; priority and generation lie above them.
const PAYLOAD_BITS: u32 = 48;
const PAYLOAD: u64 = (1 << PAYLOAD_BITS) - 1;
const PRIORITY_SHIFT: u32 = PAYLOAD_BITS;
const GENERATION_SHIFT: u32 = 56;

/// Priority that an entry loses with each search that did not use it.
const AGEING: u8 = 8;

impl HashTable {
    /// A table of about this size, one bucket at least.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let buckets = std::iter::repeat_with(Bucket::default).take(count).collect();
        Self { buckets, generation: 0 }
    }

    /// Begins a new search: existing entries stay, but new ones replace them first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
        self.generation = 0;
    }

    fn bucket(&self, hash: u64) -> &Bucket {
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// The word that was stored for this hash, if it is still there.
    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<u64> {
        self.bucket(hash).0.iter().find_map(|slot| {
            let word = slot.word.load(Ordering::Relaxed);
            let found = slot.check.load(Ordering::Relaxed) ^ word == hash && word != 0;
            found.then_some(word & PAYLOAD)
        })
    }

    /// The share of slots that hold something of the current search, in thousandths, by a sample.
    pub(crate) fn load(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(SAMPLE)];
        let is_current = |slot: &&Slot| {
            let word = slot.word.load(Ordering::Relaxed);
            word != 0 && (word >> GENERATION_SHIFT) as u8 == self.generation
        };
        let count = sample.iter().flat_map(|bucket| &bucket.0).filter(is_current).count();
        (1000 * count / (SLOTS * sample.len())) as u16
    }

    /// Stores `payload`, which must not be 0 and has at most 48 bits. Entries with a lower `priority` are replaced
    /// first.
    #[inline]
    pub(crate) fn put(&self, hash: u64, payload: u64, priority: u8) {
        debug_assert!(payload != 0 && payload <= PAYLOAD);
        let mut least: Option<(&Slot, i16)> = None;
        for slot in &self.bucket(hash).0 {
            let word = slot.word.load(Ordering::Relaxed);
            if word == 0 || slot.check.load(Ordering::Relaxed) ^ word == hash {
                least = Some((slot, 0));
                break;
            }
            let age = self.generation.wrapping_sub((word >> GENERATION_SHIFT) as u8);
            let stays = i16::from((word >> PRIORITY_SHIFT) as u8)
                - i16::from(age).saturating_mul(i16::from(AGEING));
            if least.is_none_or(|(_, other)| stays < other) {
                least = Some((slot, stays));
            }
        }
        let word = payload
            | u64::from(priority) << PRIORITY_SHIFT
            | u64::from(self.generation) << GENERATION_SHIFT;
        if let Some((slot, _)) = least {
            slot.word.store(word, Ordering::Relaxed);
            slot.check.store(hash ^ word, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_until_the_table_is_cleared() {
        let mut table = HashTable::with_bytes(1 << 12);
        assert_eq!(table.get(5), None);
        table.put(5, 77, 1);
        table.put(6, 78, 1);
        table.put(5, 79, 0);
        assert_eq!((table.get(5), table.get(6)), (Some(79), Some(78)));
        assert_eq!(table.get(7), None);
        table.clear();
        assert_eq!(table.get(5), None);
    }

    #[test]
    fn the_lowest_priority_gives_way_and_age_lowers_it() {
        let mut table = HashTable::with_bytes(0);
        for (hash, priority) in [(1, 20), (2, 3), (3, 9), (4, 12)] {
            table.put(hash, hash, priority);
        }
        table.put(5, 5, 0);
        assert_eq!(
            [1, 2, 3, 4, 5].map(|hash| table.get(hash).is_some()),
            [true, false, true, true, true]
        );
        table.age();
        table.put(5, 5, 3);
        table.age();
        table.put(6, 6, 0);
        assert_eq!(
            [1, 3, 4, 5, 6].map(|hash| table.get(hash).is_some()),
            [true, false, true, true, true]
        );
    }

    #[test]
    fn the_load_counts_what_the_current_search_has_written() {
        let mut table = HashTable::with_bytes(2 * size_of::<Bucket>());
        assert_eq!(table.load(), 0);
        table.put(1, 1, 1);
        table.put(u64::MAX, 1, 1);
        assert_eq!(table.load(), 250);
        table.age();
        assert_eq!(table.load(), 0);
        for hash in [2, 3, 4] {
            table.put(hash, 1, 1);
        }
        assert_eq!(table.load(), 375);
    }

    #[test]
    fn a_torn_slot_is_empty() {
        let table = HashTable::with_bytes(0);
        table.put(9, 1, 0);
        table.buckets[0].0[0].word.store(2, Ordering::Relaxed);
        assert_eq!(table.get(9), None);
    }

    #[test]
    fn the_largest_words_are_kept_whole() {
        let table = HashTable::with_bytes(0);
        table.put(u64::MAX, PAYLOAD, u8::MAX);
        assert_eq!(table.get(u64::MAX), Some(PAYLOAD));
    }
}
