//! Checks for everything that comes out of the rules.

use std::fmt::Debug;
use std::fmt::Display;
use std::str::FromStr;

use basalt_rules::sentence::Sentence;
use basalt_rules::{AnyPosition, with_position};

use crate::checks::check_position;

/// A value is written and read again as the same.
pub(crate) fn assert_round_trip<T>(value: &T)
where
    T: FromStr<Err: Debug> + Display + PartialEq + Debug,
{
    let text = value.to_string();
    assert_one_line(&text);
    let again: T = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
    assert_eq!(&again, value, "{text:?}");
}

/// A text is a value that round-trips and passes `check`, or its error is a sentence.
pub(crate) fn assert_parses<T>(text: &str, check: impl FnOnce(T))
where
    T: FromStr<Err: Sentence> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            assert_round_trip(&value);
            check(value);
        }
        Err(error) => assert_sentence(&error),
    }
}

/// A text is a value that is read in upper case, too, or its error is a sentence.
pub(crate) fn assert_parses_in_any_case<T>(text: &str)
where
    T: FromStr<Err: Sentence + PartialEq> + Display + PartialEq + Debug,
{
    assert_parses(text, |value: T| assert_eq!(text.to_ascii_uppercase().parse(), Ok(value)));
}

/// A text fit for a terminal or a protocol that counts lines.
pub(crate) fn assert_one_line(text: &str) {
    assert!(!text.chars().any(char::is_control), "a control character in {text:?}");
}

/// An error says something, on one line, and has a name in the catalogue.
pub(crate) fn assert_sentence(error: &(impl Sentence + ?Sized)) {
    let text = error.to_string();
    assert!(!text.is_empty() && !error.key().is_empty(), "{error:?}");
    assert_one_line(&text);
}

/// A position is legal, and agrees with itself computed another way.
///
/// Reading its text sets up everything anew, so that the hash and the board that moves have kept
/// up to date are compared with those computed from nothing.
pub(crate) fn assert_sound(position: &AnyPosition) {
    let text = position.to_string();
    assert_one_line(&text);
    let again = AnyPosition::parse(position.game(), &text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&again, position, "{text}");
    assert_eq!(hash(position), hash(&again), "{text}");
    let moves = position.legal_moves();
    assert_eq!(position.perft(1), moves.len() as u64, "{text}");
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "{text}");
    for &mv in moves.iter().take(MAX_MOVES) {
        let mv = mv.to_string();
        assert_eq!(position.read_move(&mv).map(|mv| mv.to_string()).as_ref(), Ok(&mv), "{text}");
    }
    check_position(position);
}

/// The number of legal moves that are checked one by one: nearly all of DVONN's, some of PÜNCT's thousands.
const MAX_MOVES: usize = 60;

fn hash(position: &AnyPosition) -> u64 {
    with_position!(position, position => position.hash())
}
