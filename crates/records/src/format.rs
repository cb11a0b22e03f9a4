//! Every format of game records.

use std::fmt;

use basalt_rules::sentence::{Arg, ToArg, quote};

use super::error::{RecordError, WriteError};
use super::reader::read_one;
use super::record::Record;
use super::syntax::Syntax;
use super::{abstract_play, basalt, boardspace, codecup, json, little_golem, moves};

/// A format of game records.
///
/// ```
/// use basalt_records::Format;
///
/// let record = Format::CodeCup.read("E3\nC3\n")?;
/// assert_eq!(Format::LittleGolem.write(&record)?, "Event [] Site [] White [] Black [] 1. e3 c3\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Basalt's own text, which holds everything a record has.
    Basalt,
    /// Basalt's own JSON, which holds everything a record has.
    Json,
    /// Little Golem's text of DVONN games.
    LittleGolem,
    /// CodeCup's list of DVONN moves.
    CodeCup,
    /// A plain list of moves of either game.
    Moves,
    /// Boardspace's SGF of both games, DVONN and standard PÜNCT.
    Boardspace,
    /// The JSON of AbstractPlay, which holds finished games with a date.
    AbstractPlay,
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] = [
        Self::Basalt,
        Self::Json,
        Self::LittleGolem,
        Self::CodeCup,
        Self::Moves,
        Self::Boardspace,
        Self::AbstractPlay,
    ];

    /// The name in commands.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basalt => "basalt",
            Self::Json => "json",
            Self::LittleGolem => "littlegolem",
            Self::CodeCup => "codecup",
            Self::Moves => "moves",
            Self::Boardspace => "boardspace",
            Self::AbstractPlay => "abstractplay",
        }
    }

    /// The format with a name, in either case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id().eq_ignore_ascii_case(id))
    }

    /// The format that the start of a file looks like. JSON of either schema is [`Format::Json`].
    pub fn detect(file: &[u8]) -> Option<Self> {
        let start = file.strip_prefix(BYTE_ORDER_MARK).unwrap_or(file).trim_ascii_start();
        let in_list = start.strip_prefix(b"[").unwrap_or(start).trim_ascii_start();
        if in_list.starts_with(b"{") { Some(Self::Json) } else { Self::detect_text(file) }
    }

    /// The text format that the first line of a file looks like; its start is enough of the file.
    fn detect_text(file: &[u8]) -> Option<Self> {
        let file = file.strip_prefix(BYTE_ORDER_MARK).unwrap_or(file).trim_ascii_start();
        let line = file.split(|&byte| byte == b'\n').next().unwrap_or(file).trim_ascii();
        if line.starts_with(b"[") {
            Some(Self::Basalt)
        } else if boardspace::is_opening(line) {
            Some(Self::Boardspace)
        } else if codecup::is_line(line) {
            Some(Self::CodeCup)
        } else if little_golem::is_opening(line) {
            Some(Self::LittleGolem)
        } else if moves::is_opening(line) {
            Some(Self::Moves)
        } else {
            None
        }
    }

    /// The syntax of this format.
    pub(super) fn syntax(self) -> &'static Syntax {
        self.text_syntax().unwrap_or(&json::SYNTAX)
    }

    fn text_syntax(self) -> Option<&'static Syntax> {
        match self {
            Self::Basalt => Some(&basalt::SYNTAX),
            Self::LittleGolem => Some(&little_golem::SYNTAX),
            Self::CodeCup => Some(&codecup::SYNTAX),
            Self::Moves => Some(&moves::SYNTAX),
            Self::Boardspace => Some(&boardspace::SYNTAX),
            Self::Json | Self::AbstractPlay => None,
        }
    }

    /// The syntax of a file in some text format; Basalt's own is the default. JSON cannot be reached from
    /// here: the page reads files in this way and does not carry a JSON parser for it.
    pub(super) fn syntax_of_text(file: &[u8]) -> &'static Syntax {
        Self::detect_text(file).and_then(Self::text_syntax).unwrap_or(&basalt::SYNTAX)
    }

    /// Reads a text that holds one game.
    pub fn read(self, text: &str) -> Result<Record, RecordError> {
        read_one(self.syntax(), text)
    }

    /// Writes a game. What the format has no place for is left out: comments, variations, tags and results that do
    /// not follow from the moves. That the moves themselves have no place is an error.
    pub fn write(self, record: &Record) -> Result<String, WriteError> {
        match self {
            Self::Basalt => Ok(basalt::write(record)),
            Self::Json => Ok(json::write(record)),
            Self::LittleGolem => little_golem::write(record),
            Self::CodeCup => codecup::write(record),
            Self::Moves => moves::write(record),
            Self::Boardspace => boardspace::write(record),
            Self::AbstractPlay => abstract_play::write(record),
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

    /// The separator between two games in a file.
    pub const fn separator(self) -> &'static str {
        match self {
            Self::Basalt | Self::CodeCup | Self::Moves => "\n",
            Self::Json | Self::LittleGolem | Self::Boardspace | Self::AbstractPlay => "",
        }
    }
}

/// The name as people write it.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Basalt => "Basalt",
            Self::Json => "JSON",
            Self::LittleGolem => "Little Golem",
            Self::CodeCup => "CodeCup",
            Self::Moves => "a list of moves",
            Self::Boardspace => "Boardspace",
            Self::AbstractPlay => "AbstractPlay",
        })
    }
}

impl ToArg for Format {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use basalt_testkit::assert_found_by_name;

    use super::*;

    #[test]
    fn a_format_is_known_by_its_name() {
        assert_found_by_name(Format::ALL, Format::id, Format::from_id);
        let shouted = |format: Format| format.id().to_uppercase();
        assert_found_by_name(Format::ALL, shouted, |name| Format::from_id(&name));
        assert_eq!(Format::from_id("pgn"), None);
    }

    #[test]
    fn json_begins_with_a_brace() {
        for text in ["{", "\u{feff}\n{\"a\"", "[{", "[\n  {"] {
            assert_eq!(Format::detect(text.as_bytes()), Some(Format::Json), "{text}");
        }
    }

    #[test]
    fn a_format_is_known_by_its_first_line() {
        for (text, format) in [
            ("\u{feff}\r\n[Game \"dvonn\"]\n", Some(Format::Basalt)),
            ("[", Some(Format::Basalt)),
            ("Event [a] Site [b] 1. g2", Some(Format::LittleGolem)),
            ("1. g2 c1", Some(Format::LittleGolem)),
            ("1. h13/g12i13 h11/f10g10", Some(Format::Moves)),
            ("g2 c1 f5", Some(Format::Moves)),
            ("h13/g12i13\n", Some(Format::Moves)),
            ("g2 what", Some(Format::Moves)),
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
