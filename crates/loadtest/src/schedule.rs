//! The schedule of moves. It is fixed in advance, so that a slow server does not delay it.

use std::time::Duration;

use basalt_rules::SplitMix64;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// An instruction to the players.
#[derive(Clone, Debug)]
pub(crate) enum Instruction {
    /// Play at a rate.
    Play(Phase),
    /// Pause.
    Rest,
    /// Stop.
    Over,
}

/// A phase of play at one rate.
#[derive(Clone, Debug)]
pub(crate) struct Phase {
    pub(crate) starts: Instant,
    pub(crate) ends: Instant,
    /// In each period each game has one move, at a random moment.
    pub(crate) period: Duration,
    pub(crate) samples: UnboundedSender<Sample>,
}

/// The outcome of a planned move. Times count from the planned moment, so that a slow server cannot hide its latency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sample {
    /// The move was played.
    Played {
        /// Time until the opponent received it.
        delivered: Duration,
        /// Time until it was acknowledged.
        acknowledged: Duration,
    },
    /// The move waited this long for its turn until the phase was over.
    Missed(Duration),
}

impl Phase {
    /// Reports the outcome of a planned move. It is ignored once the phase has been counted.
    pub(crate) fn note(&self, sample: Sample) {
        _ = self.samples.send(sample);
    }
}

/// The planned moments of one game in a phase.
#[derive(Debug)]
pub(crate) struct Schedule {
    pub(crate) phase: Phase,
    /// Start of the period of the next move.
    period_begins: Instant,
    next: Instant,
}

impl Schedule {
    pub(crate) fn new(phase: Phase, rng: &mut SplitMix64) -> Self {
        let period_begins = phase.starts;
        let next = period_begins + part(phase.period, rng);
        Self { phase, period_begins, next }
    }

    /// The next planned moment, if the phase has another.
    pub(crate) fn next(&self) -> Option<Instant> {
        (self.next < self.phase.ends).then_some(self.next)
    }

    /// Plans the next move.
    pub(crate) fn advance(&mut self, rng: &mut SplitMix64) {
        self.period_begins += self.phase.period;
        self.next = self.period_begins + part(self.phase.period, rng);
    }

    /// Ends the schedule: planned moves whose moment has passed are missed.
    pub(crate) fn give_up(mut self, now: Instant, rng: &mut SplitMix64) {
        while let Some(planned) = self.next().filter(|&planned| planned < now) {
            self.phase.note(Sample::Missed(now - planned));
            self.advance(rng);
        }
    }
}

/// A random part of a time, never the whole.
fn part(of: Duration, rng: &mut SplitMix64) -> Duration {
    of.mul_f64((rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64)
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn phase() -> (Phase, mpsc::UnboundedReceiver<Sample>) {
        let (samples, received) = mpsc::unbounded_channel();
        let starts = Instant::now();
        (Phase { starts, ends: starts + 10 * SECOND, period: SECOND, samples }, received)
    }

    #[test]
    fn a_part_is_never_the_whole() {
        let mut rng = SplitMix64::new(3);
        assert!((0..1_000).all(|_| part(SECOND, &mut rng) < SECOND));
    }

    #[test]
    fn each_period_has_one_planned_moment() {
        let (mut rng, (phase, _heard)) = (SplitMix64::new(1), phase());
        let starts = phase.starts;
        let mut schedule = Schedule::new(phase, &mut rng);
        for period in 0..10 {
            let planned = schedule.next().expect("the phase goes on");
            assert!((starts + period * SECOND..starts + (period + 1) * SECOND).contains(&planned));
            schedule.advance(&mut rng);
        }
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn late_moves_are_reported_with_their_delay() {
        let (mut rng, (phase, mut received)) = (SplitMix64::new(1), phase());
        let now = phase.starts + 4 * SECOND;
        Schedule::new(phase, &mut rng).give_up(now, &mut rng);
        let missed: Vec<_> = std::iter::from_fn(|| received.try_recv().ok()).collect();
        assert_eq!(missed.len(), 4);
        for (sample, period) in missed.iter().zip(0..) {
            let Sample::Missed(waited) = *sample else { panic!("{sample:?}") };
            assert!(waited <= (4 - period) * SECOND && waited > (3 - period) * SECOND);
        }
    }
}
