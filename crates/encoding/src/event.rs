//! The events of a game with moves as text, since JSON does not say which game they belong to.

use basalt_referee as referee;
use basalt_referee::{Ending, Millis};
use basalt_rules::{AnyMove, Color, Game, TextError};
use serde::{Deserialize, Serialize};

use crate::json;

/// An event with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// The number.
    pub number: u32,
    /// When it was decided.
    pub at: Millis,
    /// The event.
    pub event: Event,
}

/// An event of a game; see [`basalt_referee::Event`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A move was made.
    Move {
        /// The player.
        #[serde(with = "json")]
        by: Color,
        /// The move in the game's notation.
        mv: String,
        /// Milliseconds that it cost on the clock.
        spent: Millis,
        /// Whether there was no choice.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// A draw was offered.
    DrawOffered {
        /// The player.
        #[serde(with = "json")]
        by: Color,
    },
    /// The offer of a draw was declined or withdrawn.
    DrawDeclined {
        /// The player.
        #[serde(with = "json")]
        by: Color,
    },
    /// A player asked to take back their last move.
    TakebackAsked {
        /// The player.
        #[serde(with = "json")]
        by: Color,
    },
    /// That was declined or withdrawn.
    TakebackDeclined {
        /// The player.
        #[serde(with = "json")]
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
        #[serde(with = "json")]
        by: Color,
        /// When it runs again at the latest.
        until: Millis,
    },
    /// The clock runs again.
    VacationEnded {
        /// The player.
        #[serde(with = "json")]
        by: Color,
    },
    /// No server was there for a while.
    ServerDown {
        /// The moment from which time counts for nobody, until this event.
        from: Millis,
    },
    /// The game is over.
    Ended(#[serde(with = "json")] Ending),
}

impl From<referee::Numbered> for Numbered {
    fn from(referee::Numbered { number, at, event }: referee::Numbered) -> Self {
        Self { number, at, event: event.into() }
    }
}

impl Numbered {
    /// The event in a game.
    pub fn decode(&self, game: Game) -> Result<referee::Numbered, TextError> {
        let event = self.event.decode(game)?;
        Ok(referee::Numbered { number: self.number, at: self.at, event })
    }
}

impl From<referee::Event> for Event {
    fn from(event: referee::Event) -> Self {
        use referee::Event as Domain;
        match event {
            Domain::Move { by, mv, spent, forced } => {
                Self::Move { by, mv: mv.to_string(), spent, forced }
            }
            Domain::DrawOffered { by } => Self::DrawOffered { by },
            Domain::DrawDeclined { by } => Self::DrawDeclined { by },
            Domain::TakebackAsked { by } => Self::TakebackAsked { by },
            Domain::TakebackDeclined { by } => Self::TakebackDeclined { by },
            Domain::TakenBack { plies } => Self::TakenBack { plies },
            Domain::VacationBegun { by, until } => Self::VacationBegun { by, until },
            Domain::VacationEnded { by } => Self::VacationEnded { by },
            Domain::ServerDown { from } => Self::ServerDown { from },
            Domain::Ended(ending) => Self::Ended(ending),
        }
    }
}

impl Event {
    /// The event in a game.
    pub fn decode(&self, game: Game) -> Result<referee::Event, TextError> {
        use referee::Event as Domain;
        Ok(match *self {
            Self::Move { by, ref mv, spent, forced } => {
                Domain::Move { by, mv: AnyMove::parse(game, mv)?, spent, forced }
            }
            Self::DrawOffered { by } => Domain::DrawOffered { by },
            Self::DrawDeclined { by } => Domain::DrawDeclined { by },
            Self::TakebackAsked { by } => Domain::TakebackAsked { by },
            Self::TakebackDeclined { by } => Domain::TakebackDeclined { by },
            Self::TakenBack { plies } => Domain::TakenBack { plies },
            Self::VacationBegun { by, until } => Domain::VacationBegun { by, until },
            Self::VacationEnded { by } => Domain::VacationEnded { by },
            Self::ServerDown { from } => Domain::ServerDown { from },
            Self::Ended(ending) => Domain::Ended(ending),
        })
    }
}
