//! The syntax of a format, as the reader needs it.

use crate::MAX_GAME;
use crate::error::GameFault;
use crate::record::Record;
use crate::splitter::Splitter;

/// The way in which the games of a format are found in a file and parsed.
///
/// A reader holds one of these instead of a [`Format`](crate::Format), so that a program that reads only some formats
/// does not link the parsers of the others.
#[derive(Debug)]
pub(crate) struct Syntax {
    /// The greatest length of one game.
    pub(crate) max_bytes: usize,
    /// Finds the ends of games.
    pub(crate) splitter: fn() -> Splitter,
    /// Whether a byte can stand between games.
    pub(crate) is_gap: fn(u8) -> bool,
    /// Parses the text of one game.
    pub(crate) parse: fn(&str) -> Result<Record, GameFault>,
}

impl Syntax {
    /// The syntax of a text format: games of up to [`MAX_GAME`] bytes with white space between them.
    pub(crate) const fn text(
        splitter: fn() -> Splitter,
        parse: fn(&str) -> Result<Record, GameFault>,
    ) -> Self {
        Self { max_bytes: MAX_GAME, splitter, is_gap: |byte| byte.is_ascii_whitespace(), parse }
    }
}
