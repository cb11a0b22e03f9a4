//! CodeCup's list of moves: upper case, one a line, no names and no result.
//!
//! `Start` before the moves and `Quit` after them, which its programs are told, may be there.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, Game};

use crate::Record;
use crate::error::{GameFault, SyntaxError, WriteError};
use crate::format::Format;
use crate::line::MoveNode;
use crate::splitter::Splitter;
use crate::syntax::Syntax;

/// Whether a file of this format can start with `line`.
pub(crate) fn is_line(line: &[u8]) -> bool {
    line.eq_ignore_ascii_case(b"start")
        || str::from_utf8(line).is_ok_and(|line| AnyMove::parse(Game::Dvonn, line).is_ok())
}

/// Reads files of this format.
pub(crate) static SYNTAX: Syntax = Syntax::text(|| Splitter::paragraphs(None, true), read);

/// Reads one game. Its result and score are those on the board, if it was played out.
fn read(text: &str) -> Result<Record, GameFault> {
    let mut record = Record::new(AnyPosition::start(Game::Dvonn));
    let mut lines = words(text);
    let mut next = lines.next();
    if next.is_some_and(|(_, word)| word.eq_ignore_ascii_case("start")) {
        next = lines.next();
    }
    while let Some((at, word)) = next {
        if word.eq_ignore_ascii_case("quit") {
            break;
        }
        let mv = AnyMove::parse(Game::Dvonn, word).map_err(|error| GameFault::new(at, error))?;
        record.line.nodes.push(MoveNode::new(mv));
        next = lines.next();
    }
    if let Some((at, word)) = lines.next() {
        return Err(GameFault::new(at, SyntaxError::AfterEnd { found: quote(word) }));
    }
    record.settle();
    Ok(record)
}

/// The lines that are not empty, without the spaces around them, each with its place.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n')
        .map(move |line| {
            let blank = line.len() - line.trim_ascii_start().len();
            let place = at + blank;
            at += line.len();
            (place, line.trim_ascii())
        })
        .filter(|(_, line)| !line.is_empty())
}

/// Writes one game; names, comments and a result that is not on the board are left out.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    super::check_holds(Format::CodeCup, record)?;
    if record.line.nodes.is_empty() {
        return Ok("Start\n".into());
    }
    Ok(record.line.moves().map(|mv| format!("{mv}\n").to_uppercase()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Line;

    fn line(text: &str) -> Line {
        Format::CodeCup.read(text).expect(text).line
    }

    #[test]
    fn messages_to_programs_are_not_moves() {
        let moves = line("E3\nC3\n");
        assert_eq!(moves.nodes.len(), 2);
        for text in ["Start\r\nE3\r\nC3\r\nQuit\r\n", "start\n e3 \n\nc3\nQUIT"] {
            assert_eq!(line(text), moves, "{text}");
        }
        assert_eq!(line("Start\nQuit\n"), line("Quit"));
    }

    #[test]
    fn other_lines_are_refused_where_they_stand() {
        for (text, line, column, found) in [
            ("E3\n  Z9\n", 2, 3, "expected a move such as e3, a1b2 or pass, found “Z9”"),
            ("E3\nStart\n", 2, 1, "expected a move such as e3, a1b2 or pass, found “Start”"),
            ("E3 C3\n", 1, 1, "expected a move such as e3, a1b2 or pass, found “E3 C3”"),
            ("E3\nQuit\nC3\n", 3, 1, "expected the next game, found “C3”"),
        ] {
            let error = Format::CodeCup.read(text).expect_err(text);
            assert_eq!((error.line, error.column), (line, column), "{text}");
            assert_eq!(error.problem.to_string(), found);
        }
    }

    #[test]
    fn a_game_without_moves_is_still_a_game() {
        let empty = Record::new(AnyPosition::start(Game::Dvonn));
        let text = Format::CodeCup.write(&empty).expect("writable");
        assert_eq!(Format::CodeCup.read(&text), Ok(empty));
    }

    #[test]
    fn a_set_up_cannot_be_written() {
        let start = AnyPosition::parse(Game::Dvonn, "9/10/2r1r3r2/10/9 b p").expect("legal");
        let error = WriteError::Setup { format: Format::CodeCup };
        assert_eq!(error.to_string(), "CodeCup doesn’t support games from a set-up position");
        assert_eq!(Format::CodeCup.write(&Record::new(start)), Err(error));
    }
}
