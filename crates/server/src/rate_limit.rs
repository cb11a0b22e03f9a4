//! Rate limits: log-in, registration, guests, search, challenges, chat, and requests on a connection.

use std::num::NonZeroU32;
use std::time::Duration;

use basalt_wire::ErrorCode;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{NotUntil, Quota, RateLimiter};

use crate::clock::Clock;

/// Number of keys in a limiter from which on each check forgets those that may use their full burst again.
const MAX_KEYS: usize = 10_000;

/// The server's clock, so that tests hold the time in their hands.
impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(Clock::now(self))
    }
}

/// `burst` times at once, then once every `pause`.
fn quota(burst: u32, pause: Duration) -> Quota {
    let burst = NonZeroU32::new(burst).expect("a burst is at least one");
    Quota::with_period(pause).expect("a pause is not zero").allow_burst(burst)
}

/// Number of requests that one connection may send at once. No player needs more.
const CONNECTION_BURST: u32 = 60;

/// Pause after which a connection that has used its burst may send another request.
const CONNECTION_PAUSE: Duration = Duration::from_millis(50);

type Keyed = RateLimiter<String, HashMapStateStore<String>, Clock, NoOpMiddleware<Duration>>;
type Unkeyed = RateLimiter<NotKeyed, InMemoryState, Clock, NoOpMiddleware<Duration>>;

/// A rate limit for each key: an address, a name, a player.
#[derive(Debug)]
pub(crate) struct KeyedLimit(Option<Keyed>);

impl KeyedLimit {
    fn new(quota: Quota, clock: &Clock) -> Self {
        Self(Some(RateLimiter::hashmap_with_clock(quota, clock.clone())))
    }

    const UNLIMITED: Self = Self(None);

    /// Counts one use by a key, or says when the key may try again.
    pub(crate) fn check(&self, key: &str) -> Result<(), ErrorCode> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        if limiter.len() >= MAX_KEYS {
            limiter.retain_recent();
        }
        limiter.check_key(&key.to_owned()).map_err(|until| too_often(&until, limiter.clock()))
    }
}

/// A rate limit for one connection.
#[derive(Debug)]
pub(crate) struct ConnectionLimit(Unkeyed);

impl ConnectionLimit {
    pub(crate) fn new(clock: &Clock) -> Self {
        let quota = quota(CONNECTION_BURST, CONNECTION_PAUSE);
        Self(RateLimiter::direct_with_clock(quota, clock.clone()))
    }

    /// Counts one request, or says when the client may try again.
    pub(crate) fn check(&self) -> Result<(), ErrorCode> {
        self.0.check().map_err(|until| too_often(&until, self.0.clock()))
    }
}

fn too_often(until: &NotUntil<Duration>, clock: &Clock) -> ErrorCode {
    let wait = until.wait_time_from(governor::clock::Clock::now(clock));
    ErrorCode::TooOften { seconds: wait.as_millis().div_ceil(1_000) as u32 }
}

/// The keyed rate limits of the server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    /// Log-in by client address.
    pub(crate) log_in_by_address: KeyedLimit,
    /// Log-in by username.
    pub(crate) log_in_by_name: KeyedLimit,
    /// Registration by client address.
    pub(crate) register: KeyedLimit,
    /// New guests by client address.
    pub(crate) guest: KeyedLimit,
    /// Search, exports and images by client address.
    pub(crate) search: KeyedLimit,
    /// New challenges by player.
    pub(crate) challenge: KeyedLimit,
    /// Chat lines by player.
    pub(crate) chat: KeyedLimit,
}

impl RateLimits {
    /// Wide enough for a family or a club behind one address, narrow enough that nobody can try out passwords.
    pub(crate) fn new(clock: &Clock) -> Self {
        let limit = |burst, pause| KeyedLimit::new(quota(burst, pause), clock);
        Self {
            log_in_by_address: limit(20, Duration::from_secs(30)),
            log_in_by_name: limit(10, Duration::from_mins(1)),
            register: limit(10, Duration::from_mins(15)),
            guest: limit(40, Duration::from_mins(1)),
            search: limit(60, Duration::from_millis(250)),
            challenge: limit(10, Duration::from_secs(10)),
            chat: limit(6, Duration::from_secs(2)),
        }
    }

    /// For a server that only this machine can reach, so that one program can be thousands of guests who play.
    pub(crate) fn for_trial(clock: &Clock) -> Self {
        let (guest, challenge) = (KeyedLimit::UNLIMITED, KeyedLimit::UNLIMITED);
        Self { guest, challenge, ..Self::new(clock) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_800_000_000_000;

    #[test]
    fn a_trial_lets_in_as_many_guests_as_come_and_guards_the_rest() {
        let clock = Clock::held(START);
        let (trial, usual) = (RateLimits::for_trial(&clock), RateLimits::new(&clock));
        let refused = |limit: &KeyedLimit| (0..1_000).any(|_| limit.check("here").is_err());
        assert!(!refused(&trial.guest) && refused(&usual.guest));
        assert!(!refused(&trial.challenge) && refused(&usual.challenge));
        assert!(refused(&trial.log_in_by_address) && refused(&trial.register));
    }

    #[test]
    fn after_a_burst_a_key_has_to_wait() {
        let clock = Clock::held(START);
        let limit = KeyedLimit::new(quota(3, Duration::from_secs(2)), &clock);
        let burst = || [(); 3].map(|()| limit.check("Ada"));
        assert_eq!(burst(), [const { Ok(()) }; 3]);
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 2 }));
        assert_eq!(limit.check("Bea"), Ok(()), "each key has its own");
        clock.advance(1_999);
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 1 }));
        clock.advance(1);
        assert_eq!(limit.check("Ada"), Ok(()));
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 2 }));
        clock.advance(1_000_000);
        assert_eq!(burst(), [const { Ok(()) }; 3], "after a long time the full burst is back");
    }

    #[test]
    fn a_connection_has_a_burst_and_then_one_request_a_pause() {
        let clock = Clock::held(START);
        let limit = ConnectionLimit::new(&clock);
        assert!((0..60).all(|_| limit.check().is_ok()));
        assert_eq!(limit.check(), Err(ErrorCode::TooOften { seconds: 1 }));
        clock.advance(50);
        assert_eq!(limit.check(), Ok(()));
        assert_eq!(limit.check(), Err(ErrorCode::TooOften { seconds: 1 }));
    }

    #[test]
    fn a_crowd_is_forgotten_once_it_may_use_its_burst_again() {
        let clock = Clock::held(START);
        let limit = KeyedLimit::new(quota(1, Duration::from_millis(10)), &clock);
        for number in 0..MAX_KEYS {
            assert_eq!(limit.check(&number.to_string()), Ok(()));
        }
        clock.advance(100);
        assert_eq!(limit.check("late"), Ok(()));
        assert_eq!(limit.0.map(|limiter| limiter.len()), Some(1));
    }
}
