//! The text formats of game records.

use std::fmt;

use super::error::{Fault, RecordError, WriteError};
use super::reader::read_game;
use super::{Record, basalt, boardspace, codecup, little_golem};
use crate::Game;
use crate::notation::quote;
use crate::sentence::sentences;

/// A text format of game records.
///
/// ```
/// use basalt_rules::record::Format;
///
/// let record = Format::CodeCup.read("E3\nC3\n")?;
/// assert_eq!(Format::LittleGolem.write(&record)?, "Event [] Site [] White [] Black [] 1. e3 c3\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Basalt's own, which holds everything a record has.
    Basalt,
    /// Little Golem's text of DVONN games.
    LittleGolem,
    /// CodeCup's list of DVONN moves.
    CodeCup,
    /// Boardspace's SGF of both games, DVONN and standard PÜNCT.
    Boardspace,
}

sentences! {
    /// Not the name of a format.
    pub enum FormatError {
        /// Unknown.
        Unknown { found: String } = "record-format":
            "expected the name of a format (basalt, littlegolem, codecup or boardspace), found “{found}”";
    }
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 4] = [Self::Basalt, Self::LittleGolem, Self::CodeCup, Self::Boardspace];

    /// The name in commands.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basalt => "basalt",
            Self::LittleGolem => "littlegolem",
            Self::CodeCup => "codecup",
            Self::Boardspace => "boardspace",
        }
    }

    /// The format that the first line of a file looks like; its start is enough of the file.
    pub fn detect(file: &[u8]) -> Option<Self> {
        let file = file.strip_prefix("\u{feff}".as_bytes()).unwrap_or(file).trim_ascii_start();
        let line = file.split(|&byte| byte == b'\n').next().unwrap_or(file).trim_ascii();
        if line.starts_with(b"[") {
            Some(Self::Basalt)
        } else if boardspace::is_opening(line) {
            Some(Self::Boardspace)
        } else if codecup::is_line(line) {
            Some(Self::CodeCup)
        } else if little_golem::is_opening(line) {
            Some(Self::LittleGolem)
        } else {
            None
        }
    }

    /// Reads a text that holds one game.
    pub fn read(self, text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).as_bytes();
        read_game(self, text).map_err(|fault| fault.locate(text, 1, 1))
    }

    pub(super) fn parse(self, text: &str) -> Result<Record, Fault> {
        match self {
            Self::Basalt => basalt::read(text),
            Self::LittleGolem => little_golem::read(text),
            Self::CodeCup => codecup::read(text),
            Self::Boardspace => boardspace::read(text),
        }
    }

    /// Writes a game. What the format has no place for is left out: names, comments, variations
    /// and results that do not follow from the moves. That the moves themselves have no place is
    /// an error.
    pub fn write(self, record: &Record) -> Result<String, WriteError> {
        match self {
            Self::Basalt => Ok(basalt::write(record)),
            Self::LittleGolem => little_golem::write(record),
            Self::CodeCup => codecup::write(record),
            Self::Boardspace => boardspace::write(record),
        }
    }

    /// Whether a format of plain DVONN moves can hold a game: from the start, and DVONN.
    pub(super) fn check_holds(self, record: &Record) -> Result<(), WriteError> {
        if record.game() != Game::Dvonn {
            Err(WriteError::Game { format: self, game: record.game() })
        } else if record.is_from_setup() {
            Err(WriteError::Setup { format: self })
        } else {
            Ok(())
        }
    }

    /// The value of a tag, empty if there is none; an error if a character in it has no place in the format.
    pub(super) fn tag<'a>(
        self,
        record: &'a Record,
        tag: &'static str,
        is_impossible: impl FnMut(char) -> bool,
    ) -> Result<&'a str, WriteError> {
        match record.tags.get(tag) {
            Some(value) if value.contains(is_impossible) => {
                Err(WriteError::Tag { format: self, tag, found: quote(value) })
            }
            value => Ok(value.unwrap_or_default()),
        }
    }

    /// What stands between the texts of two games in a file.
    pub const fn separator(self) -> &'static str {
        match self {
            Self::Basalt | Self::CodeCup => "\n",
            Self::LittleGolem | Self::Boardspace => "",
        }
    }
}

/// The name as people write it.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Basalt => "Basalt",
            Self::LittleGolem => "Little Golem",
            Self::CodeCup => "CodeCup",
            Self::Boardspace => "Boardspace",
        })
    }
}

impl std::str::FromStr for Format {
    type Err = FormatError;

    fn from_str(text: &str) -> Result<Self, FormatError> {
        Self::ALL
            .into_iter()
            .find(|format| format.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| FormatError::Unknown { found: quote(text) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_known_by_its_name() {
        for format in Format::ALL {
            assert_eq!(format.id().parse(), Ok(format));
            assert_eq!(format.id().to_uppercase().parse(), Ok(format));
        }
        let error = "pgn".parse::<Format>();
        assert_eq!(error, Err(FormatError::Unknown { found: "pgn".into() }));
    }

    #[test]
    fn a_format_is_known_by_its_first_line() {
        for (text, format) in [
            ("\u{feff}\r\n[Game \"dvonn\"]\n", Some(Format::Basalt)),
            ("[", Some(Format::Basalt)),
            ("Event [a] Site [b] 1. g2", Some(Format::LittleGolem)),
            ("1. g2 c1", Some(Format::LittleGolem)),
            ("\nH1\r\nC3\n", Some(Format::CodeCup)),
            ("Start\n", Some(Format::CodeCup)),
            ("", None),
            ("(;GM[Dvonn]", Some(Format::Boardspace)),
            ("(;\nGM[25]", Some(Format::Boardspace)),
            ("Events", None),
        ] {
            assert_eq!(Format::detect(text.as_bytes()), format, "{text}");
        }
        assert_eq!(Format::detect(&[0xff, 0xfe]), None);
    }
}
