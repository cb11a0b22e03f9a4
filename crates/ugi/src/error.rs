//! Errors in a line. UGI is English, so these are not in the catalogues.

use std::fmt;

use basalt_rules::{Color, GameError, MoveError, PositionError};

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Error {
    /// The line is too long.
    TooLong { found: usize, most: usize },
    /// Not text, from this byte on (the first is 1).
    NotUtf8 { byte: usize },
    /// The words of a command, `place`, are followed by something else than they should be.
    Expected { place: &'static str, expected: String, found: Option<String> },
    /// Not a game.
    Game(GameError),
    /// Not a position.
    Position(PositionError),
    /// A move of the list of a command, `place`, counted from 1, cannot be played.
    Move { place: &'static str, number: usize, text: String, why: MoveError },
    /// The player to move has no time on the clock that was sent.
    NoTime { player: Color },
    /// A search without end has to be stopped first.
    Searching { found: String },
}

impl Error {
    /// Why `line` has to wait until a search without end is stopped.
    pub(crate) fn searching(line: &[u8]) -> Self {
        let start = &line[..line.len().min(4 * QUOTED)];
        Self::Searching { found: quote(String::from_utf8_lossy(start).trim()) }
    }

    /// The line that reports the error to the client.
    pub(crate) fn line(&self) -> String {
        format!("info string error: {self}")
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { found, most } => {
                write!(f, "expected a line of at most {most} bytes, found {found}")
            }
            Self::NotUtf8 { byte } => {
                write!(f, "expected UTF-8, found something else at byte {byte}")
            }
            Self::Expected { place, expected, found } => {
                write!(f, "{place}: expected {expected}, found ")?;
                match found {
                    Some(found) => write!(f, "“{found}”"),
                    None => f.write_str("the end of the line"),
                }
            }
            Self::Game(why) => write!(f, "setoption: {why}"),
            Self::Position(why) => write!(f, "position: {why}"),
            Self::Move { place, number, text, why } => {
                write!(f, "{place}: move {number}, “{text}”: {why}")?;
                why.rule().map_or(Ok(()), |rule| write!(f, " (rule {rule})"))
            }
            Self::NoTime { player: Color::White } => {
                f.write_str("go: White is to move, expected wtime or p1time")
            }
            Self::NoTime { player: Color::Black } => {
                f.write_str("go: Black is to move, expected btime or p2time")
            }
            Self::Searching { found } => {
                write!(
                    f,
                    "a search is running: expected isready, ponderhit, stop or quit, found “{found}”"
                )
            }
        }
    }
}

/// Text quoted in an error is cut to this many characters.
const QUOTED: usize = 40;

/// The start of `text`, fit to be quoted: short, on one line, without control characters.
pub(crate) fn quote(text: &str) -> String {
    let printable = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut quoted: String = text.chars().take(QUOTED).map(printable).collect();
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}
