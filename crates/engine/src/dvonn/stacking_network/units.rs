//! A number for each hidden unit, and the arithmetic with them.
//!
//! The modules below compute the same; which one is used depends on what the processor has.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[path = "units/avx2.rs"]
mod chosen;

#[cfg(not(any(target_arch = "wasm32", all(target_arch = "x86_64", target_feature = "avx2"))))]
#[path = "units/portable.rs"]
mod chosen;

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
#[path = "units/portable.rs"]
mod portable;

#[cfg(target_arch = "wasm32")]
mod wasm;

#[cfg(target_arch = "wasm32")]
pub(super) use wasm::Units;

#[cfg(not(target_arch = "wasm32"))]
use super::HIDDEN;

/// A number for each unit.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Units(pub(super) [i16; HIDDEN]);

#[cfg(not(target_arch = "wasm32"))]
impl Units {
    /// The numbers in their order.
    pub(super) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
        Self(std::array::from_fn(|_| next()))
    }

    /// Adds a row `times` times. Sums saturate.
    #[inline]
    pub(super) fn add(&mut self, row: &Self, times: i16) {
        chosen::add(&mut self.0, &row.0, times);
    }

    /// The sum of the units' outputs, each squared and weighted.
    #[inline]
    pub(super) fn weigh(&self, weights: &Self) -> i32 {
        chosen::weigh(&self.0, &weights.0)
    }
}

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
mod tests {
    use basalt_rules::SplitMix64;

    use super::super::{MAX_OUTPUT, MAX_TIMES, ONE};
    use super::*;
    use crate::kernel_numbers::kernel_numbers;

    #[test]
    fn both_modules_do_the_same() {
        let mut rng = SplitMix64::new(1);
        let mut outputs = std::collections::BTreeSet::new();
        for _ in 0..2_000 {
            let start = kernel_numbers(&mut rng, i16::MAX);
            let row = kernel_numbers(&mut rng, i16::MAX / MAX_TIMES as i16);
            let times = rng.below(MAX_TIMES as usize + 1) as i16;
            let [mut one, mut two] = [start; 2];
            chosen::add(&mut one, &row, times);
            portable::add(&mut two, &row, times);
            assert_eq!(one, two);
            let weights = kernel_numbers(&mut rng, MAX_OUTPUT);
            let near = kernel_numbers(&mut rng, ONE + 100);
            for sums in [one, near, [i16::MIN; HIDDEN], [i16::MAX; HIDDEN], [ONE; HIDDEN]] {
                let output = portable::weigh(&sums, &weights);
                assert_eq!(chosen::weigh(&sums, &weights), output);
                outputs.insert(output);
            }
        }
        assert!(outputs.len() > 1_000, "{}", outputs.len());
    }
}
