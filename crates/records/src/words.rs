//! The words of a text, and the numbers before moves.

use basalt_rules::sentence::quote;

use super::error::{GameFault, SyntaxError};

/// The words from byte `at` of a text on, each with its place.
pub(super) fn words(text: &str, at: usize) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text[at..].split_ascii_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

/// The part of a word after the move number, with its place. The number may be
/// missing, and nothing may follow it; whether it is the right one is not asked.
pub(super) fn after_number(word: &str, at: usize) -> Result<(usize, &str), GameFault> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word.bytes().skip(digits).take_while(|&byte| byte == b'.').count();
    let length = digits + dots;
    if digits > 0 && dots == 0 && length < word.len() {
        return Err(GameFault::new(at, SyntaxError::Number { found: quote(word) }));
    }
    Ok((at + length, &word[length..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_their_places() {
        let found: Vec<_> = words("a é\r\n\tbc ", 1).collect();
        assert_eq!(found, [(2, "é"), (7, "bc")]);
    }

    #[test]
    fn a_number_may_stand_before_a_move() {
        for (word, rest) in [
            ("12.", ""),
            ("12...", ""),
            ("12", ""),
            ("12.e3", "e3"),
            ("12...e3", "e3"),
            ("...", ""),
            ("e3", "e3"),
            ("99999999999999999999999999.", ""),
        ] {
            let (at, found) = after_number(word, 5).map_err(|fault| fault.problem).expect(word);
            assert_eq!((at, found), (5 + word.len() - rest.len(), rest));
        }
    }

    #[test]
    fn a_number_with_something_else_in_it_is_none() {
        for word in ["12x", "1e3", "12-", "0-2"] {
            let fault = after_number(word, 5).expect_err(word);
            assert_eq!(fault.at, 5);
            assert_eq!(fault.problem, SyntaxError::Number { found: word.into() }.into());
        }
    }
}
