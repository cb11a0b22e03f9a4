//! The difference between two players in Elo, with its error.

use crate::pairs::Pairs;

/// A difference in Elo points with its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The difference.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The quantile of the normal distribution for 95 % on both sides together.
const TWO_SIDED_95: f64 = 1.959_964;

impl Difference {
    /// The difference that the pairs show; `None` if they are too few, or all alike so that they tell no error.
    pub fn measure(pairs: &Pairs) -> Option<Self> {
        if pairs.count() < 2 {
            return None;
        }
        let (mean, variance) = (pairs.mean(), pairs.variance());
        if variance <= 0.0 {
            return None;
        }
        let error = TWO_SIDED_95 * (variance / pairs.count() as f64).sqrt();
        Some(Self { elo: elo(mean), low: elo(mean - error), high: elo(mean + error) })
    }
}

/// The difference that gives an expected share of the points; infinite at the ends and beyond.
pub(crate) fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points that a difference lets one expect.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.05, "found {found}, expected {expected}");
    }

    /// 10 to 1 is 400 points by definition, 2 to 1 is 400 · log10 2 = 120.4.
    #[test]
    fn elo_is_the_logistic_scale() {
        close(elo(10.0 / 11.0), 400.0);
        close(elo(2.0 / 3.0), 120.412);
        close(elo(0.25), -190.849);
        for points in [-300.0, 0.0, 12.5] {
            close(elo(share(points)), points);
        }
        assert!(elo(0.0).is_infinite() && elo(0.0) < elo(1.0) && elo(1.0).is_infinite());
    }

    /// By hand: the shares have the mean 27/40 = 0.675 and their squares about it sum to 2.275;
    /// variance 2.275 / 39 = 0.058333, error 1.96 · √(0.058333 / 40) = 0.074847.
    #[test]
    fn the_error_is_that_of_the_pairs() {
        let pairs = Pairs([0, 4, 14, 12, 10]);
        let difference = Difference::measure(&pairs).expect("enough pairs");
        let odds = |share: f64| 400.0 * (share / (1.0 - share)).log10();
        close(difference.elo, odds(0.675));
        close(difference.low, odds(0.675 - 0.074_847));
        close(difference.high, odds(0.675 + 0.074_847));
    }

    #[test]
    fn too_little_is_no_measurement() {
        for pairs in [[0; 5], [1, 0, 0, 0, 0], [0, 0, 0, 0, 9], [0, 0, 50, 0, 0]] {
            assert_eq!(Difference::measure(&Pairs(pairs)), None, "{pairs:?}");
        }
        let wide = Difference::measure(&Pairs([0, 0, 0, 1, 1])).expect("two pairs");
        assert!(wide.high.is_infinite());
    }
}
