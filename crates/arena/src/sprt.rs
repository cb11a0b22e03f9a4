//! The generalised sequential probability ratio test, which ends a match when it has shown enough.
//!
//! Two hypotheses name differences in Elo. For each, the most likely distribution of pair results with that mean is
//! found; the logarithm of the ratio of the two likelihoods, summed over all pairs, is compared with Wald's bounds.

use crate::elo::share;
use crate::pairs::{Pairs, SHARES};

/// A test of two differences in Elo, the lower one first.
///
/// Both must be such that neither player is expected to get all points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower difference.
    pub elo0: f64,
    /// The higher difference.
    pub elo1: f64,
}

/// The difference that a test has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtResult {
    /// The lower difference.
    Lower,
    /// The higher difference.
    Higher,
}

/// The chance of either error that is accepted.
const ERROR_RATE: f64 = 0.05;

/// The count of a result that has never occurred, so that no hypothesis is impossible.
const UNSEEN_COUNT: f64 = 1e-3;

impl Sprt {
    /// The bound that the ratio has to reach, above zero or below.
    pub fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// The logarithm of the likelihood ratio: above zero the higher difference is likelier.
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { UNSEEN_COUNT } else { count as f64 });
        log_likelihood(&counts, share(self.elo1)) - log_likelihood(&counts, share(self.elo0))
    }

    /// The verdict of a ratio; `None` while it is between the bounds.
    pub fn verdict(ratio: f64) -> Option<SprtResult> {
        if ratio >= Self::bound() {
            Some(SprtResult::Higher)
        } else if ratio <= -Self::bound() {
            Some(SprtResult::Lower)
        } else {
            None
        }
    }
}

/// The log-likelihood of the counts under the likeliest distribution with this mean, less that of
/// the observed distribution.
///
/// By Lagrange's multipliers that distribution is p / (1 + θ (x - mean)), with p the observed one
/// and θ such that the mean comes out.
fn log_likelihood(counts: &[f64; 5], mean: f64) -> f64 {
    let theta = multiplier(counts, mean);
    let term = |(&count, x): (&f64, f64)| -count * (1.0 + theta * (x - mean)).ln();
    counts.iter().zip(SHARES).map(term).sum()
}

/// The root of a function that falls all the way between its poles, by halving.
fn multiplier(counts: &[f64; 5], mean: f64) -> f64 {
    let excess = |theta: f64| -> f64 {
        let term = |(&count, x): (&f64, f64)| count * (x - mean) / (1.0 + theta * (x - mean));
        counts.iter().zip(SHARES).map(term).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // Each step halves the interval; after 100 it has no more doubles inside.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0 };

    #[test]
    fn the_bound_is_walds() {
        assert!((Sprt::bound() - 19_f64.ln()).abs() < 1e-12);
        assert_eq!(Sprt::verdict(2.94), None);
        assert_eq!(Sprt::verdict(2.95), Some(SprtResult::Higher));
        assert_eq!(Sprt::verdict(-2.95), Some(SprtResult::Lower));
    }

    /// If pairs only end 2-0 or 0-2, the most likely distribution is the binomial one.
    #[test]
    fn two_results_are_a_binomial_test() {
        let (wins, losses) = (60.0_f64, 40.0_f64);
        let (s0, s1) = (0.5_f64, 1.0 / (1.0 + 10_f64.powf(-0.05)));
        let expected = wins * (s1 / s0).ln() + losses * ((1.0 - s1) / (1.0 - s0)).ln();
        let found = TEST.ratio(&Pairs([40, 0, 0, 0, 60]));
        assert!((found - expected).abs() < 0.01, "{found} {expected}");
    }

    /// The expected value was found by searching the distributions with each mean at random for
    /// the likeliest, outside this program.
    #[test]
    fn five_results_are_a_multinomial_test() {
        let found = TEST.ratio(&Pairs([10, 45, 120, 70, 25]));
        assert!((found - 4.8895).abs() < 0.001, "{found}");
    }

    #[test]
    fn nothing_says_nothing_and_sides_are_alike() {
        assert!(TEST.ratio(&Pairs::default()).abs() < 1e-12);
        let mirrored = Sprt { elo0: -20.0, elo1: 0.0 };
        let (one, other) = (Pairs([1, 3, 20, 9, 4]), Pairs([4, 9, 20, 3, 1]));
        assert!((TEST.ratio(&one) + mirrored.ratio(&other)).abs() < 1e-9);
    }

    #[test]
    fn far_apart_differences_are_told_apart() {
        let test = Sprt { elo0: -4000.0, elo1: 4000.0 };
        let (won, level) = (Pairs([0, 0, 0, 0, 9]), Pairs([0, 2, 5, 2, 0]));
        assert_eq!(Sprt::verdict(test.ratio(&won)), Some(SprtResult::Higher));
        assert!(test.ratio(&level).abs() < 1e-3, "{}", test.ratio(&level));
    }

    #[test]
    fn one_sided_results_decide() {
        assert_eq!(Sprt::verdict(TEST.ratio(&Pairs([0, 0, 0, 0, 200]))), Some(SprtResult::Higher));
        assert_eq!(Sprt::verdict(TEST.ratio(&Pairs([200, 0, 0, 0, 0]))), Some(SprtResult::Lower));
    }
}
