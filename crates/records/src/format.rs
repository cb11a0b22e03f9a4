//! Every format that a file of games can have.

use basalt_rules::record::{self, Record};

use crate::error::WriteError;
use crate::{abstract_play, json};

/// A format of game records: text or JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// One of the formats of text.
    Text(record::Format),
    /// Basalt's own JSON, which holds everything a record has.
    Json,
    /// The game record of AbstractPlay, which holds finished games with a date.
    AbstractPlay,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 6] = [
        Self::Text(record::Format::Basalt),
        Self::Json,
        Self::Text(record::Format::LittleGolem),
        Self::Text(record::Format::CodeCup),
        Self::Text(record::Format::Boardspace),
        Self::AbstractPlay,
    ];

    /// The name in commands.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Text(format) => format.id(),
            Self::Json => "json",
            Self::AbstractPlay => "abstractplay",
        }
    }

    /// The format with a name, in either case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id().eq_ignore_ascii_case(id))
    }

    /// The format that the start of a file looks like. JSON of either schema is [`Format::Json`].
    pub fn detect(file: &[u8]) -> Option<Self> {
        let start = file.strip_prefix("\u{feff}".as_bytes()).unwrap_or(file).trim_ascii_start();
        let in_list = start.strip_prefix(b"[").unwrap_or(start).trim_ascii_start();
        if in_list.starts_with(b"{") {
            Some(Self::Json)
        } else {
            record::Format::detect(file).map(Self::Text)
        }
    }

    /// Writes a game. What the format has no place for is left out; that the game itself has no
    /// place is an error.
    pub fn write(self, record: &Record) -> Result<String, WriteError> {
        match self {
            Self::Text(format) => Ok(format.write(record)?),
            Self::Json => Ok(json::write(record)),
            Self::AbstractPlay => Ok(abstract_play::write(record)?),
        }
    }

    /// What stands between the texts of two games in a file.
    pub const fn separator(self) -> &'static str {
        match self {
            Self::Text(format) => format.separator(),
            Self::Json | Self::AbstractPlay => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_known_by_its_name() {
        for format in Format::ALL {
            assert_eq!(Format::from_id(&format.id().to_uppercase()), Some(format));
        }
        assert_eq!(Format::from_id("pgn"), None);
        let texts = Format::ALL.iter().filter(|format| matches!(format, Format::Text(_)));
        assert_eq!(texts.count(), record::Format::ALL.len());
    }

    #[test]
    fn json_begins_with_a_brace() {
        for text in ["{", "\u{feff}\n{\"a\"", "[{", "[\n  {"] {
            assert_eq!(Format::detect(text.as_bytes()), Some(Format::Json), "{text}");
        }
        let basalt = Format::Text(record::Format::Basalt);
        assert_eq!(Format::detect(b"[Game \"dvonn\"]"), Some(basalt));
        assert_eq!(Format::detect(b"(;GM[25]"), Some(Format::Text(record::Format::Boardspace)));
        assert_eq!(Format::detect(b""), None);
    }
}
