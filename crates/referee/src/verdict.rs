//! The ends that an operator gives to games.

use basalt_rules::Color;

use crate::{EndReason, Ending, Event, OnlineGame};

/// The decision of an operator about a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The winner.
    Win(Color),
    /// A draw.
    Draw,
    /// The game has no result.
    NoResult,
}

impl OnlineGame {
    /// The events of a verdict; none if the game is over. A rated game that has hardly begun has no result, whatever the
    /// verdict says.
    pub fn adjudicate(&self, verdict: Verdict) -> Vec<Event> {
        if self.ending().is_some() {
            return Vec::new();
        }
        match verdict {
            Verdict::Win(winner) => self.ended(Some(winner), EndReason::Adjudicated),
            Verdict::Draw => self.ended(None, EndReason::Adjudicated),
            Verdict::NoResult => {
                vec![Event::Ended(Ending { winner: None, reason: EndReason::Aborted })]
            }
        }
    }
}
