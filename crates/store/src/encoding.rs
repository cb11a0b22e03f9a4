//! JSON columns: the encoding of domain types in the database.
//!
//! Rows that were released never change, so the golden files in `tests/golden` freeze every kind of value. Messages
//! have golden files of their own in `basalt-wire`; `basalt-encoding` says how the two come apart when one changes.

use basalt_encoding::Json;
use basalt_referee::Event;
use basalt_rules::Game;

/// A column that holds a domain type.
pub(crate) fn encode(value: &impl Json) -> String {
    let mut json = Vec::new();
    let written = value.encode(&mut serde_json::Serializer::new(&mut json));
    written.expect("a column has no keys but texts");
    String::from_utf8(json).expect("JSON is UTF-8")
}

/// The domain type that a column holds.
pub(crate) fn decode<T: Json>(column: &str) -> Result<T, serde_json::Error> {
    let mut input = serde_json::Deserializer::from_str(column);
    let value = T::decode(&mut input)?;
    input.end()?;
    Ok(value)
}

/// The kinds of events in the database.
const EVENT_KINDS: [&str; 10] = [
    "move",
    "draw-offered",
    "draw-declined",
    "takeback-asked",
    "takeback-declined",
    "taken-back",
    "vacation-begun",
    "vacation-ended",
    "ended",
    "server-down",
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
    encode(&event.to_text())
}

/// The event of a body, in a game.
pub(crate) fn decode_event(game: Game, body: &str) -> Result<Event, EventError> {
    let event: Event<String> = decode(body).map_err(|error| match kind(body) {
        Some(kind) if !EVENT_KINDS.contains(&kind.as_str()) => EventError::UnknownKind(kind),
        _ => EventError::Malformed(error.to_string()),
    })?;
    event.parse(game).map_err(|error| EventError::Malformed(error.to_string()))
}

/// The tag of a body.
fn kind(body: &str) -> Option<String> {
    match serde_json::from_str(body).ok()? {
        serde_json::Value::Object(fields) => fields.into_iter().next().map(|(kind, _)| kind),
        serde_json::Value::String(kind) => Some(kind),
        _ => None,
    }
}

/// Every line of a golden file reads, and is written byte for byte as it stands there.
#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_referee::{
        Board, ChatMessage, ColorWish, EndReason, Ending, Pace, Phrase, Rating, Terms,
    };

    use super::*;

    fn columns<T: Json>(golden: &str) -> Vec<T> {
        let read = |line| {
            let value: T = decode(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(encode(&value), line);
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
        let reasons: Vec<EndReason> = endings.iter().map(|ending| ending.reason).collect();
        assert_kinds!(reasons, EndReason: Board, Resigned, Time, Left, Agreed, Aborted, Adjudicated);
    }

    #[test]
    fn chat_messages() {
        let chat_messages: Vec<ChatMessage> = columns(include_str!("../tests/golden/saying.jsonl"));
        assert_kinds!(chat_messages, ChatMessage: Text, Phrase);
        let phrases: Vec<Phrase> = chat_messages
            .iter()
            .filter_map(|message| match message {
                ChatMessage::Phrase(phrase) => Some(*phrase),
                ChatMessage::Text(_) => None,
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
            VacationBegun, VacationEnded, ServerDown, Ended,
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
