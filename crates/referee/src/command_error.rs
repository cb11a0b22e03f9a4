//! Reasons why the referee refuses a command.

use std::fmt;

/// A reason why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The game is over.
    Over,
    /// It is the opponent's turn.
    NotYourTurn,
    /// The text is no move, or the rules do not allow it.
    Illegal {
        /// The beginning of the text.
        mv: String,
        /// The reason in English, from the rules.
        reason: String,
    },
    /// Something has happened since the event that the player knew.
    Stale {
        /// The number of the last event.
        number: u32,
    },
    /// Time was up before the command came.
    TooLate,
    /// Nothing to take back, no offer to answer, nobody who left: the command does not fit.
    NotNow,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotYourTurn => f.write_str("it is the opponent's turn"),
            Self::Stale { number } => write!(f, "the last event is {number}"),
            Self::Illegal { mv, reason } => write!(f, "{mv:?}: {reason}"),
            Self::TooLate => f.write_str("time is up"),
            Self::NotNow => f.write_str("not possible now"),
        }
    }
}

impl std::error::Error for CommandError {}
