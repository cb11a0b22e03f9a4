//! Cryptographically secure random numbers.

pub(crate) use basalt_store::random_bytes as bytes;

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}
