//! The events of a game. Its history is a list of them, which only grows.

use basalt_rules::{AnyMove, Color, Outcome};

use crate::Millis;

/// An event with its number. The numbers of a game are 1, 2, 3 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number.
    pub number: u32,
    /// When it was decided.
    pub at: Millis,
    /// The event.
    pub event: Event,
}

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was made.
    Move {
        /// The player.
        by: Color,
        /// The move.
        mv: AnyMove,
        /// Milliseconds that it cost on the clock, after lag compensation.
        spent: Millis,
        /// Whether there was no choice, so that the server made it.
        forced: bool,
    },
    /// A draw was offered.
    DrawOffered {
        /// The player who offers.
        by: Color,
    },
    /// The offer of a draw was declined or withdrawn.
    DrawDeclined {
        /// The player who declines or withdraws.
        by: Color,
    },
    /// A player asked to take back their last move.
    TakebackAsked {
        /// The player who asks.
        by: Color,
    },
    /// That was declined or withdrawn.
    TakebackDeclined {
        /// The player who declines or withdraws.
        by: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// The number of plies that are left.
        plies: u32,
    },
    /// By correspondence: a player's clock was stopped.
    VacationBegun {
        /// The player.
        by: Color,
        /// When it runs again at the latest.
        until: Millis,
    },
    /// The clock runs again.
    VacationEnded {
        /// The player.
        by: Color,
    },
    /// No server was there for a while. The time from a moment until this event counts for nobody.
    ServerDown {
        /// The moment.
        from: Millis,
    },
    /// The game is over.
    Ended(Ending),
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` if it was a draw or has no result.
    pub winner: Option<Color>,
    /// The reason.
    pub reason: Reason,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By the rules, on the board.
    Board,
    /// Both agreed on a draw.
    Agreed,
    /// The loser resigned.
    Resigned,
    /// The loser's time ran out: flag fall.
    Time,
    /// The loser left, and the winner claimed the game.
    Left,
    /// It was aborted, by the players, by time or by an operator, and has no result.
    Aborted,
    /// An operator decided it.
    Adjudicated,
}

impl Ending {
    /// Whether the game has a result.
    pub fn counts(self) -> bool {
        self.reason != Reason::Aborted
    }
}

/// The end on the board.
impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        let winner = match outcome {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        };
        Self { winner, reason: Reason::Board }
    }
}
