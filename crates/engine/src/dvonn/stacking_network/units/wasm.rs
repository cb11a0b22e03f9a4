//! Vectors of 128 bits, by instructions of WASM: the engine's module is optimised for size as a whole, and the compiler then
//! vectorises no loops. A search took three to four times as long.

use std::arch::wasm32::{
    i16x8_add_sat, i16x8_max, i16x8_min, i16x8_mul, i16x8_narrow_i32x4, i16x8_splat, i32x4_add,
    i32x4_dot_i16x8, i32x4_extmul_high_i16x8, i32x4_extmul_low_i16x8, i32x4_shr, i32x4_splat, v128,
};

use super::super::{HIDDEN, ONE, ONE_BITS};
use crate::wasm_lanes::{LANES, sum_of_lanes, vector};

/// A number for each unit.
#[derive(Clone, Copy)]
pub(in super::super) struct Units([v128; HIDDEN / LANES]);

impl Units {
    /// The numbers in their order.
    pub(in super::super) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
        Self(std::array::from_fn(|_| vector(&mut next)))
    }

    /// Adds a row `times` times. Sums saturate.
    #[inline]
    pub(in super::super) fn add(&mut self, row: &Self, times: i16) {
        let times = i16x8_splat(times);
        for (sums, &weights) in self.0.iter_mut().zip(&row.0) {
            *sums = i16x8_add_sat(*sums, i16x8_mul(weights, times));
        }
    }

    /// The sum of the units' outputs, each squared and weighted.
    #[inline]
    pub(in super::super) fn weigh(&self, weights: &Self) -> i32 {
        let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE));
        let mut sum = i32x4_splat(0);
        for (&sums, &weights) in self.0.iter().zip(&weights.0) {
            let on = i16x8_min(i16x8_max(sums, zero), one);
            let low = i32x4_shr(i32x4_extmul_low_i16x8(on, on), ONE_BITS);
            let high = i32x4_shr(i32x4_extmul_high_i16x8(on, on), ONE_BITS);
            // A square is at most ONE, so nothing is lost in 16 bits.
            let squares = i16x8_narrow_i32x4(low, high);
            sum = i32x4_add(sum, i32x4_dot_i16x8(squares, weights));
        }
        sum_of_lanes(sum)
    }
}
