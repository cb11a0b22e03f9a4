//! JSON definitions of domain types. The compiler compares each with its type; golden files freeze the result.

use basalt_referee::{
    BadTerms, Board, ChatLine, Clocks, ColorWish, Ending, Millis, Pace, Phrase, Player, Pool,
    Rating, RatingChange, Reason, Saying, Terms,
};
use basalt_rules::{Color, Game};
use serde::{Deserialize, Serialize};

use crate::encoding::{As, Letter, Maybe, Text, encodings};

encodings! {
    ChatLineJson of ChatLine,
    ClocksJson of Clocks,
    EndingJson of Ending,
    PoolJson of Pool,
    RatingJson of Rating,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Terms")]
pub(crate) struct TermsJson {
    #[serde(with = "As::<Text>")]
    game: Game,
    #[serde(with = "BoardJson")]
    board: Board,
    #[serde(with = "PaceJson")]
    pace: Pace,
    rated: bool,
    #[serde(with = "ColorWishJson")]
    color: ColorWish,
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
#[serde(remote = "BadTerms", rename_all = "kebab-case")]
pub(crate) enum BadTermsJson {
    RandomBoard,
    Base,
    Increment,
    Days,
    RatedBasic,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Pool", rename_all = "kebab-case")]
pub(crate) enum PoolJson {
    DvonnLive,
    DvonnDays,
    PunctLive,
    PunctDays,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "kebab-case")]
pub(crate) enum PlayerJson {
    Member {
        name: String,
        #[serde(
            with = "As::<Maybe<RatingJson>>",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        rating: Option<Rating>,
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
pub(crate) struct RatingJson {
    value: i32,
    provisional: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RatingChange")]
pub(crate) struct RatingChangeJson {
    before: i32,
    after: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ending")]
pub(crate) struct EndingJson {
    #[serde(with = "As::<Maybe<Letter>>", default, skip_serializing_if = "Option::is_none")]
    winner: Option<Color>,
    #[serde(with = "ReasonJson")]
    reason: Reason,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Reason", rename_all = "kebab-case")]
enum ReasonJson {
    Board,
    Resigned,
    Time,
    Left,
    Agreed,
    Aborted,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Clocks")]
pub(crate) struct ClocksJson {
    white: Millis,
    black: Millis,
    #[serde(with = "As::<Maybe<Letter>>")]
    running: Option<Color>,
    now: Millis,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ChatLine")]
pub(crate) struct ChatLineJson {
    number: u32,
    by: String,
    at: Millis,
    #[serde(with = "SayingJson")]
    saying: Saying,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Saying", rename_all = "kebab-case")]
pub(crate) enum SayingJson {
    Text(String),
    Phrase(#[serde(with = "PhraseJson")] Phrase),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Phrase", rename_all = "kebab-case")]
enum PhraseJson {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    OneMoment,
    GoodGame,
    MustGo,
    Oops,
}
