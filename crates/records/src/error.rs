//! What can be wrong with JSON, and where; and what a format cannot hold.

use std::fmt;

use basalt_rules::record::{self, RecordError, SyntaxError, TagError};
use basalt_rules::sentence::Sentence;
use basalt_rules::{
    AnyMove, Color, GameError, PositionError, TextError, sentence_union, sentences,
};

sentences! {
    /// JSON that is not the JSON of a game.
    pub enum SchemaError {
        /// No JSON at all.
        Json { found: String } = "record-json":
            "expected JSON, found “{found}”";
        /// The text stops too early.
        CutShort = "record-json-cut-short":
            "expected the rest of the JSON, found the end of the text";
        /// A text is needed.
        Text { found: String } = "record-json-text":
            "expected a text, found “{found}”";
        /// A whole number is needed.
        Number { most: u32, found: String } = "record-json-number":
            "expected a whole number from 0 to {most}, found “{found}”";
        /// A list is needed.
        List { found: String } = "record-json-list":
            "expected a list, found “{found}”";
        /// An object is needed.
        Object { found: String } = "record-json-object":
            "expected an object, found “{found}”";
        /// A member that must be there.
        Missing { name: &'static str } = "record-json-missing":
            "expected “{name}”, found nothing";
        /// A member that nobody knows.
        Unknown { found: String } = "record-json-unknown":
            "“{found}” means nothing here";
        /// A member that is there more than once.
        Twice { found: String } = "record-json-twice":
            "expected “{found}” once, found it twice";
        /// Neither of the two schemas.
        Format { found: String } = "record-json-format":
            "expected the format basalt-game or the header of AbstractPlay, found “{found}”";
        /// A later version of our own schema.
        Version { known: u32, found: String } = "record-json-version":
            "expected version {known}, found “{found}”";
        /// More or fewer players than two.
        Players { found: usize } = "record-json-players":
            "expected two players, found {found}";
        /// A move stands in the column of the player whose turn it is not.
        Seat { player: Color } = "record-json-seat":
            "it is {player}’s turn here";
    }
}

sentence_union! {
    /// What is wrong with the JSON of a game. Whether the moves are legal is another question.
    pub enum Problem {
        /// The wrong JSON.
        Schema(SchemaError),
        /// A malformed text in it.
        Syntax(SyntaxError),
        /// A tag that cannot be.
        Tag(TagError),
        /// An unknown game.
        Game(GameError),
        /// A set-up that is no position of the game.
        Position(PositionError),
        /// Not a move.
        Move(TextError),
    }
}

sentences! {
    /// A problem with its place in JSON.
    pub enum At {
        /// The names and numbers that lead to it.
        Path { game: usize, path: String, problem: String } = "record-json-at":
            "game {game}, {path}: {problem}";
    }
}

sentence_union! {
    /// A problem with its place in a text of any format.
    pub enum Located {
        /// At a line and a column.
        Text(record::Located),
        /// At a path.
        Json(At),
    }
}

/// Where in a text something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a character, both counted from 1.
    Text {
        /// Which line of the file.
        line: usize,
        /// Which character of the line.
        column: usize,
    },
    /// At the end of the names and numbers that lead there: `moves[12].move`.
    Path(String),
}

/// Why the JSON of a game could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// Which game of the file, from 1.
    pub game: usize,
    /// Where in it.
    pub place: Place,
    /// What is wrong.
    pub problem: Problem,
}

/// Why a game could not be read, whatever its format.
///
/// `Display` says it in English. For another language, say the [`problem`](Self::problem) first
/// and then [`located`](Self::located) around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// In a format of text.
    Text(RecordError),
    /// In JSON.
    Json(JsonError),
}

impl ReadError {
    /// What is wrong.
    pub fn problem(&self) -> &dyn Sentence {
        match self {
            Self::Text(error) => &error.problem,
            Self::Json(error) => &error.problem,
        }
    }

    /// The whole sentence, given that about the problem.
    pub fn located(&self, problem: String) -> Located {
        match self {
            Self::Text(error) => error.located(problem).into(),
            Self::Json(error) => error.located(problem),
        }
    }

    /// Which game of the file, from 1.
    pub fn game(&self) -> usize {
        match self {
            Self::Text(error) => error.game,
            Self::Json(error) => error.game,
        }
    }
}

impl JsonError {
    fn located(&self, problem: String) -> Located {
        let game = self.game;
        match &self.place {
            &Place::Text { line, column } => {
                record::Located::At { game, line, column, problem }.into()
            }
            Place::Path(path) => At::Path { game, path: path.clone(), problem }.into(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.located(self.problem().to_string()).fmt(f)
    }
}

impl std::error::Error for ReadError {}

sentences! {
    /// Why AbstractPlay's record cannot hold a game.
    pub enum AbstractPlayError {
        /// It must say who won.
        Unfinished = "record-abstractplay-unfinished":
            "AbstractPlay’s record holds finished games only";
        /// It must say when the game was played.
        NoDate = "record-abstractplay-no-date":
            "AbstractPlay’s record needs a date; expected a tag such as [Date \"2026.11.15\"]";
        /// It says who plays each move, and a move is illegal.
        Illegal { found: AnyMove } = "record-abstractplay-illegal":
            "AbstractPlay’s record cannot hold a game with an illegal move; found {found}";
    }
}

sentence_union! {
    /// Why a format cannot hold a game.
    pub enum WriteError {
        /// A format of text.
        Text(record::WriteError),
        /// AbstractPlay's record.
        AbstractPlay(AbstractPlayError),
    }
}
