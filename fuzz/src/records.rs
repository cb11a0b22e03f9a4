//! Files of game records, in each of their formats.

use basalt_records::{Format, Reader, Record, RecordError, read_all};

use crate::sound::{assert_one_line, assert_sentence};

/// Reads the bytes as a file in Basalt's own format.
pub fn records_basalt(bytes: &[u8]) {
    records(Format::Basalt, bytes);
}

/// Reads the bytes as a file in Little Golem's format.
pub fn records_little_golem(bytes: &[u8]) {
    records(Format::LittleGolem, bytes);
}

/// Reads the bytes as a file in CodeCup's format.
pub fn records_codecup(bytes: &[u8]) {
    records(Format::CodeCup, bytes);
}

/// Reads the bytes as a file in Boardspace's format.
pub fn records_boardspace(bytes: &[u8]) {
    records(Format::Boardspace, bytes);
}

/// Reads the bytes as a file of games in JSON, of either schema.
pub fn records_json(bytes: &[u8]) {
    records(Format::Json, bytes);
}

type Games = Vec<Result<Record, RecordError>>;

/// Reads the bytes as a file in a format.
pub(crate) fn records(format: Format, bytes: &[u8]) {
    let games: Games = read_all(format, bytes).collect();
    assert_eq!(in_pieces(format, bytes), games, "the pieces of a file make no difference");
    for (number, game) in games.iter().enumerate() {
        match game {
            Ok(record) => check_record(format, record),
            Err(error) => {
                assert_eq!(error.game, number + 1, "{error}");
                assert_sentence(&error.problem);
                assert_one_line(&error.to_string());
            }
        }
    }
}

/// The same, fed in small pieces whose size follows from the file.
fn in_pieces(format: Format, bytes: &[u8]) -> Games {
    let mut reader = Reader::new(format);
    let mut games = Vec::new();
    for piece in bytes.chunks(1 + bytes.len() % 9) {
        reader.push(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

fn check_record(format: Format, record: &Record) {
    for format in [Format::Basalt, Format::Json] {
        let text = format.write(record).expect("it holds everything");
        assert_eq!(format.read(&text).as_ref(), Ok(record), "{text}");
    }
    if let Ok(text) = format.write(record) {
        let again = format.read(&text).unwrap_or_else(|error| panic!("{error} in {text:?}"));
        assert_eq!(again.line.nodes.len(), record.line.nodes.len(), "{text:?}");
        assert!(again.line.moves().eq(record.line.moves()), "{text:?}");
        assert_eq!(format.write(&again).as_ref(), Ok(&text));
    }
    if let Ok(text) = Format::AbstractPlay.write(record) {
        let again = Format::AbstractPlay.read(&text);
        let again = again.unwrap_or_else(|error| panic!("{error} in {text:?}"));
        assert!(again.line.moves().eq(record.line.moves()), "{text:?}");
        assert_eq!((again.result, &again.start), (record.result, &record.start));
    }
    match record.replay() {
        Ok(end) => assert!(record.steps().all(|step| step.is_ok()), "the game leads to {end}"),
        Err(error) => assert_sentence(&error),
    }
}
