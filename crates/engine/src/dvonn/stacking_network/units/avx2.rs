//! The units in 256-bit registers, sixteen at a time.

use safe_arch::{
    add_i32_m256i, add_saturating_i16_m256i, m256i, max_i16_m256i, min_i16_m256i,
    mul_i16_horizontal_add_m256i, mul_i16_keep_high_m256i, mul_i16_keep_low_m256i,
    set_splat_i16_m256i, shl_imm_u16_m256i,
};

use super::super::{HIDDEN, ONE, ONE_BITS};

/// Numbers of 16 bits in a register.
const LANES: usize = 16;

/// The high half of a product of two numbers that are shifted left by so much is the product without [`ONE_BITS`] bits.
const SHIFT: i32 = (16 - ONE_BITS as i32) / 2;

/// Adds a row `times` times. Sums saturate.
#[inline]
pub(super) fn add(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN], times: i16) {
    let times = set_splat_i16_m256i(times);
    let ((sums, _), (row, _)) = (sums.as_chunks_mut::<LANES>(), row.as_chunks::<LANES>());
    for (sums, &weights) in sums.iter_mut().zip(row) {
        let weights = mul_i16_keep_low_m256i(m256i::from(weights), times);
        *sums = add_saturating_i16_m256i(m256i::from(*sums), weights).into();
    }
}

/// The sum of the units' outputs, each squared and weighted.
#[inline]
pub(super) fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let (zero, one) = (set_splat_i16_m256i(0), set_splat_i16_m256i(ONE));
    let ((sums, _), (weights, _)) = (sums.as_chunks::<LANES>(), weights.as_chunks::<LANES>());
    let mut sum = m256i::default();
    for (&sums, &weights) in sums.iter().zip(weights) {
        let on = min_i16_m256i(max_i16_m256i(m256i::from(sums), zero), one);
        let on = shl_imm_u16_m256i::<SHIFT>(on);
        let squares = mul_i16_keep_high_m256i(on, on);
        sum = add_i32_m256i(sum, mul_i16_horizontal_add_m256i(squares, m256i::from(weights)));
    }
    <[i32; 8]>::from(sum).iter().sum()
}
