//! The events of a game with moves as text, since JSON does not say which game they belong to.

use basalt_referee as referee;
use basalt_referee::{Ending, Millis};
use basalt_rules::{Color, Game, TextError};
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
    #[serde(with = "json")]
    pub event: Event,
}

/// An event whose move is a text.
pub type Event = referee::Event<String>;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", rename_all = "kebab-case")]
pub(crate) enum EventJson {
    Move {
        #[serde(with = "json")]
        by: Color,
        mv: String,
        spent: Millis,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    DrawOffered {
        #[serde(with = "json")]
        by: Color,
    },
    DrawDeclined {
        #[serde(with = "json")]
        by: Color,
    },
    TakebackAsked {
        #[serde(with = "json")]
        by: Color,
    },
    TakebackDeclined {
        #[serde(with = "json")]
        by: Color,
    },
    TakenBack {
        plies: u32,
    },
    VacationBegun {
        #[serde(with = "json")]
        by: Color,
        until: Millis,
    },
    VacationEnded {
        #[serde(with = "json")]
        by: Color,
    },
    ServerDown {
        from: Millis,
    },
    Ended(#[serde(with = "json")] Ending),
}

impl From<referee::Numbered> for Numbered {
    fn from(referee::Numbered { number, at, event }: referee::Numbered) -> Self {
        Self { number, at, event: event.to_text() }
    }
}

impl Numbered {
    /// The event in a game.
    pub fn decode(&self, game: Game) -> Result<referee::Numbered, TextError> {
        let event = self.event.clone().parse(game)?;
        Ok(referee::Numbered { number: self.number, at: self.at, event })
    }
}
