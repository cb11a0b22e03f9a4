//! A message is a line of JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Most bytes of a client's message.
pub const MAX_LINE_BYTES: usize = 4096;

/// Reads a message; `None` if it is malformed.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    crate::json::read(text)
}

/// Writes a message.
pub fn write<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).expect("messages have no keys but texts")
}

#[cfg(test)]
mod tests {
    use basalt_referee::{
        Board, ChatMessage, ColorWish, EndReason, Ending, GameId, Pace, Phrase, Terms,
    };
    use basalt_rules::{Color, Game};

    use super::*;
    use crate::{Act, ErrorCode, Event, FromServer, Numbered, NumberedRequest, ToServer};

    fn game() -> GameId {
        GameId::from_bits(0)
    }

    #[test]
    fn requests_have_readable_json() {
        let asked = |request| write(&NumberedRequest { number: 7, request });
        let play = ToServer::Play { game: game(), after: 3, mv: "a1b2".to_owned() };
        let text = r#"{"ask":7,"what":{"play":{"game":"aaaaaaaaaa","after":3,"mv":"a1b2"}}}"#;
        assert_eq!(asked(play), text);
        let resign = ToServer::Do { game: game(), after: 3, act: Act::Resign };
        let text = r#"{"ask":7,"what":{"do":{"game":"aaaaaaaaaa","after":3,"act":"resign"}}}"#;
        assert_eq!(asked(resign), text);
        let say = ToServer::Say { game: game(), message: ChatMessage::Phrase(Phrase::GoodGame) };
        let text =
            r#"{"ask":7,"what":{"say":{"game":"aaaaaaaaaa","saying":{"phrase":"good-game"}}}}"#;
        assert_eq!(asked(say), text);
    }

    #[test]
    fn requests_read_back() {
        let pace = Pace::Live { base: 300, increment: 3 };
        let color = ColorWish::Either;
        let terms = Terms {
            game: Game::Punct,
            board: Board::Empty,
            pace,
            rated: true,
            color,
            odds: None,
            best_of_three: false,
        };
        let requests = [
            ToServer::Ping,
            ToServer::Pair { terms },
            ToServer::Seek { terms, to: Some("Anna".to_owned()), listed: false },
            ToServer::Watch { game: game(), after: 0, last_chat_line: 0 },
        ];
        for request in requests {
            let asked = NumberedRequest { number: u32::MAX, request };
            assert_eq!(read(&write(&asked)), Some(asked));
        }
    }

    #[test]
    fn answers_read_back() {
        let ended = Ending { winner: Some(Color::Black), reason: EndReason::Time };
        let moved = Event::Move { by: Color::White, mv: "a1".to_owned(), spent: 12, forced: false };
        let events: Vec<_> = [moved, Event::Ended(ended)]
            .into_iter()
            .zip(1..)
            .map(|(event, number)| Numbered { number, at: 5, event })
            .collect();
        assert_eq!(
            write(&events),
            r#"[{"number":1,"at":5,"event":{"move":{"by":"w","mv":"a1","spent":12}}},"#.to_owned()
                + r#"{"number":2,"at":5,"event":{"ended":{"winner":"b","reason":"time"}}}]"#
        );
        assert_eq!(read(&write(&events)), Some(events));
        let refused = FromServer::Refused { request: 1, why: ErrorCode::Stale { number: 9 } };
        assert_eq!(write(&refused), r#"{"refused":{"ask":1,"why":{"stale":{"number":9}}}}"#);
        assert_eq!(read(&write(&refused)), Some(refused));
    }

    #[test]
    fn malformed_messages_are_refused() {
        for text in
            ["", "{}", "[]", "null", r#"{"ask":-1,"what":"ping"}"#, r#"{"ask":1,"what":"fly"}"#]
        {
            assert_eq!(read::<NumberedRequest>(text), None, "{text}");
        }
    }
}
