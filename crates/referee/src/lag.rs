//! Lag compensation.
//!
//! A move that was under way for 80 ms has cost its player 80 ms without thinking. They get that time back, up to a
//! bound for each move and out of a quota, so that nobody gains much by delaying the measurement.

use crate::Millis;

/// Most compensation for one move.
pub const MAX_COMPENSATION: Millis = 500;

/// A player's quota at the start, which it never exceeds.
pub const QUOTA: Millis = 2_000;

/// The quota's gain with each move: a steady lag of this length is always compensated.
pub const REFILL: Millis = 150;

/// Compensation that a player may still get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quota(Millis);

impl Quota {
    pub(crate) fn full() -> Self {
        Self(QUOTA)
    }

    /// Most compensation for the next move.
    pub(crate) fn max_for_next_move(self) -> Millis {
        self.0.min(MAX_COMPENSATION)
    }

    /// The quota after a move with some compensation.
    pub(crate) fn after_move(self, compensated: Millis) -> Self {
        Self((self.0.saturating_sub(compensated) + REFILL).min(QUOTA))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_steady_lag_within_the_refill_is_always_compensated() {
        let quota = (0..1_000).fold(Quota::full(), |quota, _| quota.after_move(REFILL));
        assert_eq!(quota.max_for_next_move(), MAX_COMPENSATION);
    }

    #[test]
    fn a_great_lag_uses_the_quota_up() {
        let mut quota = Quota::full();
        let compensated: Millis = (0..100)
            .map(|_| {
                let most = quota.max_for_next_move();
                quota = quota.after_move(most);
                most
            })
            .sum();
        assert!(compensated <= QUOTA + 100 * REFILL, "{compensated}");
        assert_eq!(quota.max_for_next_move(), REFILL);
    }
}
