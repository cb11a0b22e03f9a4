//! Errors in text. Whether a well-formed move is legal is a separate question with its own errors.

use crate::sentence::sentences;

sentences! {
    /// A text that cannot be read.
    pub enum TextError {
        Space { found: String } = "text-space": "expected a space on the board, found “{found}”";
        Move { found: String } = "text-move": "expected a move such as e3, a1b2 or pass, found “{found}”";
        Turn { found: String } = "text-turn": "expected a turn such as l4/l5m5, c4-f7/f8g9 or pass, found “{found}”";
        Piece { found: String } = "text-piece": "no piece has its PÜNCT and minor dots on “{found}”";
    }
}

/// Text quoted in an error is cut to this many characters.
const QUOTED: usize = 40;

/// The start of `text`, fit to be quoted in an error: short, on one line, without control
/// characters.
pub fn quote(text: &str) -> String {
    let mut quoted: String =
        text.chars().take(QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

impl TextError {
    pub(crate) fn space(found: &str) -> Self {
        Self::Space { found: quote(found) }
    }

    pub(crate) fn mv(found: &str) -> Self {
        Self::Move { found: quote(found) }
    }

    pub(crate) fn turn(found: &str) -> Self {
        Self::Turn { found: quote(found) }
    }

    pub(crate) fn piece(found: &str) -> Self {
        Self::Piece { found: quote(found) }
    }
}
