//! The tokens of the move text: words, brackets and comments.

use basalt_rules::sentence::quote;

use crate::error::{GameFault, SyntaxError};

/// A piece of the moves' text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move, its number, or the result.
    Word(&'a str),
    /// `$` and what follows.
    Nag(&'a str),
    /// The text between braces.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
}

/// The tokens of a text, each with its place.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    /// Starts at byte `at` of `text`.
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// The end of the text without trailing white space.
    pub(super) fn end(&self) -> usize {
        self.text.trim_ascii_end().len()
    }

    /// The next token, or nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, GameFault> {
        let rest = &self.text.as_bytes()[self.at..];
        let blank = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let start = self.at + blank;
        let Some(&first) = rest.get(blank) else { return Ok(None) };
        let token = match first {
            b'(' => self.cut(start, start + 1, |_| Token::Open),
            b')' => self.cut(start, start + 1, |_| Token::Close),
            b'{' => self.comment(start)?,
            b'}' => {
                return Err(GameFault::new(start, SyntaxError::Unexpected { found: "}".into() }));
            }
            b'$' => self.cut(start, self.word_end(start + 1), Token::Nag),
            _ => self.cut(start, self.word_end(start), Token::Word),
        };
        Ok(Some((start, token)))
    }

    fn cut(&mut self, start: usize, end: usize, token: fn(&'a str) -> Token<'a>) -> Token<'a> {
        self.at = end;
        token(&self.text[start..end])
    }

    fn word_end(&self, from: usize) -> usize {
        let bytes = &self.text.as_bytes()[from..];
        from + bytes.iter().take_while(|&&byte| !ends_word(byte)).count()
    }

    fn comment(&mut self, start: usize) -> Result<Token<'a>, GameFault> {
        let inner = &self.text[start + 1..];
        let length = comment_length(inner.as_bytes())
            .ok_or_else(|| GameFault::new(start, SyntaxError::OpenComment))?;
        self.at = start + 1 + length + 1;
        Ok(Token::Comment(&inner[..length]))
    }
}

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'(' | b')' | b'{' | b'}' | b'$')
}

/// The number of bytes before the brace that closes a comment.
fn comment_length(bytes: &[u8]) -> Option<usize> {
    let mut escaped = false;
    bytes.iter().position(|&byte| {
        let closes = byte == b'}' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}

impl Token<'_> {
    /// The token as an error quotes it.
    pub(super) fn quoted(self) -> String {
        match self {
            Self::Word(text) | Self::Nag(text) => quote(text),
            Self::Comment(_) => "{".into(),
            Self::Open => "(".into(),
            Self::Close => ")".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(usize, Token<'_>)> {
        let mut tokens = Tokens::new(text, 0);
        std::iter::from_fn(|| tokens.next().expect("well-written")).collect()
    }

    #[test]
    fn brackets_need_no_space_around_them() {
        use Token::{Close, Comment, Nag, Open, Word};
        assert_eq!(
            tokens(" 1. e3!?$4(c3{a \\} \\\\}\n)*"),
            [
                (1, Word("1.")),
                (4, Word("e3!?")),
                (8, Nag("$4")),
                (10, Open),
                (11, Word("c3")),
                (13, Comment("a \\} \\\\")),
                (23, Close),
                (24, Word("*")),
            ]
        );
    }

    #[test]
    fn a_comment_must_be_closed_and_a_brace_must_have_been_opened() {
        for (text, at) in [("e3 {abc", 3), ("{abc\\}", 0), ("{\\", 0), ("{", 0), ("}", 0)] {
            let mut tokens = Tokens::new(text, 0);
            let fault = std::iter::repeat_with(|| tokens.next()).find_map(Result::err);
            assert_eq!(fault.expect(text).at, at);
        }
    }
}
