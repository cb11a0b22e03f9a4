//! Lag of a client, measured with pings.

use basalt_referee::Millis;

/// Weight of the latest measurement: a quarter, so that one slow answer changes little.
const LATEST_WEIGHT: Millis = 4;

/// The average round-trip time of a client.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lag {
    /// The pending ping: its random mark and the time it was sent.
    pending: Option<(u64, Millis)>,
    measured: Option<Millis>,
}

impl Lag {
    /// Notes that a ping is sent.
    pub(crate) fn ping(&mut self, mark: u64, now: Millis) {
        self.pending = Some((mark, now));
    }

    /// Measures the time until the answer. An answer with another mark is ignored.
    pub(crate) fn answer(&mut self, mark: u64, now: Millis) {
        if let Some((_, sent)) = self.pending.filter(|&(pending, _)| pending == mark) {
            let latest = now.saturating_sub(sent);
            self.pending = None;
            self.measured = Some(self.measured.map_or(latest, |measured| {
                (measured * (LATEST_WEIGHT - 1) + latest) / LATEST_WEIGHT
            }));
        }
    }

    /// The measured round-trip time.
    pub(crate) fn measured(&self) -> Option<Millis> {
        self.measured
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lag_is_what_pings_take() {
        let mut lag = Lag::default();
        lag.ping(7, 1_000);
        lag.answer(8, 1_500);
        assert_eq!(lag.measured(), None);
        lag.answer(7, 1_100);
        assert_eq!(lag.measured(), Some(100));
        lag.answer(7, 9_000);
        assert_eq!(lag.measured(), Some(100), "a ping is answered once");
        lag.ping(9, 2_000);
        lag.answer(9, 2_500);
        assert_eq!(lag.measured(), Some(200));
    }
}
