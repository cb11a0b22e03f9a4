//! Cryptographically secure random numbers.

/// Random bytes.
///
/// # Panics
///
/// If the system has no random numbers to give.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A random id of a row.
pub(crate) fn row_id() -> i64 {
    i64::from_le_bytes(bytes()) & i64::MAX
}
