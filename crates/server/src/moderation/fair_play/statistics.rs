//! Figures with their 95 % intervals.

use basalt_wire::Estimate;

/// Half the width of a 95 % interval, in standard errors.
const Z: f64 = 1.96;

/// Least number of values for a correlation.
const MIN_PAIRS: usize = 10;

/// A figure with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Interval {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Interval {
    /// A figure with the same error on both sides.
    pub(super) fn around(value: f64, standard_error: f64) -> Self {
        let error = Z * standard_error;
        Self { value, low: value - error, high: value + error }
    }

    /// The interval within bounds.
    pub(super) fn within(self, least: f64, most: f64) -> Self {
        Self { low: self.low.max(least), high: self.high.min(most), ..self }
    }

    /// The figure in thousandths.
    pub(super) fn estimate(self) -> Estimate {
        let thousandths = |value: f64| (value * 1_000.0).round() as i32;
        Estimate {
            value: thousandths(self.value),
            low: thousandths(self.low),
            high: thousandths(self.high),
        }
    }
}

/// A share (Wilson's interval, which is good for few trials, too); nothing without trials.
pub(super) fn share(hits: u32, trials: u32) -> Option<Interval> {
    if trials == 0 {
        return None;
    }
    let (hits, trials) = (f64::from(hits), f64::from(trials));
    let value = hits / trials;
    let scale = 1.0 + Z * Z / trials;
    let middle = (value + Z * Z / (2.0 * trials)) / scale;
    let half =
        Z / scale * (value * (1.0 - value) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    Some(Interval { value, low: middle - half, high: middle + half }.within(0.0, 1.0))
}

/// The difference of two figures that do not depend on each other (Newcombe's interval).
pub(super) fn difference(one: Interval, other: Interval) -> Interval {
    let value = one.value - other.value;
    let low = (one.value - one.low).hypot(other.high - other.value);
    let high = (one.high - one.value).hypot(other.value - other.low);
    Interval { value, low: value - low, high: value + high }
}

/// The mean, and the standard deviation divided by the mean; nothing for fewer than two values, or if all are 0.
pub(super) fn mean_and_spread(values: &[f64]) -> Option<(Interval, Interval)> {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    if values.len() < 2 || mean <= 0.0 {
        return None;
    }
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let deviation = variance.sqrt();
    let spread = deviation / mean;
    let spread_error = spread * ((0.5 + spread * spread) / count).sqrt();
    let mean = Interval::around(mean, deviation / count.sqrt()).within(0.0, f64::INFINITY);
    Some((mean, Interval::around(spread, spread_error).within(0.0, f64::INFINITY)))
}

/// Spearman's rank correlation, with the interval of Fisher's transformation; nothing for few pairs, or if one of the two never
/// changes.
pub(super) fn rank_correlation(pairs: &[(f64, f64)]) -> Option<Interval> {
    if pairs.len() < MIN_PAIRS {
        return None;
    }
    let (one, other): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let value = correlation(&ranks(&one), &ranks(&other))?;
    // The standard error of a rank correlation is somewhat greater than that of the values themselves.
    let error = Z * (1.06 / (pairs.len() as f64 - 3.0)).sqrt();
    let transformed = value.clamp(-0.999_999, 0.999_999).atanh();
    let (low, high) = ((transformed - error).tanh(), (transformed + error).tanh());
    Some(Interval { value, low, high })
}

/// The ranks of values; equal ones share the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    for equal in order.chunk_by(|&one, &other| values[one].total_cmp(&values[other]).is_eq()) {
        let first = order.partition_point(|&index| values[index] < values[equal[0]]);
        let rank = first as f64 + (equal.len() as f64 - 1.0) / 2.0;
        for &index in equal {
            ranks[index] = rank;
        }
    }
    ranks
}

fn correlation(one: &[f64], other: &[f64]) -> Option<f64> {
    let count = one.len() as f64;
    let mean = |values: &[f64]| values.iter().sum::<f64>() / count;
    let (mean_one, mean_other) = (mean(one), mean(other));
    let products = one.iter().zip(other).map(|(a, b)| (a - mean_one) * (b - mean_other));
    let squares = |values: &[f64], mean: f64| -> f64 {
        values.iter().map(|value| (value - mean).powi(2)).sum()
    };
    let scale = (squares(one, mean_one) * squares(other, mean_other)).sqrt();
    (scale > 0.0).then(|| products.sum::<f64>() / scale)
}

/// The mean of counts, of which `total` came in `trials` (Byar's interval for Poisson's distribution); nothing without trials.
pub(super) fn rate(total: u32, trials: u32) -> Option<Interval> {
    if trials == 0 {
        return None;
    }
    let (total, trials) = (f64::from(total), f64::from(trials));
    let bound = |count: f64, sign: f64| {
        count * (1.0 - 1.0 / (9.0 * count) + sign * Z / (3.0 * count.sqrt())).powi(3)
    };
    let low = if total > 0.0 { bound(total, -1.0).max(0.0) } else { 0.0 };
    let high = bound(total + 1.0, 1.0);
    Some(Interval { value: total / trials, low: low / trials, high: high / trials })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: Interval, (value, low, high): (f64, f64, f64)) {
        let is_near = |one: f64, other: f64| (one - other).abs() < 0.005;
        assert!(
            is_near(found.value, value) && is_near(found.low, low) && is_near(found.high, high),
            "{found:?}"
        );
    }

    /// Newcombe (1998), Interval estimation for the difference between independent proportions, table II: 56 of 70 and 48 of 80
    /// differ by 0.2, method 10 gives 0.0524 to 0.3339.
    #[test]
    fn shares_and_their_difference_are_as_published() {
        let (one, other) = (share(56, 70).expect("trials"), share(48, 80).expect("trials"));
        near(one, (0.8, 0.692, 0.877));
        near(difference(one, other), (0.2, 0.052, 0.334));
        near(share(0, 10).expect("trials"), (0.0, 0.0, 0.278));
        near(share(10, 10).expect("trials"), (1.0, 0.722, 1.0));
        assert_eq!(share(0, 0), None);
    }

    #[test]
    fn a_mean_needs_two_values() {
        let (mean, spread) = mean_and_spread(&[2.0, 4.0, 6.0, 8.0]).expect("values");
        // The deviation is 2.582, the error of the mean 1.291.
        near(mean, (5.0, 5.0 - 1.96 * 1.291, 5.0 + 1.96 * 1.291));
        assert!((spread.value - 0.516).abs() < 0.001 && spread.low < 0.5 && spread.high > 0.6);
        assert_eq!(mean_and_spread(&[1.0]), None);
        assert_eq!(mean_and_spread(&[0.0, 0.0]), None);
        assert_eq!(mean_and_spread(&[]), None);
    }

    #[test]
    fn ranks_correlate_whatever_the_distances() {
        let pairs = |f: fn(f64) -> f64| -> Vec<(f64, f64)> {
            (1..=20).map(|number| (f64::from(number), f(f64::from(number)))).collect()
        };
        let rising = rank_correlation(&pairs(|x| x.powi(5))).expect("pairs");
        assert!(rising.value > 0.999 && rising.low > 0.99);
        let falling = rank_correlation(&pairs(|x| -x.sqrt())).expect("pairs");
        assert!(falling.value < -0.999 && falling.high < -0.99);
        let around = rank_correlation(&pairs(|x| (x - 10.5).abs())).expect("pairs");
        assert!(around.value.abs() < 0.1 && around.low < 0.0 && around.high > 0.0, "{around:?}");
        assert_eq!(rank_correlation(&pairs(|_| 3.0)), None, "nothing changes");
        assert_eq!(rank_correlation(&pairs(|x| x)[..9]), None, "too few");
        assert_eq!(ranks(&[5.0, 1.0, 5.0, 9.0]), [1.5, 0.0, 1.5, 3.0]);
    }

    /// Ten events: 4.8 to 18.4 by Poisson's distribution.
    #[test]
    fn a_rate_has_the_interval_of_rare_events() {
        near(rate(10, 1).expect("trials"), (10.0, 4.79, 18.39));
        near(rate(0, 2).expect("trials"), (0.0, 0.0, 1.83));
        assert_eq!(rate(3, 0), None);
    }

    #[test]
    fn estimates_are_thousandths() {
        let estimate = Interval { value: 0.4925, low: -0.1, high: 8.3 }.estimate();
        assert_eq!((estimate.value, estimate.low, estimate.high), (493, -100, 8_300));
    }
}
