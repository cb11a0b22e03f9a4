//! How much of a slow line is made good.
//!
//! A move that was under way for 80 ms has cost its player 80 ms of thinking that nobody had. That is given back, up to
//! a bound a move and out of a quota, so that whoever delays the measurement on purpose gains little.

use basalt_wire::Millis;

/// At most so much is made good for one move.
pub const MOST_A_MOVE: Millis = 500;

/// So much a player has in reserve at the start, and never more.
pub const QUOTA: Millis = 2_000;

/// So much each move adds to the reserve: a steady line of this lag is made good for ever.
pub const REFILL: Millis = 150;

/// What may still be made good for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quota(Millis);

impl Quota {
    pub(crate) fn full() -> Self {
        Self(QUOTA)
    }

    /// The most that can be made good for the next move.
    pub(crate) fn most(self) -> Millis {
        self.0.min(MOST_A_MOVE)
    }

    /// A move was made for which so much was made good.
    pub(crate) fn after_move(self, made_good: Millis) -> Self {
        Self((self.0.saturating_sub(made_good) + REFILL).min(QUOTA))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_steady_lag_within_the_refill_is_always_made_good() {
        let quota = (0..1_000).fold(Quota::full(), |quota, _| quota.after_move(REFILL));
        assert_eq!(quota.most(), MOST_A_MOVE);
    }

    #[test]
    fn a_great_lag_uses_the_quota_up() {
        let mut quota = Quota::full();
        let made_good: Millis = (0..100)
            .map(|_| {
                let most = quota.most();
                quota = quota.after_move(most);
                most
            })
            .sum();
        assert!(made_good <= QUOTA + 100 * REFILL, "{made_good}");
        assert_eq!(quota.most(), REFILL);
    }
}
