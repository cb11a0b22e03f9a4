//! Deadlines: events that happen by themselves once their time has come.

use basalt_rules::Color;

use crate::decide::forced_from;
use crate::{Clocks, EndReason, Ending, Event, Millis, OnlineGame, Pace};

/// Time for a player's first move in real time. After it the game is aborted.
pub const FIRST_MOVE_TIME: Millis = 30_000;

/// Absence in real time after which the opponent may claim the game.
pub const CLAIM_AFTER: Millis = 30_000;

/// Number of moves that each player must have made for a rated game to have a result, unless the board decides it.
pub const MIN_RATED_PLIES: usize = 4;

/// Shortest outage that is left out in real time.
pub const MIN_LIVE_OUTAGE: Millis = 3_000;

/// Shortest outage that is left out by correspondence.
pub const MIN_DAYS_OUTAGE: Millis = 10 * 60 * 1_000;

/// The limit of a turn.
enum Limit {
    /// The only move is forced.
    Forced,
    /// The time for the first move.
    FirstMove,
    /// The time on the clock.
    Flag,
}

impl OnlineGame {
    /// When the next event happens by itself, unless a player acts before; `None` once the game is over.
    pub fn deadline(&self) -> Option<Millis> {
        let color = self.to_move();
        Some(match self.limit()? {
            Limit::Forced => self.timer.since(),
            Limit::FirstMove if self.is_live() => self.timer.since() + FIRST_MOVE_TIME,
            Limit::FirstMove | Limit::Flag => self.timer.flag(color),
        })
    }

    /// The events that happen by themselves at this moment.
    pub fn due(&self, now: Millis) -> Vec<Event> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return Vec::new();
        }
        match self.limit() {
            None => Vec::new(),
            Some(Limit::Forced) => forced_from(self.position().clone()),
            Some(Limit::FirstMove) => self.ended(None, EndReason::Aborted),
            Some(Limit::Flag) => self.ended(Some(self.to_move().other()), EndReason::Time),
        }
    }

    /// The events that leave out an outage of all servers. Only the time since the last event can be left out, and a
    /// short outage is not worth an event.
    pub fn outage(&self, from: Millis, until: Millis) -> Vec<Event> {
        let shortest = if self.is_live() { MIN_LIVE_OUTAGE } else { MIN_DAYS_OUTAGE };
        let is_left_out = self.ending().is_none()
            && self.latest() <= from
            && until.saturating_sub(from) >= shortest;
        if is_left_out { vec![Event::ServerDown { from }] } else { Vec::new() }
    }

    /// The end of the game off the board. A rated game that has hardly begun has no result.
    pub(crate) fn ended(&self, winner: Option<Color>, reason: EndReason) -> Vec<Event> {
        let has_begun =
            |color| self.plies().iter().filter(|ply| ply.by == color).count() >= MIN_RATED_PLIES;
        let counts = !self.terms().rated || Color::ALL.into_iter().all(has_begun);
        let ending = if counts {
            Ending { winner, reason }
        } else {
            Ending { winner: None, reason: EndReason::Aborted }
        };
        vec![Event::Ended(ending)]
    }

    /// The clocks at this moment.
    pub fn clocks(&self, now: Millis) -> Clocks {
        let running = self.running(now);
        let left = |color| {
            let thought =
                if Some(color) == self.counting() { self.timer.thought(color, now) } else { 0 };
            self.timer.left(color).saturating_sub(thought)
        };
        Clocks { white: left(Color::White), black: left(Color::Black), running, now }
    }

    /// The player whose clock runs at this moment.
    fn running(&self, now: Millis) -> Option<Color> {
        self.counting().filter(|&color| !self.timer.vacations(color).is_on(now))
    }

    /// The player whose time counts in this turn, even while on vacation. In real time, first moves cost none.
    pub(crate) fn counting(&self) -> Option<Color> {
        let color = self.to_move();
        let counts = self.ending().is_none() && (self.has_moved(color) || !self.is_live());
        counts.then_some(color)
    }

    pub(crate) fn is_live(&self) -> bool {
        matches!(self.terms().pace, Pace::Live { .. })
    }

    fn limit(&self) -> Option<Limit> {
        if self.ending().is_some() {
            None
        } else if self.position().forced_move().is_some() {
            Some(Limit::Forced)
        } else if self.has_moved(self.to_move()) {
            Some(Limit::Flag)
        } else {
            Some(Limit::FirstMove)
        }
    }
}
