//! Looks up values by name.

use std::fmt::Debug;

/// Checks that each value is found by its name, or by whatever else `name` gives it.
pub fn assert_found_by_name<T: Copy + Debug + PartialEq, N>(
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> N,
    find: impl Fn(N) -> Option<T>,
) {
    for value in values {
        assert_eq!(find(name(value)), Some(value));
    }
}
