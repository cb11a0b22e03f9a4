//! What happens in a game: its history is a list of these, which only grows.

use basalt_rules::Color;
use serde::{Deserialize, Serialize};

use crate::{Millis, text};

/// An event with its number. The numbers of a game are 1, 2, 3 and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// Which it is.
    pub number: u32,
    /// When it was decided.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A move was made.
    Move {
        /// Whose.
        #[serde(with = "text::color")]
        by: Color,
        /// What, in the game's notation.
        mv: String,
        /// The milliseconds that it cost on the clock, after lag is made good.
        spent: u64,
        /// Whether there was no choice, so that it was made by itself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// A draw is offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// The offer of a draw is declined, or taken back.
    DrawDeclined {
        /// By whom.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// Somebody would like to take back their last move.
    TakebackAsked {
        /// Who.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// That is declined, or no longer wanted.
    TakebackDeclined {
        /// By whom.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// Moves were taken back: so many are left.
    TakenBack {
        /// How many plies are left.
        plies: u32,
    },
    /// By correspondence: the clock of a player rests.
    VacationBegun {
        /// Whose.
        #[serde(with = "text::color")]
        by: Color,
        /// Until then at the longest.
        until: Millis,
    },
    /// It runs again.
    VacationEnded {
        /// Whose.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// The game is over.
    Ended(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who has won; nobody if it was a draw or has no result.
    #[serde(with = "text::color::option", default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Color>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the rules, on the board.
    Board,
    /// The loser has given up.
    Resigned,
    /// The loser's time is over.
    Time,
    /// The loser has left, and the winner did not want to wait.
    Left,
    /// Both agreed on a draw.
    Agreed,
    /// It was called off before it had begun, and has no result.
    Aborted,
}

impl Ending {
    /// Whether the game has a result.
    pub fn counts(self) -> bool {
        self.reason != Reason::Aborted
    }
}
