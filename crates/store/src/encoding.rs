//! JSON columns: the encoding of domain types in the database.
//!
//! Rows that were released never change, so the golden files in `tests/golden` freeze every kind of value. The JSON on
//! the wire is another encoding (`basalt-wire`), which may change on its own.

use basalt_referee::{
    Board, ColorWish, Ending, Event, Millis, Pace, Phrase, Rating, Reason, Saying, Terms,
};
use basalt_rules::{AnyMove, Color, Game, TextError};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A domain type that a column holds as JSON.
pub(crate) trait JsonColumn: Sized {
    fn encode(&self) -> String;
    fn decode(text: &str) -> Result<Self, serde_json::Error>;
}

/// The JSON writer of a column.
type JsonWriter<'a> = serde_json::Serializer<&'a mut Vec<u8>>;

/// The JSON that a serializing function writes.
fn to_json(write: impl FnOnce(&mut JsonWriter<'_>) -> Result<(), serde_json::Error>) -> String {
    let mut json = Vec::new();
    write(&mut JsonWriter::new(&mut json)).expect("a column has no keys but texts");
    String::from_utf8(json).expect("JSON is UTF-8")
}

/// Makes what serde derives for a definition of a domain type the encoding of a column.
macro_rules! json_columns {
    ($($definition:ident of $type:ty),+ $(,)?) => {
        $(impl JsonColumn for $type {
            fn encode(&self) -> String {
                to_json(|out| $definition::serialize(self, out))
            }

            fn decode(text: &str) -> Result<Self, serde_json::Error> {
                let mut input = serde_json::Deserializer::from_str(text);
                let value = $definition::deserialize(&mut input)?;
                input.end()?;
                Ok(value)
            }
        })+
    };
}

json_columns! {
    TermsJson of Terms,
    EndingJson of Ending,
    RatingJson of Rating,
    SayingJson of Saying,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Terms")]
struct TermsJson {
    #[serde(with = "game")]
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
#[serde(remote = "Ending")]
struct EndingJson {
    #[serde(with = "letter", default, skip_serializing_if = "Option::is_none")]
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
#[serde(remote = "Rating")]
struct RatingJson {
    value: i32,
    provisional: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Saying", rename_all = "kebab-case")]
enum SayingJson {
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

/// The body of an event. Its tag is the kind of the event.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EventJson {
    Move {
        by: Letter,
        mv: String,
        spent: Millis,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    DrawOffered {
        by: Letter,
    },
    DrawDeclined {
        by: Letter,
    },
    TakebackAsked {
        by: Letter,
    },
    TakebackDeclined {
        by: Letter,
    },
    TakenBack {
        plies: u32,
    },
    VacationBegun {
        by: Letter,
        until: Millis,
    },
    VacationEnded {
        by: Letter,
    },
    Ended(#[serde(with = "EndingJson")] Ending),
}

/// The kinds of events in the database.
const EVENT_KINDS: [&str; 9] = [
    "move",
    "draw-offered",
    "draw-declined",
    "takeback-asked",
    "takeback-declined",
    "taken-back",
    "vacation-begun",
    "vacation-ended",
    "ended",
];

/// The reason why the body of an event cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum EventError {
    /// An event of a kind that this version does not know.
    UnknownKind(String),
    /// A body that no version writes.
    Malformed(String),
}

/// The body of an event.
pub(crate) fn encode_event(event: Event) -> String {
    let json = EventJson::from(event);
    to_json(|out| json.serialize(out))
}

/// The event of a body, in a game.
pub(crate) fn decode_event(game: Game, body: &str) -> Result<Event, EventError> {
    let json: EventJson = serde_json::from_str(body).map_err(|error| match kind(body) {
        Some(kind) if !EVENT_KINDS.contains(&kind.as_str()) => EventError::UnknownKind(kind),
        _ => EventError::Malformed(error.to_string()),
    })?;
    json.decode(game).map_err(|error| EventError::Malformed(error.to_string()))
}

/// The tag of a body.
fn kind(body: &str) -> Option<String> {
    match serde_json::from_str(body).ok()? {
        serde_json::Value::Object(fields) => fields.into_iter().next().map(|(kind, _)| kind),
        serde_json::Value::String(kind) => Some(kind),
        _ => None,
    }
}

impl From<Event> for EventJson {
    fn from(event: Event) -> Self {
        match event {
            Event::Move { by, mv, spent, forced } => {
                Self::Move { by: Letter(by), mv: mv.to_string(), spent, forced }
            }
            Event::DrawOffered { by } => Self::DrawOffered { by: Letter(by) },
            Event::DrawDeclined { by } => Self::DrawDeclined { by: Letter(by) },
            Event::TakebackAsked { by } => Self::TakebackAsked { by: Letter(by) },
            Event::TakebackDeclined { by } => Self::TakebackDeclined { by: Letter(by) },
            Event::TakenBack { plies } => Self::TakenBack { plies },
            Event::VacationBegun { by, until } => Self::VacationBegun { by: Letter(by), until },
            Event::VacationEnded { by } => Self::VacationEnded { by: Letter(by) },
            Event::Ended(ending) => Self::Ended(ending),
        }
    }
}

impl EventJson {
    fn decode(self, game: Game) -> Result<Event, TextError> {
        Ok(match self {
            Self::Move { by: Letter(by), mv, spent, forced } => {
                Event::Move { by, mv: AnyMove::parse(game, &mv)?, spent, forced }
            }
            Self::DrawOffered { by: Letter(by) } => Event::DrawOffered { by },
            Self::DrawDeclined { by: Letter(by) } => Event::DrawDeclined { by },
            Self::TakebackAsked { by: Letter(by) } => Event::TakebackAsked { by },
            Self::TakebackDeclined { by: Letter(by) } => Event::TakebackDeclined { by },
            Self::TakenBack { plies } => Event::TakenBack { plies },
            Self::VacationBegun { by: Letter(by), until } => Event::VacationBegun { by, until },
            Self::VacationEnded { by: Letter(by) } => Event::VacationEnded { by },
            Self::Ended(ending) => Event::Ended(ending),
        })
    }
}

/// A colour as its letter.
struct Letter(Color);

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(self.0.letter())
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(input)?;
        let unknown = || D::Error::custom(format_args!("{letter:?} is no colour"));
        Color::from_letter(letter).map(Self).ok_or_else(unknown)
    }
}

/// A colour that may be missing, as its letter.
mod letter {
    use basalt_rules::Color;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Letter;

    pub(super) fn serialize<C: Copy + Into<Option<Color>>, S: Serializer>(
        color: &C,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        (*color).into().map(Letter).serialize(out)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        input: D,
    ) -> Result<Option<Color>, D::Error> {
        Ok(Option::<Letter>::deserialize(input)?.map(|letter| letter.0))
    }
}

/// A game as its id.
mod game {
    use basalt_rules::Game;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<G: Copy + Into<Game>, S: Serializer>(
        game: &G,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.serialize_str((*game).into().id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Game, D::Error> {
        String::deserialize(input)?.parse().map_err(D::Error::custom)
    }
}

/// Every line of a golden file reads, and is written byte for byte as it stands there.
#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn columns<T: JsonColumn>(golden: &str) -> Vec<T> {
        let read = |line| {
            let value = T::decode(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(value.encode(), line);
            value
        };
        golden.lines().map(read).collect()
    }

    /// Checks that there is a value of every kind. The match keeps the list of kinds complete.
    macro_rules! assert_kinds {
        ($values:expr, $type:ident: $($kind:ident),+ $(,)?) => {{
            let kind = |value: &$type| match value {
                $($type::$kind { .. } => stringify!($kind)),+
            };
            let found: BTreeSet<&str> = $values.iter().map(kind).collect();
            assert_eq!(found, BTreeSet::from([$(stringify!($kind)),+]));
        }};
    }

    #[test]
    fn terms() {
        let terms: Vec<Terms> = columns(include_str!("../tests/golden/terms.jsonl"));
        let boards: Vec<Board> = terms.iter().map(|terms| terms.board).collect();
        assert_kinds!(boards, Board: Empty, Random);
        let paces: Vec<Pace> = terms.iter().map(|terms| terms.pace).collect();
        assert_kinds!(paces, Pace: Live, Days);
        let colors: Vec<ColorWish> = terms.iter().map(|terms| terms.color).collect();
        assert_kinds!(colors, ColorWish: Either, White, Black);
        let games: BTreeSet<&str> = terms.iter().map(|terms| terms.game.id()).collect();
        assert_eq!(games, Game::ALL.iter().map(|game| game.id()).collect());
    }

    #[test]
    fn endings() {
        let endings: Vec<Ending> = columns(include_str!("../tests/golden/ending.jsonl"));
        let reasons: Vec<Reason> = endings.iter().map(|ending| ending.reason).collect();
        assert_kinds!(reasons, Reason: Board, Resigned, Time, Left, Agreed, Aborted);
    }

    #[test]
    fn sayings() {
        let sayings: Vec<Saying> = columns(include_str!("../tests/golden/saying.jsonl"));
        assert_kinds!(sayings, Saying: Text, Phrase);
        let phrases: Vec<Phrase> = sayings
            .iter()
            .filter_map(|saying| match saying {
                Saying::Phrase(phrase) => Some(*phrase),
                Saying::Text(_) => None,
            })
            .collect();
        assert_kinds!(
            phrases,
            Phrase: Hello, GoodLuck, WellPlayed, Thanks, OneMoment, GoodGame, MustGo, Oops,
        );
    }

    #[test]
    fn ratings() {
        columns::<Rating>(include_str!("../tests/golden/rating.jsonl"));
    }

    #[test]
    fn events() {
        let read = |line: &str| {
            let (game, body) = line.split_once(' ').expect("a game and a body");
            let event = decode_event(game.parse().expect("a game"), body);
            let event = event.unwrap_or_else(|error| panic!("{body}: {error:?}"));
            assert_eq!(encode_event(event), body);
            assert!(EVENT_KINDS.contains(&kind(body).expect("a kind").as_str()), "{body}");
            event
        };
        let golden = include_str!("../tests/golden/event.txt");
        let events: Vec<Event> = golden.lines().map(read).collect();
        assert_kinds!(
            events,
            Event: Move, DrawOffered, DrawDeclined, TakebackAsked, TakebackDeclined, TakenBack,
            VacationBegun, VacationEnded, Ended,
        );
    }

    #[test]
    fn an_unreadable_event_says_what_it_is() {
        let decode = |body| decode_event(Game::Dvonn, body);
        let unknown = |kind: &str| Err(EventError::UnknownKind(kind.to_owned()));
        assert_eq!(decode(r#"{"castled":{"by":"w"}}"#), unknown("castled"));
        assert_eq!(decode(r#""paused""#), unknown("paused"));
        for body in [
            "",
            "[]",
            "{}",
            r#"{"move":{"by":"w"}}"#,
            r#"{"draw-offered":{"by":"red"}}"#,
            r#"{"move":{"by":"w","mv":"z9","spent":0}}"#,
            r#"{"ended":{"reason":"rain"}}"#,
        ] {
            assert!(matches!(decode(body), Err(EventError::Malformed(_))), "{body}");
        }
    }
}
