//! What must be true of everything that comes out of the rules.

use std::fmt::Debug;
use std::fmt::Display;
use std::str::FromStr;

use basalt_rules::dvonn::{Cell, Phase, Piece, Position};
use basalt_rules::sentence::Sentence;

/// What is written is read as the same.
pub(crate) fn assert_round_trip<T>(value: &T)
where
    T: FromStr<Err: Debug> + Display + PartialEq + Debug,
{
    let text = value.to_string();
    assert_one_line(&text);
    let again: T = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
    assert_eq!(&again, value, "{text:?}");
}

/// A text fit for a terminal or a protocol that counts lines.
pub(crate) fn assert_one_line(text: &str) {
    assert!(!text.chars().any(char::is_control), "a control character in {text:?}");
}

/// An error says something, on one line, and has a name in the catalogue.
pub(crate) fn assert_sentence(error: &impl Sentence) {
    let text = error.to_string();
    assert!(!text.is_empty() && !error.key().is_empty(), "{error:?}");
    assert_one_line(&text);
}

/// A position is legal, and agrees with itself computed another way.
///
/// Reading its text sets up everything anew, so that the hash and the board that moves have kept
/// up to date are compared with those computed from nothing.
pub(crate) fn assert_sound(position: &Position) {
    assert_round_trip(position);
    assert_eq!(position.hash(), reread(position).hash());
    let moves = position.legal_moves();
    assert_eq!(position.perft(1), moves.len() as u64, "{position}");
    assert_eq!(position.is_over(), moves.is_empty(), "{position}");
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "{position}");
    for &mv in &moves {
        assert_eq!(position.check(mv), Ok(()), "{mv} in {position}");
    }
    if position.phase() == Phase::Stacking {
        assert_linked(position);
    }
}

/// All three red pieces are there, and every stack is linked to one of them (rule 8).
fn assert_linked(position: &Position) {
    let reds: usize = Cell::ALL.iter().map(|&cell| position.stack(cell).count(Piece::Red)).sum();
    assert_eq!(reds, 3, "{position}");
    let occupied = position.board().occupied();
    assert_eq!(position.board().with_red().chains_within(occupied), occupied, "{position}");
}

fn reread(position: &Position) -> Position {
    position.to_string().parse().expect("a position's own text")
}
