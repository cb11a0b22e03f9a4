//! The hidden units of a network whose weights to them are bytes, and the arithmetic with them. The placing of DVONN and PÜNCT
//! have such networks.

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use portable::Units;
#[cfg(target_arch = "wasm32")]
pub(crate) use wasm::Units;

/// Hidden units.
pub(crate) const HIDDEN: usize = 64;

/// The value of a unit that is fully on, and of a weight of 1 to it.
pub(crate) const ONE: i32 = 127;

/// For targets where the compiler vectorises these loops.
#[cfg(not(target_arch = "wasm32"))]
mod portable {
    use super::{HIDDEN, ONE};

    /// A number for each unit.
    #[derive(Clone, Copy)]
    #[repr(align(64))]
    pub(crate) struct Units(pub(crate) [i16; HIDDEN]);

    impl Units {
        /// Zero for every unit.
        pub(crate) const ZERO: Self = Self([0; HIDDEN]);

        /// The numbers in their order.
        pub(crate) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
            Self(std::array::from_fn(|_| next()))
        }

        #[inline]
        pub(crate) fn add_units(&mut self, other: &Self) {
            for (sum, &number) in self.0.iter_mut().zip(&other.0) {
                *sum += number;
            }
        }

        #[inline]
        pub(crate) fn add(&mut self, row: &[u8; HIDDEN]) {
            for (sum, &weight) in self.0.iter_mut().zip(row) {
                *sum += i16::from(weight.cast_signed());
            }
        }

        #[inline]
        pub(crate) fn subtract(&mut self, row: &[u8; HIDDEN]) {
            for (sum, &weight) in self.0.iter_mut().zip(row) {
                *sum -= i16::from(weight.cast_signed());
            }
        }

        /// The sum of the units' outputs, each squared and weighted.
        #[inline]
        pub(crate) fn weigh(&self, weights: &Self) -> i32 {
            let weigh = |(&sum, &weight): (&i16, &i16)| {
                let on = i32::from(sum.clamp(0, ONE as i16));
                on * on * i32::from(weight)
            };
            self.0.iter().zip(&weights.0).map(weigh).sum()
        }
    }
}

/// For WASM. The engine's module is optimised for size as a whole, and the compiler then vectorises no loops.
#[cfg(target_arch = "wasm32")]
mod wasm {
    use std::arch::wasm32::{
        i16x8_add, i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i16x8_max, i16x8_min,
        i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8, i32x4_splat, i64x2, v128,
    };

    use super::{HIDDEN, ONE};
    use crate::wasm_lanes::{LANES, sum_of_lanes, vector};

    /// A number for each unit.
    #[derive(Clone, Copy)]
    pub(crate) struct Units([v128; HIDDEN / LANES]);

    impl Units {
        /// Zero for every unit.
        pub(crate) const ZERO: Self = Self([i64x2(0, 0); HIDDEN / LANES]);

        /// The numbers in their order.
        pub(crate) fn from_numbers(mut next: impl FnMut() -> i16) -> Self {
            Self(std::array::from_fn(|_| vector(&mut next)))
        }

        #[inline]
        pub(crate) fn add_units(&mut self, other: &Self) {
            for (sums, &numbers) in self.0.iter_mut().zip(&other.0) {
                *sums = i16x8_add(*sums, numbers);
            }
        }

        #[inline]
        pub(crate) fn add(&mut self, row: &[u8; HIDDEN]) {
            self.combine(row, |sums, weights| i16x8_add(sums, weights));
        }

        #[inline]
        pub(crate) fn subtract(&mut self, row: &[u8; HIDDEN]) {
            self.combine(row, |sums, weights| i16x8_sub(sums, weights));
        }

        /// Combines each sum with the weight in a row.
        #[inline]
        fn combine(&mut self, row: &[u8; HIDDEN], combine: impl Fn(v128, v128) -> v128) {
            let (sums, _) = self.0.as_chunks_mut::<2>();
            let (words, _) = row.as_chunks::<8>();
            let (pairs, _) = words.as_chunks::<2>();
            for ([low, high], &[first, second]) in sums.iter_mut().zip(pairs) {
                let weights = i64x2(i64::from_le_bytes(first), i64::from_le_bytes(second));
                *low = combine(*low, i16x8_extend_low_i8x16(weights));
                *high = combine(*high, i16x8_extend_high_i8x16(weights));
            }
        }

        /// The sum of the units' outputs, each squared and weighted.
        #[inline]
        pub(crate) fn weigh(&self, weights: &Self) -> i32 {
            let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE as i16));
            let mut sum = i32x4_splat(0);
            for (&sums, &weights) in self.0.iter().zip(&weights.0) {
                let on = i16x8_min(i16x8_max(sums, zero), one);
                // The square of ONE fits in 16 bits.
                sum = i32x4_add(sum, i32x4_dot_i16x8(i16x8_mul(on, on), weights));
            }
            sum_of_lanes(sum)
        }
    }
}
