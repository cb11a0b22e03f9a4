//! The clocks, folded from what happened.

use basalt_rules::{ByColor, Color};
use basalt_wire::{Millis, Pace};

use crate::lag::Quota;
use crate::vacation::{DAY, Vacations};

/// The clocks of both players, without knowing whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Timer {
    pace: Pace,
    /// What each player had left when the turn began.
    left: ByColor<Millis>,
    /// When the turn began.
    since: Millis,
    quota: ByColor<Quota>,
    vacations: ByColor<Vacations>,
}

impl Timer {
    pub(crate) fn new(pace: Pace, created: Millis) -> Self {
        Self {
            pace,
            left: ByColor::from_fn(|_| full(pace)),
            since: created,
            quota: ByColor::from_fn(|_| Quota::full()),
            vacations: ByColor::default(),
        }
    }

    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    pub(crate) fn vacations(&self, color: Color) -> &Vacations {
        &self.vacations[color]
    }

    pub(crate) fn vacations_mut(&mut self, color: Color) -> &mut Vacations {
        &mut self.vacations[color]
    }

    /// What a player had left when the turn began.
    pub(crate) fn left(&self, color: Color) -> Millis {
        self.left[color]
    }

    /// How long a player has thought in this turn: vacations do not count.
    pub(crate) fn thought(&self, color: Color, now: Millis) -> Millis {
        let rest = self.vacations[color].rest(self.since, now);
        now.saturating_sub(self.since).saturating_sub(rest)
    }

    /// What a move costs that comes now, after such a lag.
    pub(crate) fn cost(&self, color: Color, now: Millis, lag: Millis) -> Millis {
        self.thought(color, now).saturating_sub(lag.min(self.most_made_good(color)))
    }

    /// When the player's flag falls for certain, whatever lag a move may still have.
    pub(crate) fn flag(&self, color: Color) -> Millis {
        let time = self.left[color].saturating_add(self.most_made_good(color));
        self.vacations[color].end_of(self.since, time)
    }

    /// Days need no correction by milliseconds.
    fn most_made_good(&self, color: Color) -> Millis {
        match self.pace {
            Pace::Live { .. } => self.quota[color].most(),
            Pace::Days(_) => 0,
        }
    }

    /// A player whose clock ran has moved.
    pub(crate) fn charge(&mut self, color: Color, spent: Millis, at: Millis) {
        let made_good = self.thought(color, at).saturating_sub(spent);
        self.quota[color] = self.quota[color].after_move(made_good);
        self.left[color] = match self.pace {
            Pace::Live { increment, .. } => {
                self.left[color].saturating_sub(spent) + seconds(increment)
            }
            Pace::Days(_) => full(self.pace),
        };
    }

    /// A player whose clock ran loses the turn without having moved: what was thought is spent, by correspondence the
    /// time begins anew.
    pub(crate) fn interrupt(&mut self, color: Color, at: Millis) {
        self.left[color] = match self.pace {
            Pace::Live { .. } => self.left[color].saturating_sub(self.thought(color, at)),
            Pace::Days(_) => full(self.pace),
        };
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, at: Millis) {
        self.since = at;
    }
}

/// What a player has at the start.
fn full(pace: Pace) -> Millis {
    match pace {
        Pace::Live { base, .. } => seconds(base),
        Pace::Days(days) => Millis::from(days) * DAY,
    }
}

fn seconds(seconds: u32) -> Millis {
    Millis::from(seconds) * 1_000
}
