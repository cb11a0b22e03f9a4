//! Games in links.

use basalt_records::{Record, link};

use crate::sound::{assert_one_line, assert_sentence};

/// Reads the bytes as a link.
pub fn records_link(bytes: &[u8]) {
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
    if written.content == link::LinkContent::Everything {
        assert_eq!(&again, record, "{written:?}");
    }
}
