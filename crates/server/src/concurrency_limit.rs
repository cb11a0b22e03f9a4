//! Limits of what may go on at the same time, in all and for each key: a member, an address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use crate::lock::lock;

/// A limit of what may go on at the same time.
#[derive(Debug)]
pub(crate) struct ConcurrencyLimit<K> {
    /// Maximum number in all.
    max: usize,
    /// Maximum number of one key.
    max_of_one: usize,
    /// The number that each key has taken.
    taken: Mutex<HashMap<K, usize>>,
}

impl<K: Copy + Eq + Hash> ConcurrencyLimit<K> {
    pub(crate) fn new(max: usize, max_of_one: usize) -> Arc<Self> {
        Arc::new(Self { max, max_of_one, taken: Mutex::default() })
    }

    /// A place for a key; `None` if too many are taken.
    pub(crate) fn take(self: &Arc<Self>, key: K) -> Option<Place<K>> {
        let mut taken = lock(&self.taken);
        let all: usize = taken.values().sum();
        let own = taken.get(&key).copied().unwrap_or_default();
        if all >= self.max || own >= self.max_of_one {
            return None;
        }
        taken.insert(key, own + 1);
        Some(Place { limit: Arc::clone(self), key })
    }
}

/// A place within a limit. It is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Copy + Eq + Hash> {
    limit: Arc<ConcurrencyLimit<K>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = lock(&self.limit.taken);
        if let Some(own) = taken.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_limited_in_all_and_for_each_key() {
        let limit = ConcurrencyLimit::new(32, 4);
        let mut taken: Vec<_> =
            (0..32).map(|number| limit.take(number / 4).expect("a place is free")).collect();
        assert!(limit.take(9).is_none(), "all are taken");
        taken.truncate(31);
        assert!(limit.take(0).is_none(), "four are enough for one");
        let last = limit.take(9).expect("a place is free");
        assert!(limit.take(9).is_none());
        drop((taken, last));
        assert!(lock(&limit.taken).is_empty(), "nothing is left of anybody");
    }
}
