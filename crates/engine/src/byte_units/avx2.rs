//! The units in 256-bit registers, sixteen at a time.

use safe_arch::{
    add_i16_m256i, add_i32_m256i, convert_to_i16_m256i_from_i8_m128i, m128i, m256i, max_i16_m256i,
    min_i16_m256i, mul_i16_horizontal_add_m256i, mul_i16_keep_low_m256i, set_splat_i16_m256i,
    sub_i16_m256i,
};

use super::{HIDDEN, ONE};

/// Numbers of 16 bits in a register.
const LANES: usize = 16;

#[inline]
pub(super) fn add_units(sums: &mut [i16; HIDDEN], numbers: &[i16; HIDDEN]) {
    let ((sums, _), (numbers, _)) = (sums.as_chunks_mut(), numbers.as_chunks::<LANES>());
    for (sums, &numbers) in sums.iter_mut().zip(numbers) {
        *sums = add_i16_m256i(m256i::from(*sums), m256i::from(numbers)).into();
    }
}

#[inline]
pub(super) fn add(sums: &mut [i16; HIDDEN], row: &[u8; HIDDEN]) {
    combine(sums, row, add_i16_m256i);
}

#[inline]
pub(super) fn subtract(sums: &mut [i16; HIDDEN], row: &[u8; HIDDEN]) {
    combine(sums, row, sub_i16_m256i);
}

/// Combines each sum with the weight in a row.
#[inline]
fn combine(sums: &mut [i16; HIDDEN], row: &[u8; HIDDEN], combine: impl Fn(m256i, m256i) -> m256i) {
    let ((sums, _), (row, _)) = (sums.as_chunks_mut::<LANES>(), row.as_chunks::<LANES>());
    for (sums, &weights) in sums.iter_mut().zip(row) {
        let weights = convert_to_i16_m256i_from_i8_m128i(m128i::from(weights));
        *sums = combine(m256i::from(*sums), weights).into();
    }
}

/// The sum of the units' outputs, each squared and weighted.
#[inline]
pub(super) fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let (zero, one) = (set_splat_i16_m256i(0), set_splat_i16_m256i(ONE as i16));
    let ((sums, _), (weights, _)) = (sums.as_chunks::<LANES>(), weights.as_chunks::<LANES>());
    let mut sum = m256i::default();
    for (&sums, &weights) in sums.iter().zip(weights) {
        let on = min_i16_m256i(max_i16_m256i(m256i::from(sums), zero), one);
        // The square of ONE fits in 16 bits.
        let squares = mul_i16_keep_low_m256i(on, on);
        sum = add_i32_m256i(sum, mul_i16_horizontal_add_m256i(squares, m256i::from(weights)));
    }
    <[i32; 8]>::from(sum).iter().sum()
}
