//! The text of bus messages: `1 00000000000000ff game abcdefghij 12`. The first word is the version; a released version
//! never changes, since nodes of two releases may run side by side.

use std::str::{FromStr, SplitAsciiWhitespace};

use super::bus::{BusMessage, NodeId};

/// The version of the encoding.
const VERSION: &str = "1";

/// The longest text of a message.
const MAX_BYTES: usize = 128;

/// Writes a message of a node.
pub(crate) fn write(from: NodeId, message: BusMessage) -> String {
    let body = match message {
        BusMessage::Here => "here".to_owned(),
        BusMessage::Game { game, number } => format!("game {game} {number}"),
        BusMessage::Header(game) => format!("header {game}"),
        BusMessage::Said { game, number } => format!("said {game} {number}"),
        BusMessage::Audience(game) => format!("audience {game}"),
        BusMessage::Started { game, player } => format!("started {game} {player}"),
        BusMessage::SeekOpened(seek) => format!("seek-opened {seek}"),
        BusMessage::SeekClosed(seek) => format!("seek-closed {seek}"),
        BusMessage::Turn(player) => format!("turn {player}"),
        BusMessage::Renamed(player) => format!("renamed {player}"),
        BusMessage::SessionChanged(player) => format!("session-changed {player}"),
    };
    format!("{VERSION} {from:016x} {body}")
}

/// Reads a message; `None` if it is malformed or of another version.
pub(crate) fn read(bytes: &[u8]) -> Option<(NodeId, BusMessage)> {
    if bytes.len() > MAX_BYTES {
        return None;
    }
    let mut words = std::str::from_utf8(bytes).ok()?.split_ascii_whitespace();
    if words.next()? != VERSION {
        return None;
    }
    let from = NodeId::from_str_radix(words.next()?, 16).ok()?;
    let message = match words.next()? {
        "here" => BusMessage::Here,
        "game" => BusMessage::Game { game: next(&mut words)?, number: next(&mut words)? },
        "header" => BusMessage::Header(next(&mut words)?),
        "said" => BusMessage::Said { game: next(&mut words)?, number: next(&mut words)? },
        "audience" => BusMessage::Audience(next(&mut words)?),
        "started" => BusMessage::Started { game: next(&mut words)?, player: next(&mut words)? },
        "seek-opened" => BusMessage::SeekOpened(next(&mut words)?),
        "seek-closed" => BusMessage::SeekClosed(next(&mut words)?),
        "turn" => BusMessage::Turn(next(&mut words)?),
        "renamed" => BusMessage::Renamed(next(&mut words)?),
        "session-changed" => BusMessage::SessionChanged(next(&mut words)?),
        _ => return None,
    };
    words.next().is_none().then_some((from, message))
}

fn next<T: FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use basalt_referee::{GameId, SeekId};

    use super::*;

    /// Version 1, which is released and never changes.
    const GOLDEN: [&str; 11] = [
        "1 00000000000000ff here",
        "1 00000000000000ff game aaaaaaaaaa 12",
        "1 00000000000000ff header aaaaaaaaaa",
        "1 00000000000000ff said aaaaaaaaaa 3",
        "1 00000000000000ff audience aaaaaaaaaa",
        "1 00000000000000ff started aaaaaaaaaa -77",
        "1 00000000000000ff seek-opened baaaaaaaaa",
        "1 00000000000000ff seek-closed baaaaaaaaa",
        "1 00000000000000ff turn -77",
        "1 00000000000000ff renamed -77",
        "1 00000000000000ff session-changed -77",
    ];

    fn messages() -> [BusMessage; 11] {
        let (game, seek) = (GameId::from_bits(0), SeekId::from_bits(1));
        let player = "-77".parse().expect("an id");
        [
            BusMessage::Here,
            BusMessage::Game { game, number: 12 },
            BusMessage::Header(game),
            BusMessage::Said { game, number: 3 },
            BusMessage::Audience(game),
            BusMessage::Started { game, player },
            BusMessage::SeekOpened(seek),
            BusMessage::SeekClosed(seek),
            BusMessage::Turn(player),
            BusMessage::Renamed(player),
            BusMessage::SessionChanged(player),
        ]
    }

    #[test]
    fn messages_are_written_and_read_as_released() {
        for (message, text) in messages().into_iter().zip(GOLDEN) {
            assert_eq!(write(255, message), text);
            assert_eq!(read(text.as_bytes()), Some((255, message)), "{text}");
        }
    }

    #[test]
    fn malformed_messages_are_ignored() {
        for text in [
            "",
            "1",
            "2 00000000000000ff here",
            "1 xyz here",
            "1 00000000000000ff there",
            "1 00000000000000ff here again",
            "1 00000000000000ff game aaaaaaaaaa",
            "1 00000000000000ff game aaaaaaaaaa -1",
            "1 00000000000000ff game aaaaaaaaaa 99999999999",
            "1 00000000000000ff game AAAAAAAAAA 1",
            "1 00000000000000ff turn Ada",
        ] {
            assert_eq!(read(text.as_bytes()), None, "{text}");
        }
        assert_eq!(read(b"1 00000000000000ff here\xff"), None);
        let long = format!("1 00000000000000ff here{}", " ".repeat(200));
        assert_eq!(read(long.as_bytes()), None);
    }
}
