//! A plain list of moves: `g2 c1 f5 …`, with or without numbers, and a result if there is one.
//!
//! The first move tells which game it is. A result is one of Basalt's own or `p1win`, `p2win`, `draw`; the points can
//! follow it.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, Outcome, Title};

use crate::Record;
use crate::error::{GameFault, SyntaxError, WriteError};
use crate::format::Format;
use crate::line::MoveNode;
use crate::result::{NotAResult, read_score, result_of, result_text, score_text};
use crate::splitter::Splitter;
use crate::syntax::Syntax;
use crate::words::{after_number, words};

/// Whether a file of this format can start with `line`.
pub(crate) fn is_opening(line: &[u8]) -> bool {
    str::from_utf8(line).is_ok_and(|line| first_word(line).and_then(game_of).is_some())
}

/// The first word of a line after the number of a move.
pub(crate) fn first_word(line: &str) -> Option<&str> {
    let mut moves = words(line, 0).map_while(|(at, word)| after_number(word, at).ok());
    moves.find(|(_, word)| !word.is_empty()).map(|(_, word)| word)
}

/// The standard game of the title that a move belongs to.
fn game_of(mv: &str) -> Option<Game> {
    let mut games = Title::ALL.into_iter().filter_map(|title| title.games().last().copied());
    games.find(|&game| AnyMove::parse(game, mv).is_ok())
}

/// Reads files of this format.
pub(crate) static SYNTAX: Syntax = Syntax::text(|| Splitter::paragraphs(None, true), read);

/// Reads one game. A game that was played out has the result and the score on the board, unless others are written.
fn read(text: &str) -> Result<Record, GameFault> {
    let mut record = None;
    let mut words = words(text, 0);
    for (at, word) in words.by_ref() {
        if let Ok(result) = read_end(word) {
            let mut record = settled(record);
            record.result = result.or(record.result);
            if let Some((at, score)) = words.next() {
                record.score = Some(read_score(score).map_err(|error| GameFault::new(at, error))?);
            }
            return match words.next() {
                None => Ok(record),
                Some((at, word)) => {
                    Err(GameFault::new(at, SyntaxError::AfterEnd { found: quote(word) }))
                }
            };
        }
        let (at, word) = after_number(word, at)?;
        if word.is_empty() {
            continue;
        }
        let game = record.as_ref().map(Record::game).or_else(|| game_of(word));
        let record = record.get_or_insert_with(|| game.map_or_else(empty, new));
        let mv = AnyMove::parse(record.game(), word).map_err(|error| GameFault::new(at, error))?;
        record.line.nodes.push(MoveNode::new(mv));
    }
    Ok(settled(record))
}

fn new(game: Game) -> Record {
    Record::new(AnyPosition::start(game))
}

/// A game without moves, which could be any game.
fn empty() -> Record {
    new(Game::DEFAULT)
}

/// A game with the result that is on the board.
fn settled(record: Option<Record>) -> Record {
    let mut record = record.unwrap_or_else(empty);
    record.settle();
    record
}

/// The result with which a game ends, if a word is one.
fn read_end(word: &str) -> Result<Option<Outcome>, NotAResult> {
    match word {
        "p1win" => Ok(Some(Outcome::Win(Color::White))),
        "p2win" => Ok(Some(Outcome::Win(Color::Black))),
        "draw" => Ok(Some(Outcome::Draw)),
        _ => result_of(word),
    }
}

/// Writes one game: a line of moves, and a line for the result and the points if there is one. Everything else is left
/// out.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    if record.is_from_setup() {
        return Err(WriteError::Setup { format: Format::Moves });
    }
    let game = record.game();
    if game.title().games().last() != Some(&game) {
        return Err(WriteError::Game { format: Format::Moves, game });
    }
    let moves: Vec<_> = record.line.moves().map(|mv| mv.to_string()).collect();
    let mut text = moves.join(" ");
    if record.result.is_some() || moves.is_empty() {
        text.push_str(if moves.is_empty() { "" } else { "\n" });
        text.push_str(result_text(record.result));
        let score = record.score.map(|score: ByColor<u32>| format!(" {}", score_text(score)));
        text.push_str(&score.unwrap_or_default());
    }
    text.push('\n');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_move_names_the_game() {
        for (line, game) in [
            ("g2 c1 f5", Some(Game::Dvonn)),
            ("1. g2 c1 2. f5", Some(Game::Dvonn)),
            ("h13/g12i13 h11/f10g10", Some(Game::Punct)),
            ("1. h13/g12i13", Some(Game::Punct)),
            ("hello", None),
            ("9/10/11/10/9 w p", None),
            ("w:c4/c5d6 b: b 3", None),
            ("", None),
        ] {
            assert_eq!(first_word(line).and_then(game_of), game, "{line}");
        }
    }

    #[test]
    fn a_list_has_numbers_and_a_result_or_not() {
        for (text, plies, result) in [
            ("g2 c1\nf5", 3, None),
            ("1. g2 c1 2. f5 *", 3, None),
            ("G2 C1 1-0", 2, Some(Outcome::Win(Color::White))),
            ("g2 p2win", 1, Some(Outcome::Win(Color::Black))),
            ("g2 draw", 1, Some(Outcome::Draw)),
        ] {
            let record = Format::Moves.read(text).expect(text);
            assert_eq!((record.line.nodes.len(), record.result), (plies, result), "{text}");
        }
        let record = Format::Moves.read("g2 1-0 26-7\n").expect("well-written");
        assert_eq!(record.score, Some(ByColor { white: 26, black: 7 }));
    }

    #[test]
    fn malformed_moves_are_refused_with_their_place() {
        for (text, column) in
            [("g2 zz", 4), ("g2 h13/g12i13", 4), ("g2 1-0 x", 8), ("g2 * 1-0 c1", 10)]
        {
            let error = Format::Moves.read(text).expect_err(text);
            assert_eq!((error.line, error.column), (1, column), "{text}: {error}");
        }
    }

    #[test]
    fn a_game_is_written_as_it_is_read() {
        for text in ["g2 c1 f5\n", "h13/g12i13 h11/f10g10\n0-1\n", "g2\n1-0 26-7\n", "*\n"] {
            let record = Format::Moves.read(text).expect(text);
            assert_eq!(Format::Moves.write(&record).as_deref(), Ok(text));
        }
        let basic = Record::new(AnyPosition::start(Game::PunctBasic));
        assert!(matches!(Format::Moves.write(&basic), Err(WriteError::Game { .. })));
    }
}
