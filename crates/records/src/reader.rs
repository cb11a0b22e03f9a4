//! Reading games one by one from pieces of a file in any format.

mod json;

use basalt_rules::record::{self, Record};

use crate::error::ReadError;
use crate::format::Format;
use json::JsonReader;

/// Reads a file of games that is pushed into it piece by piece, and holds no more of it than the
/// last piece and one game.
#[derive(Debug)]
pub struct Reader(Inner);

#[derive(Debug)]
enum Inner {
    Text(record::Reader),
    Json(JsonReader),
}

impl Reader {
    /// A reader of a file in the given format. A game in JSON tells itself which of the schemas
    /// it has.
    pub fn new(format: Format) -> Self {
        Self(match format {
            Format::Text(format) => Inner::Text(record::Reader::new(format)),
            Format::Json | Format::AbstractPlay => Inner::Json(JsonReader::default()),
        })
    }

    /// Takes the next piece of the file. Before the next one, [`Reader::next_game`] should be
    /// asked until it has nothing more to give.
    pub fn push(&mut self, piece: &[u8]) {
        match &mut self.0 {
            Inner::Text(reader) => reader.push(piece),
            Inner::Json(reader) => reader.push(piece),
        }
    }

    /// Takes note that the file has ended, and that the last game may be given out.
    pub fn finish(&mut self) {
        match &mut self.0 {
            Inner::Text(reader) => reader.finish(),
            Inner::Json(reader) => reader.finish(),
        }
    }

    /// The next game, or why it cannot be read; nothing if more of the file is needed for it.
    ///
    /// The n-th answer is about the n-th game of the file.
    pub fn next_game(&mut self) -> Option<Result<Record, ReadError>> {
        match &mut self.0 {
            Inner::Text(reader) => Some(reader.next_game()?.map_err(ReadError::Text)),
            Inner::Json(reader) => Some(reader.next_game()?.map_err(ReadError::Json)),
        }
    }
}

/// The games of a text one by one, each as it is or with what is wrong in it.
pub fn read_all(format: Format, text: &[u8]) -> Games {
    let mut reader = Reader::new(format);
    reader.push(text);
    reader.finish();
    Games { reader }
}

/// The games of a text.
#[derive(Debug)]
pub struct Games {
    reader: Reader,
}

impl Iterator for Games {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.reader.next_game()
    }
}
