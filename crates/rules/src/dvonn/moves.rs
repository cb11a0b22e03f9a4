//! Moves, their text, and lists of them.

use std::fmt;
use std::ops::Deref;

use super::cell::Cell;
use crate::notation::TextError;

/// One ply.
///
/// ```
/// use basalt_rules::dvonn::Move;
///
/// for text in ["a1b2", "A1-B2", "a1B2"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), "a1b2");
/// }
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing: a piece goes on this space. Which piece follows from the ply.
    Place(Cell),
    /// Stacking: the stack on one space goes onto that on another.
    Stack {
        /// The space of the stack.
        from: Cell,
        /// The space it lands on.
        to: Cell,
    },
    /// Stacking: the player has no move.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => write!(f, "{cell}"),
            Self::Stack { from, to } => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl std::str::FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read(text.as_bytes()).ok_or_else(|| TextError::mv(text))
    }
}

fn read(text: &[u8]) -> Option<Move> {
    match *text {
        [letter, digit] => Cell::from_ascii(letter, digit).map(Move::Place),
        [l1, d1, l2, d2] if d1.is_ascii_digit() => stack_move([l1, d1], [l2, d2]),
        [l1, d1, b'-', l2, d2] => stack_move([l1, d1], [l2, d2]),
        _ => text.eq_ignore_ascii_case(b"pass").then_some(Move::Pass),
    }
}

fn stack_move([l1, d1]: [u8; 2], [l2, d2]: [u8; 2]) -> Option<Move> {
    Some(Move::Stack { from: Cell::from_ascii(l1, d1)?, to: Cell::from_ascii(l2, d2)? })
}

/// The legal moves of a position, without an allocation.
#[derive(Clone, Copy, Debug)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// Each of a player's stacks has one of that player's 23 pieces on top, and six directions.
    const CAPACITY: usize = 23 * 6;

    pub(super) fn new() -> Self {
        Self { moves: [Move::Pass; Self::CAPACITY], len: 0 }
    }

    pub(super) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_round_trips_through_its_text() {
        let places = Cell::ALL.into_iter().map(Move::Place);
        let stackings = Cell::ALL
            .into_iter()
            .flat_map(|from| Cell::ALL.into_iter().map(move |to| Move::Stack { from, to }));
        for mv in places.chain(stackings).chain([Move::Pass]) {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(mv.to_string().to_uppercase().parse(), Ok(mv));
        }
    }

    #[test]
    fn malformed_text_is_quoted() {
        for text in ["", "a", "a1b", "a1b9", "a1--b2", "a1 b2", "l1", "passe", "a1b2c3", "é1"] {
            let error = text.parse::<Move>().expect_err(text);
            assert_eq!(error, TextError::Move { found: text.into() });
        }
    }
}
