//! The JSON of structs and enums: a definition for each, from which serde derives it.

use basalt_referee::{
    Board, ChatLine, ChatMessage, Clocks, ColorWish, EndReason, Ending, Millis, Pace, Phrase,
    Player, Rating, RatingChange, Terms,
};
use basalt_rules::{Color, Game};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::event::{Event, EventJson};
use crate::json::{self, Json};

/// Makes what serde derives for a definition the JSON of its type.
macro_rules! defined {
    ($($type:ident by $definition:ident),+ $(,)?) => {
        $(impl Json for $type {
            fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                $definition::serialize(self, out)
            }

            fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                $definition::deserialize(input)
            }
        })+
    };
}

defined! {
    Board by BoardJson,
    ChatLine by ChatLineJson,
    Clocks by ClocksJson,
    ColorWish by ColorWishJson,
    Ending by EndingJson,
    Event by EventJson,
    Pace by PaceJson,
    Player by PlayerJson,
    Rating by RatingJson,
    RatingChange by RatingChangeJson,
    EndReason by ReasonJson,
    ChatMessage by ChatMessageJson,
    Terms by TermsJson,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Terms")]
struct TermsJson {
    #[serde(with = "json")]
    game: Game,
    #[serde(with = "json")]
    board: Board,
    #[serde(with = "json")]
    pace: Pace,
    rated: bool,
    #[serde(with = "json")]
    color: ColorWish,
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    odds: Option<Pace>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    best_of_three: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Board", rename_all = "kebab-case")]
enum BoardJson {
    Empty,
    Random,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Pace", rename_all = "kebab-case")]
enum PaceJson {
    Live { base: u32, increment: u32 },
    Days(u8),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ColorWish", rename_all = "kebab-case")]
enum ColorWishJson {
    Either,
    White,
    Black,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "kebab-case")]
enum PlayerJson {
    Member {
        name: String,
        #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
        rating: Option<Rating>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    Guest {
        name: String,
    },
    Computer {
        level: u8,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Rating")]
struct RatingJson {
    value: i32,
    provisional: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RatingChange")]
struct RatingChangeJson {
    before: i32,
    after: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ending")]
struct EndingJson {
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    winner: Option<Color>,
    #[serde(with = "json")]
    reason: EndReason,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "EndReason", rename_all = "kebab-case")]
enum ReasonJson {
    Board,
    Resigned,
    Time,
    Left,
    Agreed,
    Aborted,
    Adjudicated,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Clocks")]
struct ClocksJson {
    white: Millis,
    black: Millis,
    #[serde(with = "json")]
    running: Option<Color>,
    now: Millis,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ChatLine")]
struct ChatLineJson {
    number: u32,
    by: String,
    at: Millis,
    #[serde(rename = "saying", with = "json")]
    message: ChatMessage,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spectator: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ChatMessage", rename_all = "kebab-case")]
enum ChatMessageJson {
    Text(String),
    Phrase(#[serde(with = "json")] Phrase),
}
