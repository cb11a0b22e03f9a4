//! Vectors of 128 bits, by instructions of WASM: the engine's module is optimised for size as a whole, and the compiler then
//! vectorises no loops.

use std::arch::wasm32::{
    i16x8_add, i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i16x8_max, i16x8_min, i16x8_mul,
    i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8, i32x4_splat, i64x2, v128,
};

use super::{HIDDEN, ONE};
use crate::wasm_lanes::{LANES, sum_of_lanes, vector};

/// A number for each unit.
#[derive(Clone, Copy)]
pub(crate) struct Units([v128; HIDDEN / LANES]);

impl Units {
    /// Zero for every unit.
    pub(crate) const ZERO: Self = Self([i64x2(0, 0); HIDDEN / LANES]);

    /// The numbers in their order.
    pub(crate) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
        Self(std::array::from_fn(|_| vector(&mut next)))
    }

    #[inline]
    pub(crate) fn add_units(&mut self, other: &Self) {
        for (sums, &numbers) in self.0.iter_mut().zip(&other.0) {
            *sums = i16x8_add(*sums, numbers);
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, row: &[u8; HIDDEN]) {
        self.combine(row, |sums, weights| i16x8_add(sums, weights));
    }

    #[inline]
    pub(crate) fn subtract(&mut self, row: &[u8; HIDDEN]) {
        self.combine(row, |sums, weights| i16x8_sub(sums, weights));
    }

    /// Combines each sum with the weight in a row.
    #[inline]
    fn combine(&mut self, row: &[u8; HIDDEN], combine: impl Fn(v128, v128) -> v128) {
        let (sums, _) = self.0.as_chunks_mut::<2>();
        let (words, _) = row.as_chunks::<8>();
        let (pairs, _) = words.as_chunks::<2>();
        for ([low, high], &[first, second]) in sums.iter_mut().zip(pairs) {
            let weights = i64x2(i64::from_le_bytes(first), i64::from_le_bytes(second));
            *low = combine(*low, i16x8_extend_low_i8x16(weights));
            *high = combine(*high, i16x8_extend_high_i8x16(weights));
        }
    }

    /// The sum of the units' outputs, each squared and weighted.
    #[inline]
    pub(crate) fn weigh(&self, weights: &Self) -> i32 {
        let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE as i16));
        let mut sum = i32x4_splat(0);
        for (&sums, &weights) in self.0.iter().zip(&weights.0) {
            let on = i16x8_min(i16x8_max(sums, zero), one);
            // The square of ONE fits in 16 bits.
            sum = i32x4_add(sum, i32x4_dot_i16x8(i16x8_mul(on, on), weights));
        }
        sum_of_lanes(sum)
    }
}
