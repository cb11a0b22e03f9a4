//! Random numbers for tests that compare the kernels of a network.

use basalt_rules::SplitMix64;

/// Numbers up to a size, many of them the ends of the range.
pub(crate) fn kernel_numbers<const N: usize>(rng: &mut SplitMix64, most: i16) -> [i16; N] {
    let range = 2 * most as usize + 1;
    std::array::from_fn(|_| match rng.below(4) {
        0 => most,
        1 => -most,
        _ => (rng.below(range) as i32 - i32::from(most)) as i16,
    })
}
