//! What happens by itself once its time has come.

use basalt_rules::Color;
use basalt_wire::{Clocks, Ending, Event, Millis, Pace, Reason};

use crate::decide::forced_from;
use crate::game::Game;

/// In real time, a player who has not made their first move after this time does not want to play, and the game is
/// called off.
pub const FIRST_MOVE: Millis = 30_000;

/// In real time, the game of a player who has been away so long may be claimed.
pub const CLAIM_AFTER: Millis = 30_000;

/// What ends a turn that nobody ends.
enum Limit {
    /// There is nothing to choose.
    Forced,
    /// The game has not begun for this player.
    FirstMove,
    /// The flag.
    Flag,
}

impl Game {
    /// When something happens by itself unless a player does something before; nothing once the game is over.
    pub fn deadline(&self) -> Option<Millis> {
        let color = self.to_move();
        Some(match self.limit()? {
            Limit::Forced => self.timer.since(),
            Limit::FirstMove if self.is_live() => self.timer.since() + FIRST_MOVE,
            Limit::FirstMove | Limit::Flag => self.timer.flag(color),
        })
    }

    /// What happens by itself at this moment, if anything does.
    pub fn due(&self, now: Millis) -> Vec<Event> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return Vec::new();
        }
        let ended = |winner, reason| vec![Event::Ended(Ending { winner, reason })];
        match self.limit() {
            None => Vec::new(),
            Some(Limit::Forced) => forced_from(self.position().clone()),
            Some(Limit::FirstMove) => ended(None, Reason::Aborted),
            Some(Limit::Flag) => ended(Some(self.to_move().other()), Reason::Time),
        }
    }

    /// What the clocks show at this moment.
    pub fn clocks(&self, now: Millis) -> Clocks {
        let running = self.running(now);
        let left = |color| {
            let thought =
                if Some(color) == self.counting() { self.timer.thought(color, now) } else { 0 };
            self.timer.left(color).saturating_sub(thought)
        };
        Clocks { white: left(Color::White), black: left(Color::Black), running, now }
    }

    /// Whose clock runs at this moment.
    fn running(&self, now: Millis) -> Option<Color> {
        self.counting().filter(|&color| !self.timer.vacations(color).is_on(now))
    }

    /// Whose time is counted in this turn, though it may rest: in real time, first moves cost none.
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
