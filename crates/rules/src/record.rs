//! Game records: the moves of a game with what people say about them, read from text and written
//! to it (docs/notation.md).
//!
//! A [`Record`] is what all text formats share; [`Format`] names them, and [`read_all`] or a
//! [`Reader`], which is fed piece by piece, gives the games of a text one by one. Reading takes
//! any well-written move; [`Record::replay`] then says whether the rules allow them all.
//!
//! ```
//! use basalt_rules::record::{Format, read_all};
//!
//! let file = "[Game \"dvonn\"]\n[White \"Ada\"]\n\n1. e3 {the middle} c3 2. i3 *\n";
//! for game in read_all(Format::Basalt, file.as_bytes()) {
//!     let record = game?;
//!     assert_eq!(record.tags.get("White"), Some("Ada"));
//!     assert_eq!(record.replay()?.to_string(), "9/10/2r1r3r2/10/9 b p");
//!     assert!(record.to_string().ends_with("\n1. e3 {the middle} 1... c3 2. i3 *\n"));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here knows a game but through [`AnyPosition`] and [`AnyMove`](crate::AnyMove), the
//! formats of other programs excepted. Nothing here reads files: a caller brings the bytes.

mod basalt;
mod boardspace;
mod clock;
mod codecup;
mod error;
mod eval;
mod format;
mod line;
mod little_golem;
mod reader;
mod replay;
mod result;
mod splitter;
mod tags;
mod termination;
mod words;

pub use clock::Clock;
pub use error::{Located, Problem, RecordError, SyntaxError, WriteError};
pub use eval::{Chance, Eval};
pub use format::{Format, FormatError};
pub use line::{Comment, Line, Node, Notes};
pub use reader::{Games, Reader, read_all};
pub use replay::{ReplayError, Step, Steps};
pub use result::result_text;
pub use tags::{TagError, Tags};
pub use termination::Termination;

use crate::{AnyPosition, ByColor, Game, Outcome};

/// The greatest length of one game's text in bytes.
pub const MAX_GAME: usize = 1_000_000;

/// How deep variations may be nested in a text.
pub const MAX_DEPTH: usize = 64;

/// A game as it is written down.
///
/// `Display` gives the text in Basalt's own format, and `FromStr` reads it; the two are exact
/// inverses as long as variations are nested at most [`MAX_DEPTH`] deep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is known of the game besides what the other fields hold.
    pub tags: Tags,
    /// Where the game started.
    pub start: AnyPosition,
    /// The moves that were played, with variations.
    pub line: Line,
    /// How the game ended; nothing if it has not, or nobody knows.
    pub result: Option<Outcome>,
    /// The points of a game that was played out.
    pub score: Option<ByColor<u32>>,
}

impl Record {
    /// A record without moves.
    pub fn new(start: AnyPosition) -> Self {
        Self { tags: Tags::default(), start, line: Line::default(), result: None, score: None }
    }

    /// The game that is played.
    pub fn game(&self) -> Game {
        self.start.game()
    }

    /// Whether the game started elsewhere than its rules say.
    pub fn is_from_setup(&self) -> bool {
        self.start != AnyPosition::start(self.game())
    }

    /// Why the game ended; nothing if the tag is missing or has a value of its own.
    pub fn termination(&self) -> Option<Termination> {
        Termination::from_id(self.tags.get(Termination::TAG)?)
    }

    /// Says why the game ended.
    pub fn set_termination(&mut self, termination: Termination) {
        self.tags.put(Termination::TAG, termination.id());
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&basalt::write(self))
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    /// Reads a text that holds one game in Basalt's own format.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        Format::Basalt.read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_has_a_key_of_its_own() {
        let templates = [
            FormatError::TEMPLATES,
            Located::TEMPLATES,
            ReplayError::TEMPLATES,
            SyntaxError::TEMPLATES,
            TagError::TEMPLATES,
            WriteError::TEMPLATES,
        ];
        let mut keys: Vec<_> = templates.concat().iter().map(|template| template.key).collect();
        assert!(keys.iter().all(|key| key.starts_with("record-")), "{keys:?}");
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count, "{keys:?}");
    }

    #[test]
    fn a_reason_that_nobody_knows_stays_a_text() {
        let mut record = Record::new(AnyPosition::start(Game::Dvonn));
        assert_eq!(record.termination(), None);
        record.tags.set("Termination", "storm").expect("a good name");
        assert_eq!(record.termination(), None);
        assert_eq!(record.tags.get("Termination"), Some("storm"));
        for termination in Termination::ALL {
            record.set_termination(termination);
            assert_eq!(record.termination(), Some(termination));
        }
        record.tags.set("Termination", "Resignation").expect("a good name");
        assert_eq!(record.termination(), Some(Termination::Resignation));
    }
}
