//! Plain loops, which the compiler vectorises, for processors without 256-bit registers.

use super::super::{HIDDEN, ONE, ONE_BITS};

/// Adds a row `times` times. Sums saturate.
#[inline]
pub(super) fn add(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN], times: i16) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = sum.saturating_add(weight.wrapping_mul(times));
    }
}

/// The sum of the units' outputs, each squared and weighted.
#[inline]
pub(super) fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let weigh = |(&sum, &weight): (&i16, &i16)| {
        let on = i32::from(sum.clamp(0, ONE));
        ((on * on) >> ONE_BITS) * i32::from(weight)
    };
    sums.iter().zip(weights).map(weigh).sum()
}
