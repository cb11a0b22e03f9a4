//! Plain loops, which the compiler vectorises, for processors without 256-bit registers.

use super::{HIDDEN, ONE};

#[inline]
pub(super) fn add_units(sums: &mut [i16; HIDDEN], numbers: &[i16; HIDDEN]) {
    for (sum, &number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}

#[inline]
pub(super) fn add(sums: &mut [i16; HIDDEN], row: &[u8; HIDDEN]) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum += i16::from(weight.cast_signed());
    }
}

#[inline]
pub(super) fn subtract(sums: &mut [i16; HIDDEN], row: &[u8; HIDDEN]) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum -= i16::from(weight.cast_signed());
    }
}

/// The sum of the units' outputs, each squared and weighted.
#[inline]
pub(super) fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let weigh = |(&sum, &weight): (&i16, &i16)| {
        let on = i32::from(sum.clamp(0, ONE as i16));
        on * on * i32::from(weight)
    };
    sums.iter().zip(weights).map(weigh).sum()
}
