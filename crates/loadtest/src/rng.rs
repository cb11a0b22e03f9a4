//! Rng that a seed fixes.

use std::time::Duration;

use basalt_rules::mix;

/// A sequence of numbers that its seed fixes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rng(u64);

impl Rng {
    /// The sequence of one of many who share a seed.
    pub(crate) fn of(seed: u64, who: u64) -> Self {
        Self(mix(seed ^ mix(who)))
    }

    fn next(&mut self) -> u64 {
        self.0 = mix(self.0);
        self.0
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A part of a time.
    pub(crate) fn part(&mut self, of: Duration) -> Duration {
        of.mul_f64((self.next() >> 11) as f64 / (1_u64 << 53) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_sequence_of_their_own_that_the_seed_fixes() {
        let numbers = |seed, who| {
            let mut rng = Rng::of(seed, who);
            [0; 8].map(|_: i32| rng.below(1_000_000))
        };
        assert_eq!(numbers(1, 7), numbers(1, 7));
        assert_ne!(numbers(1, 7), numbers(1, 8));
        assert_ne!(numbers(1, 7), numbers(2, 7));
        assert_eq!(Rng::of(1, 1).below(0), 0);
    }

    #[test]
    fn a_part_is_never_the_whole() {
        let mut rng = Rng::of(3, 4);
        let second = Duration::from_secs(1);
        assert!((0..1_000).all(|_| rng.part(second) < second));
    }
}
