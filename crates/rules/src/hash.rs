//! The mixing function behind hashes and random numbers.

use crate::rng::GOLDEN_GAMMA;

/// The first number of splitmix64 with this seed: every bit of the input flips about half the bits of the output.
pub const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(GOLDEN_GAMMA);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}
