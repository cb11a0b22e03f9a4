//! What can be wrong with the text of a record, and where; and what a format cannot hold.

use std::fmt;

use super::format::Format;
use super::tags::TagError;
use crate::sentence::{sentence_union, sentences};
use crate::{AnyMove, Game, GameError, PositionError, TextError};

sentences! {
    /// Text that is not the text of a record.
    #[allow(rustdoc::broken_intra_doc_links, reason = "brackets in a sentence are no links")]
    pub enum SyntaxError {
        /// A game without an end.
        TooLong { most: usize } = "record-too-long":
            "expected at most {most} bytes in a game, found more";
        /// Some other encoding.
        NotUtf8 { found: String } = "record-not-utf8":
            "expected UTF-8 text, found the byte {found}";
        /// A line that starts like a tag.
        Tag { found: String } = "record-tag":
            "expected a tag such as [White \"name\"] on a line of its own, found “{found}”";
        /// A name in Little Golem's text.
        Name { found: String } = "record-name":
            "expected a name such as White [name], found “{found}”";
        /// The game is not named.
        NoGame = "record-no-game":
            "expected a tag that names the game, such as [Game \"dvonn\"], found none";
        /// Other rules than those we know.
        Variant { game: Game, found: String } = "record-variant":
            "expected a variant of {game}, found “{found}”";
        /// Not a result.
        Result { found: String } = "record-result":
            "expected a result (1-0, 0-1, 1/2-1/2 or *), found “{found}”";
        /// The tag and the end of the moves contradict each other.
        ResultsDiffer { tag: &'static str, found: &'static str } = "record-results-differ":
            "expected the result {tag} as in the tag, found {found}";
        /// Not a score.
        Score { found: String } = "record-score":
            "expected a score such as 26-7, White’s points first, found “{found}”";
        /// A word that starts with a digit.
        Number { found: String } = "record-number":
            "expected a move number such as 12. or 12..., found “{found}”";
        /// Not a numeric annotation glyph, nor one of the signs for them.
        Nag { found: String } = "record-nag":
            "expected $0 to $255, !, ?, !!, ??, !? or ?!, found “{found}”";
        /// Not the time of a clock.
        Clock { found: String } = "record-clock":
            "expected a time such as 0:14:59 or 0:14:59.5, found “{found}”";
        /// Not the value of a position.
        Eval { found: String } = "record-eval":
            "expected a value such as +3.5, 62%, =+4 or =1-0, found “{found}”";
        /// An open comment at the end.
        OpenComment = "record-open-comment":
            "expected the end of the comment, found the end of the game";
        /// An open variation at the end.
        OpenVariation = "record-open-variation":
            "expected the end of the variation, found the end of the game";
        /// Variations in variations in variations.
        TooDeep { most: usize } = "record-too-deep":
            "expected variations at most {most} deep, found deeper ones";
        /// A variation or a glyph before the first move.
        NoMove { found: String } = "record-no-move":
            "expected a move before “{found}”, found none";
        /// A bracket that closes nothing, or a result inside a variation.
        Unexpected { found: String } = "record-unexpected":
            "expected a move, a comment, a variation or the result, found “{found}”";
        /// The moves stop without a result.
        NoResult = "record-no-result":
            "expected a result (1-0, 0-1, 1/2-1/2 or *) after the moves, found the end of the game";
        /// Text that does not start as an SGF tree.
        NoTree { found: String } = "record-no-tree":
            "expected a game in round brackets such as (;GM[Dvonn] …), found “{found}”";
        /// An SGF tree without its end.
        OpenTree { open: usize } = "record-open-tree":
            "expected “)” to close the game, found the end of the text with brackets open: {open}";
        /// Text that is no property of SGF.
        Property { found: String } = "record-property":
            "expected a property such as GM[Dvonn], found “{found}”";
        /// The game is not named.
        NoSgfGame = "record-no-sgf-game":
            "expected the property GM[Dvonn] or GM[25] before the first gesture, found none";
        /// Another game of the site.
        SgfGame { found: String } = "record-sgf-game":
            "expected GM[Dvonn] or GM[25], found “{found}”";
        /// Something that nobody does in this game.
        Gesture { found: String } = "record-gesture":
            "expected a gesture of the game such as Pickb C 3, found “{found}”";
        /// A turn that ends without a move.
        NothingDone = "record-nothing-done":
            "expected a move before Done, found none that stands";
        /// Something between the result and the next game.
        AfterEnd { found: String } = "record-after-end":
            "expected the next game, found “{found}”";
    }
}

sentence_union! {
    /// What is wrong with the text of a record. Whether the moves are legal is another question.
    pub enum Problem {
        /// Malformed text.
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
    /// A problem with its place.
    pub enum Located {
        /// In a file of games.
        At { game: usize, line: usize, column: usize, problem: String } = "record-at":
            "game {game}, line {line}, column {column}: {problem}";
    }
}

/// Why a game could not be read, and where in the text; all counts start at 1.
///
/// `Display` says it in English. For another language, say the `problem` first and then
/// [`located`](RecordError::located) around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Which game of the file.
    pub game: usize,
    /// Which line of the file.
    pub line: usize,
    /// Which character of the line.
    pub column: usize,
    /// What is wrong.
    pub problem: Problem,
}

impl RecordError {
    /// The whole sentence, given that about the problem.
    pub fn located(&self, problem: String) -> Located {
        Located::At { game: self.game, line: self.line, column: self.column, problem }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.located(self.problem.to_string()).fmt(f)
    }
}

impl std::error::Error for RecordError {}

/// A problem at a byte of one game's text.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) problem: Problem,
}

impl Fault {
    pub(super) fn new(at: usize, problem: impl Into<Problem>) -> Self {
        Self { at, problem: problem.into() }
    }

    /// The fault found in `game`, the text of a game that starts in line `line` of the file.
    pub(super) fn locate(self, game: &[u8], number: usize, line: usize) -> RecordError {
        let before = &game[..self.at.min(game.len())];
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        RecordError {
            game: number,
            line: line + count_lines(before),
            column: 1 + before[line_start..].iter().filter(|&&byte| starts_char(byte)).count(),
            problem: self.problem,
        }
    }
}

pub(super) fn count_lines(text: &[u8]) -> usize {
    text.iter().map(|&byte| usize::from(byte == b'\n')).sum()
}

/// Whether a byte of UTF-8 text is the first of a character.
fn starts_char(byte: u8) -> bool {
    byte & 0b1100_0000 != 0b1000_0000
}

sentences! {
    /// Why a format cannot hold a game.
    pub enum WriteError {
        /// The format knows one start only.
        Setup { format: Format } = "record-write-setup":
            "{format} cannot hold a game from a set-up position";
        /// The format knows other games only.
        Game { format: Format, game: Game } = "record-write-game":
            "{format} cannot hold a game of {game}";
        /// The format needs the position, and a move is illegal.
        Illegal { format: Format, found: AnyMove } = "record-write-illegal":
            "{format} cannot hold a game with an illegal move; found {found}";
        /// A character of the tag would end it or change its meaning.
        Tag { format: Format, tag: &'static str, found: String } = "record-write-tag":
            "{format} cannot hold the {tag} tag “{found}”";
        /// The format leaves the placement out, and it is not the forced one.
        LastPlacement { found: AnyMove } = "record-write-last-placement":
            "Little Golem leaves out the 49th placement, so it must be on the one space left; found {found}";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_in_lines_and_characters_from_one() {
        let text = "one\nzwölf x";
        let at = text.find('x').expect("there is one");
        let error = Fault::new(at, SyntaxError::NoGame).locate(text.as_bytes(), 3, 7);
        assert_eq!((error.game, error.line, error.column), (3, 8, 7));
        assert_eq!(
            error.to_string(),
            "game 3, line 8, column 7: expected a tag that names the game, \
             such as [Game \"dvonn\"], found none"
        );
    }
}
