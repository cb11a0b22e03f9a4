//! Results in pairs. The two games of a pair share their opening, so only pairs are independent results.

/// The numbers of pairs that gave the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// The part of a pair's points that each place of [`Pairs`] stands for.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Pairs {
    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The average share of the points.
    pub(crate) fn mean(&self) -> f64 {
        self.weighted(SHARES) / self.count() as f64
    }

    /// The estimated variance of a pair's share.
    pub(crate) fn variance(&self) -> f64 {
        let mean = self.mean();
        self.weighted(SHARES.map(|share| (share - mean).powi(2))) / (self.count() as f64 - 1.0)
    }

    fn weighted(&self, values: [f64; 5]) -> f64 {
        self.0.iter().zip(values).map(|(&count, value)| count as f64 * value).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_those_of_the_sample() {
        // The sample 0, 0.5, 0.5, 1: mean 0.5, squares 0.25 + 0 + 0 + 0.25 over 3.
        let pairs = Pairs([1, 0, 2, 0, 1]);
        assert_eq!(pairs.count(), 4);
        assert!((pairs.mean() - 0.5).abs() < 1e-12);
        assert!((pairs.variance() - 0.5 / 3.0).abs() < 1e-12);
    }
}
