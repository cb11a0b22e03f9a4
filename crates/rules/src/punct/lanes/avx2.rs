//! The bits in one 256-bit register.

use safe_arch::{
    bitand_m256i, bitandnot_m256i, bitor_m256i, bitxor_m256i, combined_byte_shr_imm_m256i, m256i,
    shl_imm_u16_m256i, shr_imm_u16_m256i, shuffle_abi_i128z_all_m256i, testz_m256i,
};

use super::Words;

fn load(words: Words) -> m256i {
    m256i::from(words)
}

#[inline]
pub(crate) fn and(a: Words, b: Words) -> Words {
    bitand_m256i(load(a), load(b)).into()
}

#[inline]
pub(crate) fn or(a: Words, b: Words) -> Words {
    bitor_m256i(load(a), load(b)).into()
}

#[inline]
pub(crate) fn xor(a: Words, b: Words) -> Words {
    bitxor_m256i(load(a), load(b)).into()
}

/// The bits of `a` that are not in `b`.
#[inline]
pub(crate) fn and_not(a: Words, b: Words) -> Words {
    bitandnot_m256i(load(b), load(a)).into()
}

#[inline]
pub(crate) fn is_zero(a: Words) -> bool {
    testz_m256i(load(a), load(a)) == 1
}

/// Every row at the number before, the first at the last.
#[inline]
pub(crate) fn rows_up(a: Words) -> Words {
    let a = load(a);
    let swapped = shuffle_abi_i128z_all_m256i::<0x21>(a, a);
    combined_byte_shr_imm_m256i::<2>(swapped, a).into()
}

/// Every row at the next number, the last at the first.
#[inline]
pub(crate) fn rows_down(a: Words) -> Words {
    let a = load(a);
    let swapped = shuffle_abi_i128z_all_m256i::<0x21>(a, a);
    combined_byte_shr_imm_m256i::<14>(a, swapped).into()
}

/// Every bit at the next number within its row, the last at the first.
#[inline]
pub(crate) fn bits_up(a: Words) -> Words {
    let a = load(a);
    bitor_m256i(shl_imm_u16_m256i::<1>(a), shr_imm_u16_m256i::<15>(a)).into()
}

/// Every bit at the number before within its row, the first at the last.
#[inline]
pub(crate) fn bits_down(a: Words) -> Words {
    let a = load(a);
    bitor_m256i(shr_imm_u16_m256i::<1>(a), shl_imm_u16_m256i::<15>(a)).into()
}
