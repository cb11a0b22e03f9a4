//! The clocks, folded from the events.

use basalt_rules::{ByColor, Color};

use crate::lag::Quota;
use crate::vacation::Vacations;
use crate::{DAY_MS, Millis, Pace};

/// The clocks of both players, without knowing whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Timer {
    paces: ByColor<Pace>,
    /// Time that each player had left when the turn began.
    left: ByColor<Millis>,
    /// When the turn began.
    since: Millis,
    quota: ByColor<Quota>,
    vacations: ByColor<Vacations>,
}

impl Timer {
    pub(crate) fn new(paces: ByColor<Pace>, created: Millis) -> Self {
        Self {
            paces,
            left: ByColor::from_fn(|color| full(paces[color])),
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

    /// Time that a player had left when the turn began.
    pub(crate) fn left(&self, color: Color) -> Millis {
        self.left[color]
    }

    /// Time that a player has thought in this turn, vacations excluded.
    pub(crate) fn thought(&self, color: Color, now: Millis) -> Millis {
        let rest = self.vacations[color].rest(self.since, now);
        now.saturating_sub(self.since).saturating_sub(rest)
    }

    /// The cost of a move that comes now, after lag compensation.
    pub(crate) fn cost(&self, color: Color, now: Millis, lag: Millis) -> Millis {
        self.thought(color, now).saturating_sub(lag.min(self.max_compensation(color)))
    }

    /// The moment of the player's flag fall: when the time is over, whatever lag a move may still have.
    pub(crate) fn flag(&self, color: Color) -> Millis {
        let time = self.left[color].saturating_add(self.max_compensation(color));
        self.vacations[color].end_of(self.since, time)
    }

    /// Most lag that the next move is compensated for. Days need no correction by milliseconds.
    fn max_compensation(&self, color: Color) -> Millis {
        match self.paces[color] {
            Pace::Live { .. } => self.quota[color].max_for_next_move(),
            Pace::Days(_) => 0,
        }
    }

    /// Charges a move to a player whose clock ran.
    pub(crate) fn charge(&mut self, color: Color, spent: Millis, at: Millis) {
        let compensated = self.thought(color, at).saturating_sub(spent);
        self.quota[color] = self.quota[color].after_move(compensated);
        self.left[color] = match self.paces[color] {
            Pace::Live { increment, .. } => {
                self.left[color].saturating_sub(spent) + seconds(increment)
            }
            Pace::Days(_) => full(self.paces[color]),
        };
    }

    /// Ends the turn of a player whose clock ran, without a move: the time is spent; by correspondence it begins anew.
    pub(crate) fn interrupt(&mut self, color: Color, at: Millis) {
        self.left[color] = match self.paces[color] {
            Pace::Live { .. } => self.left[color].saturating_sub(self.thought(color, at)),
            Pace::Days(_) => full(self.paces[color]),
        };
    }

    /// Leaves out the time from a moment until `at`. A player whose clock ran has spent what was thought before it.
    pub(crate) fn skip(&mut self, counting: Option<Color>, from: Millis, at: Millis) {
        if let Some(color) = counting {
            let thought = self.thought(color, from.min(at));
            self.left[color] = self.left[color].saturating_sub(thought);
        }
        self.since = at;
    }

    /// Begins a turn.
    pub(crate) fn begin_turn(&mut self, at: Millis) {
        self.since = at;
    }
}

/// Time at the start.
fn full(pace: Pace) -> Millis {
    match pace {
        Pace::Live { base, .. } => seconds(base),
        Pace::Days(days) => Millis::from(days) * DAY_MS,
    }
}

fn seconds(seconds: u32) -> Millis {
    Millis::from(seconds) * 1_000
}
