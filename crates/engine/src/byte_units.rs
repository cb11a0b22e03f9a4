//! The hidden units of a network whose weights to them are bytes, and the arithmetic with them. The placing of DVONN and PÜNCT
//! have such networks.
//!
//! The modules below compute the same; which one is used depends on what the processor has.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[path = "byte_units/avx2.rs"]
mod chosen;

#[cfg(not(any(target_arch = "wasm32", all(target_arch = "x86_64", target_feature = "avx2"))))]
#[path = "byte_units/portable.rs"]
mod chosen;

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
#[path = "byte_units/portable.rs"]
mod portable;

#[cfg(target_arch = "wasm32")]
mod wasm;

#[cfg(target_arch = "wasm32")]
pub(crate) use wasm::Units;

/// Hidden units.
pub(crate) const HIDDEN: usize = 64;

/// The value of a unit that is fully on, and of a weight of 1 to it.
pub(crate) const ONE: i32 = 127;

/// A number for each unit.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Units(pub(crate) [i16; HIDDEN]);

#[cfg(not(target_arch = "wasm32"))]
impl Units {
    /// Zero for every unit.
    pub(crate) const ZERO: Self = Self([0; HIDDEN]);

    /// The numbers in their order.
    pub(crate) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
        Self(std::array::from_fn(|_| next()))
    }

    #[inline]
    pub(crate) fn add_units(&mut self, other: &Self) {
        chosen::add_units(&mut self.0, &other.0);
    }

    #[inline]
    pub(crate) fn add(&mut self, row: &[u8; HIDDEN]) {
        chosen::add(&mut self.0, row);
    }

    #[inline]
    pub(crate) fn subtract(&mut self, row: &[u8; HIDDEN]) {
        chosen::subtract(&mut self.0, row);
    }

    /// The sum of the units' outputs, each squared and weighted.
    #[inline]
    pub(crate) fn weigh(&self, weights: &Self) -> i32 {
        chosen::weigh(&self.0, &weights.0)
    }
}

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
mod tests {
    use basalt_rules::SplitMix64;

    use super::*;
    use crate::kernel_numbers::kernel_numbers;

    /// The most that a sum may have before a row is added or subtracted.
    const MAX_SUM: i16 = i16::MAX - 128;
    /// The largest output weight with which no sum of all units overflows.
    const MAX_WEIGHT: i16 = (i32::MAX / (HIDDEN as i32 * ONE * ONE)) as i16;

    /// Sums around the range that is not clamped.
    fn small_numbers(rng: &mut SplitMix64) -> [i16; HIDDEN] {
        std::array::from_fn(|_| rng.below(400) as i16 - 150)
    }

    #[test]
    fn both_modules_do_the_same() {
        let mut rng = SplitMix64::new(1);
        let mut outputs = std::collections::BTreeSet::new();
        for round in 0..2_000 {
            let mut row: [u8; HIDDEN] = std::array::from_fn(|_| rng.below(256) as u8);
            row[round % HIDDEN] = i8::MIN.cast_unsigned();
            let same = |apply: &dyn Fn([&mut [i16; HIDDEN]; 2]), start: [i16; HIDDEN]| {
                let [mut one, mut two] = [start; 2];
                apply([&mut one, &mut two]);
                assert_eq!(one, two);
            };
            let start = kernel_numbers(&mut rng, MAX_SUM);
            same(&|[one, two]| (chosen::add(one, &row), portable::add(two, &row)).0, start);
            same(
                &|[one, two]| (chosen::subtract(one, &row), portable::subtract(two, &row)).0,
                start,
            );
            let [half, other] = [(); 2].map(|()| kernel_numbers(&mut rng, i16::MAX / 2));
            same(
                &|[one, two]| {
                    chosen::add_units(one, &other);
                    portable::add_units(two, &other);
                },
                half,
            );
            let weights = kernel_numbers(&mut rng, MAX_WEIGHT);
            for sums in
                [start, half, small_numbers(&mut rng), [i16::MIN; HIDDEN], [i16::MAX; HIDDEN]]
            {
                let output = portable::weigh(&sums, &weights);
                assert_eq!(chosen::weigh(&sums, &weights), output);
                outputs.insert(output);
            }
        }
        let most = portable::weigh(&[i16::MAX; HIDDEN], &[MAX_WEIGHT; HIDDEN]);
        assert_eq!(chosen::weigh(&[i16::MAX; HIDDEN], &[MAX_WEIGHT; HIDDEN]), most);
        assert!(outputs.len() > 1_000, "{}", outputs.len());
    }
}
