//! Basalt's own text of a game: tags, then moves with everything that is said about them.

mod comment;
mod header;
mod moves;
mod numbering;
mod tokens;
mod wrap;
mod write;

pub(super) use write::write;

use super::Record;
use super::error::{GameFault, SyntaxError};
use super::result::result_text;
use super::splitter::Splitter;
use super::syntax::Syntax;

/// Reads files of this format.
pub(super) static SYNTAX: Syntax = Syntax::text(Splitter::tags, read);

/// Reads one game.
fn read(text: &str) -> Result<Record, GameFault> {
    let (header, moves_at) = header::read(text)?;
    let moves = moves::read(text, moves_at, header.start.game())?;
    let found = result_text(moves.result);
    if let Some(tag) = header.result
        && tag != found
    {
        return Err(GameFault::new(moves.result_at, SyntaxError::ResultsDiffer { tag, found }));
    }
    Ok(Record {
        tags: header.tags,
        start: header.start,
        line: moves.line,
        result: moves.result,
        score: header.score,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tag_and_the_moves_must_have_one_result() {
        let text = "[Game \"dvonn\"]\n[Result \"1-0\"]\n\n1. e3 ";
        assert!(read(&format!("{text}1-0")).is_ok());
        let fault = read(&format!("{text}*")).expect_err("two results");
        let differ = SyntaxError::ResultsDiffer { tag: "1-0", found: "*" };
        assert_eq!((fault.at, fault.problem), (text.len(), differ.into()));
    }
}
