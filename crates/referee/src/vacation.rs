//! Vacations, which stop a player's correspondence clocks.

use crate::{DAY_MS, Millis};

/// Longest vacation in a [`YEAR`].
pub const MAX_VACATION: Millis = 30 * DAY_MS;

/// The period over which vacations add up.
pub const YEAR: Millis = 365 * DAY_MS;

/// The vacations of a player, in order and apart from each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Vacations(Vec<Span>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    from: Millis,
    until: Millis,
}

impl Span {
    /// The time of it between two moments.
    fn within(self, from: Millis, until: Millis) -> Millis {
        self.until.min(until).saturating_sub(self.from.max(from))
    }
}

impl Vacations {
    /// Whether the player is on vacation at this moment.
    pub(crate) fn is_on(&self, now: Millis) -> bool {
        self.0.last().is_some_and(|last| (last.from..last.until).contains(&now))
    }

    /// Time on vacation between two moments.
    pub(crate) fn rest(&self, from: Millis, until: Millis) -> Millis {
        self.0.iter().map(|span| span.within(from, until)).sum()
    }

    /// The moment at which a time has passed that begins at `from` and stands still during each vacation.
    pub(crate) fn end_of(&self, from: Millis, time: Millis) -> Millis {
        self.0.iter().fold(from.saturating_add(time), |end, span| {
            if span.from < end { end.saturating_add(span.within(from, Millis::MAX)) } else { end }
        })
    }

    /// Whether a vacation may begin now and last that long.
    pub(crate) fn may_begin(&self, now: Millis, until: Millis) -> bool {
        let used = self.rest(until.saturating_sub(YEAR), now);
        let wanted = until.saturating_sub(now);
        !self.is_on(now) && wanted > 0 && used.saturating_add(wanted) <= MAX_VACATION
    }

    pub(crate) fn begin(&mut self, from: Millis, until: Millis) {
        self.0.push(Span { from, until });
    }

    pub(crate) fn end(&mut self, now: Millis) {
        if let Some(last) = self.0.last_mut() {
            last.until = last.until.min(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vacations(spans: &[(Millis, Millis)]) -> Vacations {
        Vacations(spans.iter().map(|&(from, until)| Span { from, until }).collect())
    }

    #[test]
    fn time_stands_still_during_each_vacation() {
        let vacations = vacations(&[(10, 20), (30, 40), (100, 200)]);
        assert_eq!(vacations.rest(0, 35), 15);
        assert_eq!(vacations.rest(15, 18), 3);
        assert_eq!(vacations.end_of(0, 10), 10);
        assert_eq!(vacations.end_of(0, 11), 21);
        assert_eq!(vacations.end_of(0, 21), 41);
        assert_eq!(vacations.end_of(15, 20), 50);
        assert_eq!(vacations.end_of(41, 59), 100);
        assert_eq!(vacations.end_of(41, 60), 201);
    }

    #[test]
    fn a_year_has_thirty_days_of_vacation() {
        let mut vacations = Vacations::default();
        assert!(!vacations.may_begin(0, MAX_VACATION + 1));
        assert!(!vacations.may_begin(5, 5));
        assert!(vacations.may_begin(0, MAX_VACATION));
        vacations.begin(0, 20 * DAY_MS);
        assert!(!vacations.may_begin(DAY_MS, 2 * DAY_MS), "one is on");
        vacations.end(10 * DAY_MS);
        assert!(vacations.may_begin(11 * DAY_MS, 31 * DAY_MS));
        assert!(!vacations.may_begin(11 * DAY_MS, 31 * DAY_MS + 1));
        assert!(vacations.may_begin(YEAR, YEAR + 30 * DAY_MS), "what was a year ago is forgotten");
    }
}
