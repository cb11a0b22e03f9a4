//! Sorting short lists.
//!
//! The standard library's sorts are made for long lists, and each element type instantiates another copy of them, which a
//! browser would have to load. These compile to a few instructions each.

use std::cmp::Ordering;

/// Sorts a short list by a key. What has the same key stays in its order.
#[inline]
pub fn sort_by_key<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let item = items[end];
        let rank = key(&item);
        let mut place = end;
        while place > 0 && rank < key(&items[place - 1]) {
            items[place] = items[place - 1];
            place -= 1;
        }
        items[place] = item;
    }
}

/// The same for things that are dear to compare or to move.
pub fn sorted_by_key<T, K: Ord>(
    items: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    sorted_by(items, |one, other| key(one).cmp(&key(other)))
}

/// The same for things that are only comparable with each other.
pub fn sorted_by<T>(
    items: impl IntoIterator<Item = T>,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Vec<T> {
    let mut sorted = Vec::new();
    for item in items {
        sorted.insert(sorted.partition_point(|known| compare(known, &item).is_le()), item);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lists of six numbers below three, each number with the place that it came from.
    fn lists() -> impl Iterator<Item = Vec<(usize, usize)>> {
        (0..3_usize.pow(6))
            .map(|list| (0..6).map(|i| (list / 3_usize.pow(i) % 3, i as usize)).collect())
    }

    #[test]
    fn lists_are_sorted_as_the_standard_library_sorts_them() {
        for list in lists() {
            let mut expected = list.clone();
            expected.sort_by_key(|(number, _)| *number);
            let mut sorted = list.clone();
            sort_by_key(&mut sorted, |(number, _)| *number);
            assert_eq!(sorted, expected);
            assert_eq!(sorted_by_key(list, |(number, _)| *number), expected);
        }
    }

    #[test]
    fn there_may_be_nothing_to_sort() {
        sort_by_key(&mut [0; 0], |number| *number);
        assert_eq!(sorted_by_key([0; 0], |number| *number), []);
    }
}
