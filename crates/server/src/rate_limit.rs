//! How often something may be done.

use std::collections::HashMap;
use std::sync::Mutex;

use basalt_wire::{Millis, Refusal};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

/// How many are remembered before those whose time has come are forgotten.
const CROWD: usize = 10_000;

/// Lets everybody do something a few times at once, and then once in a while.
#[derive(Debug)]
pub(crate) struct Limit {
    /// What each time costs.
    every: Millis,
    /// How much may be owed.
    credit: Millis,
    /// When each debt is paid off.
    paid: Mutex<HashMap<String, Millis>>,
}

impl Limit {
    /// So many at once, then one in so many milliseconds.
    pub(crate) fn new(at_once: u32, every: Millis) -> Self {
        let credit = every * Millis::from(at_once.saturating_sub(1));
        Self { every, credit, paid: Mutex::default() }
    }

    /// Counts once more for somebody, or says in how many seconds it may be tried again.
    pub(crate) fn count(&self, whom: &str, now: Millis) -> Result<(), Refusal> {
        let mut paid = self.paid.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let debt_ends = paid.get(whom).copied().unwrap_or_default().max(now);
        if let Some(wait) = (debt_ends - now).checked_sub(self.credit).filter(|&wait| wait > 0) {
            return Err(Refusal::TooOften { seconds: wait.div_ceil(SECOND) as u32 });
        }
        if paid.len() >= CROWD {
            paid.retain(|_, ends| *ends > now);
        }
        paid.insert(whom.to_owned(), debt_ends + self.every);
        Ok(())
    }
}

/// The limits of the server.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Logging in, by the address that it comes from.
    pub(crate) log_in_from: Limit,
    /// Logging in, by the name that is tried.
    pub(crate) log_in_as: Limit,
    /// Registering, by address.
    pub(crate) register: Limit,
    /// Becoming a guest, by address.
    pub(crate) guest: Limit,
    /// Looking through the archive or for pictures, by address.
    pub(crate) search: Limit,
    /// Opening a challenge, by player.
    pub(crate) challenge: Limit,
    /// Saying something, by player.
    pub(crate) say: Limit,
}

impl Default for Limits {
    /// Wide enough for a family or a club behind one address, narrow enough that nobody can try out passwords.
    fn default() -> Self {
        Self {
            log_in_from: Limit::new(20, 30 * SECOND),
            log_in_as: Limit::new(10, MINUTE),
            register: Limit::new(10, HOUR / 4),
            guest: Limit::new(40, MINUTE),
            search: Limit::new(60, SECOND / 4),
            challenge: Limit::new(10, 10 * SECOND),
            say: Limit::new(6, 2 * SECOND),
        }
    }
}

impl Limits {
    /// For a server that only this machine can reach, so that one program can be thousands of guests who play.
    pub(crate) fn for_trial() -> Self {
        let free = || Limit::new(1, 0);
        Self { guest: free(), challenge: free(), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_lets_in_as_many_guests_as_come_and_guards_the_rest() {
        let (trial, usual) = (Limits::for_trial(), Limits::default());
        let refused = |limit: &Limit| (0..1_000).any(|_| limit.count("here", 5).is_err());
        assert!(!refused(&trial.guest) && refused(&usual.guest));
        assert!(!refused(&trial.challenge) && refused(&usual.challenge));
        assert!(refused(&trial.log_in_from) && refused(&trial.register));
    }

    #[test]
    fn after_a_few_at_once_one_has_to_wait() {
        let limit = Limit::new(3, 2000);
        for _ in 0..3 {
            assert_eq!(limit.count("Ada", 100), Ok(()));
        }
        assert_eq!(limit.count("Ada", 100), Err(Refusal::TooOften { seconds: 2 }));
        assert_eq!(limit.count("Bea", 100), Ok(()), "everybody has their own");
        assert_eq!(limit.count("Ada", 2099), Err(Refusal::TooOften { seconds: 1 }));
        assert_eq!(limit.count("Ada", 2100), Ok(()));
        assert_eq!(limit.count("Ada", 2100), Err(Refusal::TooOften { seconds: 2 }));
        for _ in 0..3 {
            assert_eq!(limit.count("Ada", 1_000_000), Ok(()), "after a long time all is well");
        }
    }

    #[test]
    fn a_crowd_is_forgotten_when_its_time_has_come() {
        let limit = Limit::new(1, 10);
        for number in 0..CROWD {
            assert_eq!(limit.count(&number.to_string(), 0), Ok(()));
        }
        assert_eq!(limit.count("late", 20), Ok(()));
        assert_eq!(limit.paid.lock().expect("whole").len(), 1);
    }
}
