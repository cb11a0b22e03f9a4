//! The bits in four words, for processors without 256-bit registers.

use super::Words;

/// The lowest bit of each row in a word.
const LOWEST: u64 = 0x0001_0001_0001_0001;

/// The highest bit of each row in a word.
const HIGHEST: u64 = LOWEST << 15;

#[inline]
pub(crate) fn and(a: Words, b: Words) -> Words {
    std::array::from_fn(|i| a[i] & b[i])
}

#[inline]
pub(crate) fn or(a: Words, b: Words) -> Words {
    std::array::from_fn(|i| a[i] | b[i])
}

#[inline]
pub(crate) fn xor(a: Words, b: Words) -> Words {
    std::array::from_fn(|i| a[i] ^ b[i])
}

/// The bits of `a` that are not in `b`.
#[inline]
pub(crate) fn and_not(a: Words, b: Words) -> Words {
    std::array::from_fn(|i| a[i] & !b[i])
}

#[inline]
pub(crate) fn is_zero([a, b, c, d]: Words) -> bool {
    a | b | c | d == 0
}

/// Every row at the number before, the first at the last.
#[inline]
pub(crate) fn rows_up(a: Words) -> Words {
    std::array::from_fn(|i| a[i] >> 16 | a[(i + 1) % 4] << 48)
}

/// Every row at the next number, the last at the first.
#[inline]
pub(crate) fn rows_down(a: Words) -> Words {
    std::array::from_fn(|i| a[i] << 16 | a[(i + 3) % 4] >> 48)
}

/// Every bit at the next number within its row, the last at the first.
#[inline]
pub(crate) fn bits_up(a: Words) -> Words {
    a.map(|word| (word & !HIGHEST) << 1 | word >> 15 & LOWEST)
}

/// Every bit at the number before within its row, the first at the last.
#[inline]
pub(crate) fn bits_down(a: Words) -> Words {
    a.map(|word| word >> 1 & !HIGHEST | (word & LOWEST) << 15)
}
