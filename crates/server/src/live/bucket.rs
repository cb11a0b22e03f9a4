//! How often somebody may do something.

use basalt_wire::{Millis, Refusal};

/// Somebody may do something so often at once, and once more each time a pause has passed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// How often at once.
    pub(crate) burst: u32,
    /// The pause, in milliseconds.
    pub(crate) pause: Millis,
}

/// A bucket from which each deed takes, and into which time drips.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    /// When it is full again.
    full_at: Millis,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, full_at: 0 }
    }

    /// Takes one, or says for how long there is none.
    pub(crate) fn take(&mut self, now: Millis) -> Result<(), Refusal> {
        let full_at = self.full_at.max(now) + self.rate.pause;
        let excess =
            (full_at - now).saturating_sub(Millis::from(self.rate.burst) * self.rate.pause);
        if excess > 0 {
            return Err(Refusal::TooOften { seconds: excess.div_ceil(1_000) as u32 });
        }
        self.full_at = full_at;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_a_pause() {
        let mut bucket = Bucket::new(Rate { burst: 3, pause: 2_000 });
        let taken = |bucket: &mut Bucket, now| bucket.take(now).is_ok();
        assert_eq!([0, 0, 0].map(|now| taken(&mut bucket, 100_000 + now)), [true; 3]);
        assert_eq!(bucket.take(100_000), Err(Refusal::TooOften { seconds: 2 }));
        assert_eq!(bucket.take(101_500), Err(Refusal::TooOften { seconds: 1 }));
        assert!(taken(&mut bucket, 102_000));
        assert!(!taken(&mut bucket, 102_000));
        assert_eq!(
            [0, 0, 0, 1].map(|now| taken(&mut bucket, 200_000 + now)),
            [true, true, true, false]
        );
    }
}
