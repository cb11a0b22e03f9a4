//! Turns of play, their text, and lists of them.

use std::fmt;

use super::cell::Cell;
use super::shape::Lie;
use crate::notation::TextError;
use crate::sorting::sort_by_key;

/// One turn.
///
/// ```
/// use basalt_rules::punct::Move;
///
/// for text in ["c4-f7/f8g9", "C4-F7/G9F8"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), "c4-f7/f8g9");
/// }
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece from the reserve is placed.
    Place(Lie),
    /// A piece on the board is moved or turned.
    Shift {
        /// The space of its PÜNCT before the move.
        from: Cell,
        /// The lie of the piece after the move.
        to: Lie,
    },
    /// The player has no legal turn.
    Pass,
}

/// The legal turns of a position. No bound on their number is proven, so the list can grow.
pub type MoveList = Vec<Move>;

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut minors = self.minors();
        sort_by_key(&mut minors, |cell| cell.index());
        write!(f, "{}/{}{}", self.punct(), minors[0], minors[1])
    }
}

impl std::str::FromStr for Lie {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (punct, first, second) =
            read_lie(text.as_bytes()).ok_or_else(|| TextError::turn(text))?;
        Self::from_spaces(punct, [first, second]).ok_or_else(|| TextError::piece(text))
    }
}

fn read_lie(text: &[u8]) -> Option<(Cell, Cell, Cell)> {
    let (punct, length) = Cell::read(text)?;
    let rest = text[length..].strip_prefix(b"/")?;
    let (first, length) = Cell::read(rest)?;
    let rest = &rest[length..];
    let (second, length) = Cell::read(rest)?;
    (length == rest.len()).then_some((punct, first, second))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(lie) => write!(f, "{lie}"),
            Self::Shift { from, to } => write!(f, "{from}-{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl std::str::FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        match text.split_once('-') {
            None => text.parse().map(Self::Place),
            Some((from, to)) => Ok(Self::Shift {
                from: from.parse().map_err(|_| TextError::turn(text))?,
                to: to.parse()?,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::{PieceKind, Shape};

    #[test]
    fn every_lie_round_trips_through_its_text() {
        let shapes = || PieceKind::ALL.into_iter().flat_map(PieceKind::shapes);
        let lies = Cell::ALL
            .into_iter()
            .flat_map(|punct| shapes().filter_map(move |shape: Shape| Lie::new(punct, shape)));
        let mut count = 0;
        for lie in lies {
            assert_eq!(lie.to_string().parse(), Ok(lie));
            let shift = Move::Shift { from: lie.punct(), to: lie };
            assert_eq!(shift.to_string().to_uppercase().parse(), Ok(shift));
            count += 1;
        }
        // The number of placements on an empty board with the centre open.
        assert_eq!(count, 5931);
    }

    #[test]
    fn minor_dots_are_printed_by_column_and_then_by_row_as_a_number() {
        let lie: Lie = "i10/i11i9".parse().expect("a C");
        assert_eq!(lie.to_string(), "i10/i9i11");
    }

    #[test]
    fn malformed_text_is_told_from_spaces_that_form_no_piece() {
        for text in ["", "l4", "l4/", "l4/l5", "l4/l5m5x", "l4l5m5", "-l4/l5m5", "l4//l5m5"] {
            assert_eq!(text.parse::<Move>(), Err(TextError::turn(text)), "{text}");
        }
        assert_eq!("l4/l5q16".parse::<Move>(), Err(TextError::piece("l4/l5q16")));
    }
}
