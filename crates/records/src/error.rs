//! Errors of reading and writing records, with their places.

use std::fmt;

use basalt_rules::{
    AnyMove, Color, Game, GameError, PositionError, TextError, sentence_union, sentences,
};

use super::format::Format;
use super::tags::TagError;

sentences! {
    /// Text that is not the text of a record.
    #[allow(rustdoc::broken_intra_doc_links, reason = "brackets in a sentence are no links")]
    pub enum SyntaxError {
        TooLong { most: usize } = "record-too-long": "expected at most {most} bytes in a game, found more";
        NotUtf8 { found: String } = "record-not-utf8": "expected UTF-8 text, found the byte {found}";
        Tag { found: String } = "record-tag": "expected a tag such as [White \"name\"] on a line of its own, found “{found}”";
        Name { found: String } = "record-name": "expected a name such as White [name], found “{found}”";
        NoGame = "record-no-game": "expected a tag that names the game, such as [Game \"dvonn\"], found none";
        Variant { game: Game, found: String } = "record-variant": "expected a variant of {game}, found “{found}”";
        Result { found: String } = "record-result": "expected a result (1-0, 0-1, 1/2-1/2 or *), found “{found}”";
        ResultsDiffer { tag: &'static str, found: &'static str } = "record-results-differ": "expected the result {tag} as in the tag, found {found}";
        Score { found: String } = "record-score": "expected a score such as 26-7, White’s points first, found “{found}”";
        Number { found: String } = "record-number": "expected a move number such as 12. or 12..., found “{found}”";
        Nag { found: String } = "record-nag": "expected $0 to $255, !, ?, !!, ??, !? or ?!, found “{found}”";
        Clock { found: String } = "record-clock": "expected a time such as 0:14:59 or 0:14:59.5, found “{found}”";
        Eval { found: String } = "record-eval": "expected a value such as +3.5, 62%, =+4 or =1-0, found “{found}”";
        Shape { found: String } = "record-shape": "expected a circle such as Ye3 or an arrow such as Ya1b2, found “{found}”";
        OpenComment = "record-open-comment": "expected the end of the comment, found the end of the game";
        OpenVariation = "record-open-variation": "expected the end of the variation, found the end of the game";
        TooDeep { most: usize } = "record-too-deep": "expected variations at most {most} deep, found deeper ones";
        NoMove { found: String } = "record-no-move": "expected a move before “{found}”, found none";
        Unexpected { found: String } = "record-unexpected": "expected a move, a comment, a variation or the result, found “{found}”";
        NoResult = "record-no-result": "expected a result (1-0, 0-1, 1/2-1/2 or *) after the moves, found the end of the game";
        NoTree { found: String } = "record-no-tree": "expected a game in round brackets such as (;GM[Dvonn] …), found “{found}”";
        OpenTree { open: usize } = "record-open-tree": "expected “)” at the end of the game, found {open} brackets still open";
        Property { found: String } = "record-property": "expected a property such as GM[Dvonn], found “{found}”";
        NoSgfGame = "record-no-sgf-game": "expected the property GM[Dvonn] or GM[25] before the first action, found none";
        SgfGame { found: String } = "record-sgf-game": "expected GM[Dvonn] or GM[25], found “{found}”";
        Gesture { found: String } = "record-gesture": "expected a Boardspace action such as Pickb C 3, found “{found}”";
        NothingDone = "record-nothing-done": "expected a move before Done, found none";
        AfterEnd { found: String } = "record-after-end": "expected the next game, found “{found}”";
    }
}

sentences! {
    /// JSON that is not the JSON of a game.
    pub enum SchemaError {
        Json { found: String } = "record-json": "expected JSON, found “{found}”";
        CutShort = "record-json-cut-short": "expected more JSON, found the end of the text";
        Text { found: String } = "record-json-text": "expected a text, found “{found}”";
        Number { most: u32, found: String } = "record-json-number": "expected a whole number from 0 to {most}, found “{found}”";
        List { found: String } = "record-json-list": "expected a list, found “{found}”";
        Object { found: String } = "record-json-object": "expected an object, found “{found}”";
        Missing { name: &'static str } = "record-json-missing": "expected “{name}”, found nothing";
        Unknown { found: String } = "record-json-unknown": "unknown field “{found}”";
        Twice { found: String } = "record-json-twice": "expected “{found}” once, found it twice";
        Format { found: String } = "record-json-format": "expected the format basalt-game or the header of AbstractPlay, found “{found}”";
        Version { known: u32, found: String } = "record-json-version": "expected version {known}, found “{found}”";
        Players { found: usize } = "record-json-players": "expected two players, found {found}";
        Seat { player: Color } = "record-json-seat": "it is {player}’s turn here";
    }
}

sentence_union! {
    /// A problem with the text of a record. Whether the moves are legal is another question.
    pub enum Problem { Syntax(SyntaxError), Schema(SchemaError), Tag(TagError), Game(GameError), Position(PositionError), Move(TextError) }
}

sentences! {
    /// A problem with its place.
    pub enum Located {
        At { game: usize, line: usize, column: usize, problem: String } = "record-at": "game {game}, line {line}, column {column}: {problem}";
        Path { game: usize, path: String, problem: String } = "record-json-at": "game {game}, {path}: {problem}";
    }
}

/// Why a game could not be read, and where in the text; all counts start at 1.
///
/// `Display` says it in English. For another language, say the `problem` first and then
/// [`located`](RecordError::located) around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the game in the file.
    pub game: usize,
    /// The line of the file.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
    /// The names and numbers that lead to the place in JSON, such as `moves[12].move`. Line and column are then those of
    /// the game.
    pub path: Option<String>,
    /// The problem.
    pub problem: Problem,
}

impl RecordError {
    /// The whole sentence, given that about the problem.
    pub fn located(&self, problem: String) -> Located {
        let &Self { game, line, column, .. } = self;
        match &self.path {
            Some(path) => Located::Path { game, path: path.clone(), problem },
            None => Located::At { game, line, column, problem },
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.located(self.problem.to_string()).fmt(f)
    }
}

impl std::error::Error for RecordError {}

/// A problem in one game's text.
#[derive(Debug)]
pub(super) struct GameFault {
    /// The byte at which it is.
    pub(super) at: usize,
    /// The path to it, in JSON.
    pub(super) path: Option<String>,
    pub(super) problem: Problem,
}

impl GameFault {
    pub(super) fn new(at: usize, problem: impl Into<Problem>) -> Self {
        Self { at, path: None, problem: problem.into() }
    }

    /// A fault at the end of a path through JSON; an empty path is the whole game.
    pub(super) fn at_path(path: String, problem: impl Into<Problem>) -> Self {
        let path = (!path.is_empty()).then_some(path);
        Self { at: 0, path, problem: problem.into() }
    }

    /// The same fault in a text with this many bytes before it.
    pub(super) fn moved_by(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, ..self }
    }

    /// The fault as an error in a file: `text` is that of game number `game` and starts at `start`.
    pub(super) fn locate(self, text: &[u8], game: usize, start: Spot) -> RecordError {
        let Spot { line, column } = start.after(&text[..self.at.min(text.len())]);
        let (path, problem) = (self.path, self.problem);
        RecordError { game, line: line + 1, column: column + 1, path, problem }
    }
}

/// A character of a file; line and column are counted from 0.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    line: usize,
    column: usize,
}

impl Spot {
    /// The spot after these bytes.
    pub(super) fn after(self, bytes: &[u8]) -> Self {
        let count_chars = |bytes: &[u8]| bytes.iter().filter(|&&byte| starts_char(byte)).count();
        match bytes.iter().rposition(|&byte| byte == b'\n') {
            None => Self { column: self.column + count_chars(bytes), ..self },
            Some(at) => {
                let lines: usize = bytes.iter().map(|&byte| usize::from(byte == b'\n')).sum();
                Self { line: self.line + lines, column: count_chars(&bytes[at + 1..]) }
            }
        }
    }
}

/// Whether a byte of UTF-8 text is the first of a character.
fn starts_char(byte: u8) -> bool {
    byte & 0b1100_0000 != 0b1000_0000
}

sentences! {
    /// Why a format cannot hold a game.
    #[allow(rustdoc::broken_intra_doc_links, reason = "brackets in a sentence are no links")]
    pub enum WriteError {
        Setup { format: Format } = "record-write-setup": "{format} doesn’t support games from a set-up position";
        Game { format: Format, game: Game } = "record-write-game": "{format} doesn’t support {game}";
        Illegal { format: Format, found: AnyMove } = "record-write-illegal": "{format} doesn’t support illegal moves, found {found}";
        Unfinished = "record-abstractplay-unfinished": "AbstractPlay supports finished games only";
        NoDate = "record-abstractplay-no-date": "AbstractPlay needs a date: expected a tag such as [Date \"2026.11.15\"]";
        Tag { format: Format, tag: &'static str, found: String } = "record-write-tag": "{format} doesn’t support the {tag} tag “{found}”";
        LastPlacement { found: AnyMove } = "record-write-last-placement": "Little Golem leaves out the 49th placement, so it must be on the last empty space, found {found}";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_in_lines_and_characters_from_one() {
        let text = "one\nzwölf x";
        let at = text.find('x').expect("there is one");
        let error = GameFault::new(at, SyntaxError::NoGame).locate(
            text.as_bytes(),
            3,
            Spot { line: 6, column: 0 },
        );
        assert_eq!((error.game, error.line, error.column), (3, 8, 7));
        assert_eq!(
            error.to_string(),
            "game 3, line 8, column 7: expected a tag that names the game, \
             such as [Game \"dvonn\"], found none"
        );
    }
}
