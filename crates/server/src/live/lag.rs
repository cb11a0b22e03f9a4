//! How far away a client is.

use basalt_wire::Millis;

/// How much of the latest measurement counts: a quarter, so that one slow answer changes little.
const WEIGHT: Millis = 4;

/// What was measured by pings, there and back.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lag {
    /// The ping under way: its mark, which nobody can guess, and when it was sent.
    asked: Option<(u64, Millis)>,
    measured: Option<Millis>,
}

impl Lag {
    /// A ping is sent.
    pub(crate) fn ask(&mut self, mark: u64, now: Millis) {
        self.asked = Some((mark, now));
    }

    /// Its answer has come; one that was not asked for says nothing.
    pub(crate) fn answer(&mut self, mark: u64, now: Millis) {
        if let Some((_, sent)) = self.asked.filter(|&(asked, _)| asked == mark) {
            let latest = now.saturating_sub(sent);
            self.asked = None;
            self.measured = Some(
                self.measured
                    .map_or(latest, |measured| (measured * (WEIGHT - 1) + latest) / WEIGHT),
            );
        }
    }

    /// How far away the client is, there and back.
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
        lag.ask(7, 1_000);
        lag.answer(8, 1_500);
        assert_eq!(lag.measured(), None);
        lag.answer(7, 1_100);
        assert_eq!(lag.measured(), Some(100));
        lag.answer(7, 9_000);
        assert_eq!(lag.measured(), Some(100), "a ping is answered once");
        lag.ask(9, 2_000);
        lag.answer(9, 2_500);
        assert_eq!(lag.measured(), Some(200));
    }
}
