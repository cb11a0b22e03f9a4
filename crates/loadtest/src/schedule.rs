//! When moves are made: at moments that are planned beforehand and do not wait for a slow server.

use std::time::Duration;

use basalt_rules::SplitMix64;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// What the players are told to do.
#[derive(Clone, Debug)]
pub(crate) enum Instruction {
    /// To play at a pace.
    Play(Phase),
    /// To play no more for now.
    Rest,
    /// To play no more.
    Over,
}

/// A stretch of play at one pace.
#[derive(Clone, Debug)]
pub(crate) struct Phase {
    pub(crate) begins: Instant,
    pub(crate) ends: Instant,
    /// In each period each game has one move, at a random moment of it.
    pub(crate) period: Duration,
    pub(crate) samples: UnboundedSender<Sample>,
}

/// What came of a planned move. Times count from the planned moment, so that a server that makes everybody wait cannot
/// hide it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sample {
    /// It was played.
    Played {
        /// Until the opponent heard it.
        heard: Duration,
        /// Until it was acknowledged.
        acknowledged: Duration,
    },
    /// It waited so long for its turn, and the stretch was over.
    Missed(Duration),
}

impl Phase {
    /// Notes what came of a planned move. Once the stretch is over and all is counted nobody listens.
    pub(crate) fn note(&self, sample: Sample) {
        _ = self.samples.send(sample);
    }
}

/// The planned moments of one game in a stretch.
#[derive(Debug)]
pub(crate) struct Schedule {
    pub(crate) stretch: Phase,
    /// When the period begins that the next move is in.
    period_begins: Instant,
    next: Instant,
}

impl Schedule {
    pub(crate) fn new(stretch: Phase, rng: &mut SplitMix64) -> Self {
        let period_begins = stretch.begins;
        let next = period_begins + part(stretch.period, rng);
        Self { stretch, period_begins, next }
    }

    /// The next planned moment, if the stretch has one more.
    pub(crate) fn next(&self) -> Option<Instant> {
        (self.next < self.stretch.ends).then_some(self.next)
    }

    /// The move is made.
    pub(crate) fn advance(&mut self, rng: &mut SplitMix64) {
        self.period_begins += self.stretch.period;
        self.next = self.period_begins + part(self.stretch.period, rng);
    }

    /// No more moves are made: those whose moment has passed have missed it.
    pub(crate) fn give_up(mut self, now: Instant, rng: &mut SplitMix64) {
        while let Some(planned) = self.next().filter(|&planned| planned < now) {
            self.stretch.note(Sample::Missed(now - planned));
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

    fn stretch() -> (Phase, mpsc::UnboundedReceiver<Sample>) {
        let (samples, heard) = mpsc::unbounded_channel();
        let begins = Instant::now();
        (Phase { begins, ends: begins + 10 * SECOND, period: SECOND, samples }, heard)
    }

    #[test]
    fn a_part_is_never_the_whole() {
        let mut rng = SplitMix64::new(3);
        assert!((0..1_000).all(|_| part(SECOND, &mut rng) < SECOND));
    }

    #[test]
    fn each_period_has_one_planned_moment() {
        let (mut rng, (stretch, _heard)) = (SplitMix64::new(1), stretch());
        let begins = stretch.begins;
        let mut schedule = Schedule::new(stretch, &mut rng);
        for period in 0..10 {
            let planned = schedule.next().expect("the stretch goes on");
            assert!((begins + period * SECOND..begins + (period + 1) * SECOND).contains(&planned));
            schedule.advance(&mut rng);
        }
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn what_is_not_played_in_time_is_told_with_how_long_it_waited() {
        let (mut rng, (stretch, mut heard)) = (SplitMix64::new(1), stretch());
        let now = stretch.begins + 4 * SECOND;
        Schedule::new(stretch, &mut rng).give_up(now, &mut rng);
        let missed: Vec<_> = std::iter::from_fn(|| heard.try_recv().ok()).collect();
        assert_eq!(missed.len(), 4);
        for (sample, period) in missed.iter().zip(0..) {
            let Sample::Missed(waited) = *sample else { panic!("{sample:?}") };
            assert!(waited <= (4 - period) * SECOND && waited > (3 - period) * SECOND);
        }
    }
}
