//! Latency percentiles.

use std::time::Duration;

/// Measured durations in microseconds. All are kept, so percentiles are exact; a test is short enough for that.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    micros: Vec<u32>,
    sorted: bool,
}

impl Latencies {
    /// Adds a measurement.
    pub fn record(&mut self, took: Duration) {
        self.micros.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
        self.sorted = false;
    }

    /// Number of measurements.
    pub fn count(&self) -> u64 {
        self.micros.len() as u64
    }

    /// The duration that `percent` of a hundred do not exceed; zero without measurements.
    pub fn percentile(&mut self, percent: f64) -> Duration {
        if !self.sorted {
            self.micros.sort_unstable();
            self.sorted = true;
        }
        let rank = (percent / 100.0 * self.micros.len() as f64).ceil() as usize;
        let micros = self.micros.get(rank.saturating_sub(1)).or(self.micros.last());
        Duration::from_micros(micros.copied().unwrap_or_default().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_exact() {
        let mut latencies = Latencies::default();
        assert_eq!(latencies.percentile(50.0), Duration::ZERO);
        for millis in (1..=200).rev() {
            latencies.record(Duration::from_millis(millis));
        }
        for (percent, millis) in [(0.0, 1), (50.0, 100), (90.0, 180), (99.0, 198), (100.0, 200)] {
            assert_eq!(latencies.percentile(percent), Duration::from_millis(millis), "{percent}");
        }
        latencies.record(Duration::from_secs(9_999));
        assert_eq!(latencies.percentile(100.0), Duration::from_micros(u32::MAX.into()), "capped");
        assert_eq!(latencies.count(), 201);
    }
}
