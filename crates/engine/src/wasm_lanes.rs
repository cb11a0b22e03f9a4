//! WASM vector instructions that several networks use.

use std::arch::wasm32::{i16x8, i32x4_extract_lane, v128};

/// Numbers of 16 bits in a vector.
pub(crate) const LANES: usize = 8;

/// A vector of the next numbers.
#[inline(never)]
pub(crate) fn vector(next: &mut dyn FnMut() -> i16) -> v128 {
    let [a, b, c, d, e, f, g, h]: [i16; LANES] = std::array::from_fn(|_| next());
    i16x8(a, b, c, d, e, f, g, h)
}

/// The sum of four numbers of 32 bits.
#[inline]
pub(crate) fn sum_of_lanes(vector: v128) -> i32 {
    i32x4_extract_lane::<0>(vector)
        + i32x4_extract_lane::<1>(vector)
        + i32x4_extract_lane::<2>(vector)
        + i32x4_extract_lane::<3>(vector)
}
