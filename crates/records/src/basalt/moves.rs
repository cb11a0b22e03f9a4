//! The moves of a game, with variations, comments and the result.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, Game, Outcome};

use super::comment;
use super::tokens::{Token, Tokens};
use crate::MAX_DEPTH;
use crate::error::{GameFault, SyntaxError};
use crate::line::{Line, MoveNode, Notes};
use crate::result::{number, result_of};
use crate::words::after_number;

/// The moves and the result.
pub(super) struct Moves {
    pub(super) line: Line,
    pub(super) result: Option<Outcome>,
    pub(super) result_at: usize,
}

/// Reads the moves that start at byte `at` of `text`.
pub(super) fn read(text: &str, at: usize, game: Game) -> Result<Moves, GameFault> {
    let mut tokens = Tokens::new(text, at);
    let mut open = Open::new(game);
    while let Some((at, token)) = tokens.next()? {
        match token {
            Token::Word(word) if let Ok(result) = result_of(word) => {
                let line = open.finish(at, word)?;
                expect_end(&mut tokens)?;
                return Ok(Moves { line, result, result_at: at });
            }
            _ => open.take(at, token)?,
        }
    }
    let missing = match open.outer.len() {
        0 => SyntaxError::NoResult,
        _ => SyntaxError::OpenVariation,
    };
    Err(GameFault::new(tokens.end(), missing))
}

fn expect_end(tokens: &mut Tokens<'_>) -> Result<(), GameFault> {
    match tokens.next()? {
        None => Ok(()),
        Some((at, token)) => {
            Err(GameFault::new(at, SyntaxError::AfterEnd { found: token.quoted() }))
        }
    }
}

/// The line that is being read, and those around it from the outside to the inside.
struct Open {
    game: Game,
    line: Line,
    outer: Vec<Line>,
}

impl Open {
    fn new(game: Game) -> Self {
        Self { game, line: Line::default(), outer: Vec::new() }
    }

    /// The whole line, when the `result` of the game has come.
    fn finish(self, at: usize, result: &str) -> Result<Line, GameFault> {
        match self.outer.len() {
            0 => Ok(self.line),
            _ => Err(GameFault::new(at, SyntaxError::Unexpected { found: result.into() })),
        }
    }

    fn take(&mut self, at: usize, token: Token<'_>) -> Result<(), GameFault> {
        match token {
            Token::Word(word) => self.word(at, word),
            Token::Nag(text) => self.nag(at, text),
            Token::Comment(raw) => {
                let comment = match self.line.nodes.last_mut() {
                    Some(node) => &mut node.notes_mut().comment,
                    None => &mut self.line.comment,
                };
                comment::read(raw, at + 1, self.game.title(), comment)
            }
            Token::Open => self.open(at),
            Token::Close => self.close(at),
        }
    }

    fn word(&mut self, at: usize, word: &str) -> Result<(), GameFault> {
        let (at, word) = after_number(word, at)?;
        let signs = word.bytes().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let (mv, sign) = word.split_at(word.len() - signs);
        if !mv.is_empty() {
            let mv = AnyMove::parse(self.game, mv).map_err(|error| GameFault::new(at, error))?;
            self.line.nodes.push(MoveNode::new(mv));
        }
        match sign {
            "" => Ok(()),
            _ => self.nag(at + mv.len(), sign),
        }
    }

    fn nag(&mut self, at: usize, text: &str) -> Result<(), GameFault> {
        let wrong = || GameFault::new(at, SyntaxError::Nag { found: quote(text) });
        let nag = read_nag(text).ok_or_else(wrong)?;
        self.notes(at, text)?.nags.push(nag);
        Ok(())
    }

    /// The notes of the last move, to which `found` wants to add.
    fn notes(&mut self, at: usize, found: &str) -> Result<&mut Notes, GameFault> {
        let missing = || GameFault::new(at, SyntaxError::NoMove { found: quote(found) });
        self.line.nodes.last_mut().map(MoveNode::notes_mut).ok_or_else(missing)
    }

    fn open(&mut self, at: usize) -> Result<(), GameFault> {
        self.notes(at, "(")?;
        if self.outer.len() == MAX_DEPTH {
            return Err(GameFault::new(at, SyntaxError::TooDeep { most: MAX_DEPTH }));
        }
        self.outer.push(std::mem::take(&mut self.line));
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), GameFault> {
        let unexpected = || GameFault::new(at, SyntaxError::Unexpected { found: ")".into() });
        let outer = self.outer.pop().ok_or_else(unexpected)?;
        let inner = std::mem::replace(&mut self.line, outer);
        self.notes(at, ")")?.variations.push(inner);
        Ok(())
    }
}

/// `$12`, or a sign that has a number of its own.
fn read_nag(text: &str) -> Option<u8> {
    match text {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => number(text.strip_prefix('$')?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Problem;
    use basalt_rules::TextError;

    fn moves(text: &str) -> Result<Moves, (usize, Problem)> {
        read(text, 0, Game::Dvonn).map_err(|fault| (fault.at, fault.problem))
    }

    fn line(text: &str) -> Line {
        moves(text).map(|moves| moves.line).map_err(|fault| fault.1).expect(text)
    }

    fn fault(text: &str) -> (usize, Problem) {
        moves(text).err().expect(text)
    }

    #[test]
    fn numbers_may_be_anything_or_missing() {
        let plain = line("e3 c3 i3 *");
        for text in [
            "1. e3 c3 2. i3 *",
            "1.e3 1...c3 2.i3 *",
            "7 e3 ... c3 99999999999999999999. i3 *",
            "e3\r\nc3\ti3\n*\n",
            "E3 C3 I3 3. *",
        ] {
            assert_eq!(line(text), plain, "{text}");
        }
        assert_eq!(line("A1-B2 pass *"), line("a1b2 PASS *"));
    }

    #[test]
    fn signs_are_glyphs() {
        let nags = |text| line(text).nodes[0].notes().nags.clone();
        for (text, expected) in [
            ("e3! *", vec![1]),
            ("e3? *", vec![2]),
            ("e3!! *", vec![3]),
            ("e3?? *", vec![4]),
            ("e3!? *", vec![5]),
            ("e3 ?! *", vec![6]),
            ("e3!$0$255 {x} (c3) $7 *", vec![1, 0, 255, 7]),
        ] {
            assert_eq!(nags(text), expected, "{text}");
        }
    }

    #[test]
    fn comments_belong_to_the_move_before_them() {
        let line = line("{a} {b} e3 {c} (c3 {d}) {e} c3 *");
        assert_eq!(line.comment.text, "a\nb");
        let notes = line.nodes[0].notes();
        assert_eq!(notes.comment.text, "c\ne");
        assert_eq!(notes.variations[0].nodes[0].notes().comment.text, "d");
        assert!(line.nodes[1].notes().comment.is_empty());
    }

    #[test]
    fn variations_are_nested_up_to_the_bound() {
        let nested = |depth| format!("e3 {}{} *", "(c3".repeat(depth), ")".repeat(depth));
        let mut inner = &line(&nested(MAX_DEPTH));
        for _ in 0..MAX_DEPTH {
            inner = &inner.nodes[0].notes().variations[0];
        }
        assert_eq!(inner.nodes.len(), 1);
        let too_deep = SyntaxError::TooDeep { most: MAX_DEPTH }.into();
        assert_eq!(fault(&nested(MAX_DEPTH + 1)), (3 + 3 * MAX_DEPTH, too_deep));
        assert!(moves(&"(".repeat(100_000)).is_err());
        assert!(moves(&"e3 (".repeat(100_000)).is_err());
    }

    #[test]
    fn a_problem_names_what_was_found_and_where() {
        let found = |text: &str| String::from(text);
        for (text, at, problem) in [
            ("e3 12x *", 3, SyntaxError::Number { found: found("12x") }),
            ("e3 $256 *", 3, SyntaxError::Nag { found: found("$256") }),
            ("e3 $ *", 3, SyntaxError::Nag { found: found("$") }),
            ("1.e3!!! *", 4, SyntaxError::Nag { found: found("!!!") }),
            ("$1 e3 *", 0, SyntaxError::NoMove { found: found("$1") }),
            ("(e3) *", 0, SyntaxError::NoMove { found: found("(") }),
            ("e3 ) *", 3, SyntaxError::Unexpected { found: found(")") }),
            ("e3 } *", 3, SyntaxError::Unexpected { found: found("}") }),
            ("e3 (c3 1-0) *", 7, SyntaxError::Unexpected { found: found("1-0") }),
            ("e3 {abc *", 3, SyntaxError::OpenComment),
            ("e3 (c3 \n", 6, SyntaxError::OpenVariation),
            ("e3 c3 \n", 5, SyntaxError::NoResult),
            ("", 0, SyntaxError::NoResult),
            ("* e3", 2, SyntaxError::AfterEnd { found: found("e3") }),
            ("* {x}", 2, SyntaxError::AfterEnd { found: found("{") }),
            ("e3 {[%clk x]} *", 4, SyntaxError::Clock { found: found("x") }),
        ] {
            assert_eq!(fault(text), (at, problem.into()), "{text}");
        }
        let no_move = TextError::Move { found: "x9".into() };
        assert_eq!(fault("e3 1.x9 *"), (5, no_move.into()));
    }
}
