//! Growing pauses between attempts.

use std::time::Duration;

/// The first pause.
const MIN_PAUSE: Duration = Duration::from_millis(250);

/// The longest pause.
const MAX_PAUSE: Duration = Duration::from_secs(30);

/// The pause before the next attempt. It doubles with each failure.
#[derive(Clone, Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// Notes a success.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }

    /// The pause after one more failure: between half of its length and all of it, so that many bots do not come back at
    /// once.
    pub(crate) fn next_pause(&mut self) -> Duration {
        let pause = MIN_PAUSE.saturating_mul(1 << self.failures.min(10)).min(MAX_PAUSE);
        self.failures += 1;
        let mut random = [0];
        // Without randomness the pause is the longest one.
        _ = getrandom::fill(&mut random);
        pause.mul_f64(1.0 - f64::from(random[0]) / 512.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_bound() {
        let mut backoff = Backoff::default();
        for doubled in [1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120, 120, 120] {
            let (pause, most) = (backoff.next_pause(), MIN_PAUSE * doubled);
            assert!((most / 2..=most).contains(&pause), "{pause:?} {most:?}");
        }
        backoff.reset();
        assert!(backoff.next_pause() <= MIN_PAUSE);
    }
}
