//! Games in JSON, and in links.

use basalt_records::{Format, Reader, Record, link, read_all};

use crate::sound::{assert_one_line, assert_sentence};

/// Reads the bytes as a file of games in JSON, of either schema.
pub fn exchange_json(bytes: &[u8]) {
    let games: Vec<_> = read_all(Format::Json, bytes).collect();
    assert_eq!(in_pieces(bytes), games, "the pieces of a file make no difference");
    for (number, game) in games.iter().enumerate() {
        match game {
            Ok(record) => check_json(record),
            Err(error) => {
                assert_eq!(error.game, number + 1, "{error}");
                assert_sentence(&error.problem);
                assert_one_line(&error.to_string());
            }
        }
    }
}

/// The same, fed in small pieces whose size follows from the file.
fn in_pieces(bytes: &[u8]) -> Vec<Result<Record, basalt_records::RecordError>> {
    let mut reader = Reader::new(Format::Json);
    let mut games = Vec::new();
    for piece in bytes.chunks(1 + bytes.len() % 9) {
        reader.push(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

fn check_json(record: &Record) {
    assert_eq!(&again(Format::Json, record).expect("it holds everything"), record);
    if let Some(again) = again(Format::AbstractPlay, record) {
        assert!(again.line.moves().eq(record.line.moves()), "{record}");
        assert_eq!((again.result, &again.start), (record.result, &record.start));
    }
}

/// The game as it is read again, if the format can hold it.
fn again(format: Format, record: &Record) -> Option<Record> {
    let text = format.write(record).ok()?;
    let mut games = read_all(format, text.as_bytes());
    let game = games.next().unwrap_or_else(|| panic!("no game in {text:?}"));
    assert!(games.next().is_none(), "{text:?}");
    Some(game.unwrap_or_else(|error| panic!("{error} in {text:?}")))
}

/// Reads the bytes as a link.
pub fn exchange_link(bytes: &[u8]) {
    match link::read(&String::from_utf8_lossy(bytes)) {
        Ok(record) => check_link(&record),
        Err(error) => {
            assert_sentence(&error);
            assert_one_line(&error.to_string());
        }
    }
}

/// A game that came from a link has room in one, but for tags that were not escaped.
fn check_link(record: &Record) {
    let Ok(written) = link::write(record) else { return };
    let again = link::read(&written.text).unwrap_or_else(|error| panic!("{error} in {written:?}"));
    assert!(again.line.moves().eq(record.line.moves()), "{written:?}");
    if written.held == link::Held::Everything {
        assert_eq!(&again, record, "{written:?}");
    }
}
