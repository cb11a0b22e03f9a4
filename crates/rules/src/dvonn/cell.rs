//! The 49 spaces of the board.
//!
//! `Cell` is a `NonZeroU8` with a bit above the 64 set, so `Option<Cell>` takes one byte. Its number is masked with 63 on
//! use, so arrays of 64 need no bounds check and no unsafe code (docs/performance.md).

use std::num::NonZeroU8;

use crate::cells::{cell_text, index_by_bit};

/// The distance in bits between two spaces of one letter in neighbouring rows.
///
/// Eleven letters and some room: no stack of height 1 or 2 can step from the end of one row to
/// the start of the next, so shifts of those heights need no mask.
pub(super) const STRIDE: u8 = 13;

/// A space of the board, `a1` to `k5`.
///
/// ```
/// use basalt_rules::dvonn::Cell;
///
/// let cell: Cell = "c5".parse()?;
/// assert_eq!((cell.letter(), cell.row()), ('c', 5));
/// assert!("a5".parse::<Cell>().is_err());
/// assert_eq!(size_of::<Option<Cell>>(), 1);
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(NonZeroU8);

/// Set in every `Cell`, so that a bit number becomes one without a check for zero.
const TAG: NonZeroU8 = NonZeroU8::new(64).unwrap();

impl Cell {
    /// The number of spaces of the board.
    pub const COUNT: usize = 49;

    /// Every space, row by row from a1, each row from left to right.
    pub const ALL: [Self; Self::COUNT] = all();

    /// The space with letter number `column` (a is 0) in row `row` (1 to 5).
    pub const fn at(column: i8, row: i8) -> Option<Self> {
        let on_board = match row {
            1 => 0 <= column && column <= 8,
            2 => 0 <= column && column <= 9,
            3 => 0 <= column && column <= 10,
            4 => 1 <= column && column <= 10,
            5 => 2 <= column && column <= 10,
            _ => false,
        };
        if !on_board {
            return None;
        }
        // Bit 0 stays free; k5 is bit 63.
        let bit = 1 + STRIDE * (row as u8 - 1) + column as u8;
        match NonZeroU8::new(TAG.get() | bit) {
            Some(tagged) => Some(Self(tagged)),
            None => None,
        }
    }

    /// The space whose bit is `bit`, which must be that of a space.
    #[inline]
    pub(super) fn from_bit(bit: u32) -> Self {
        Self(TAG | bit as u8)
    }

    /// The number of this space's bit in a [`CellSet`](super::CellSet), always below 64.
    #[inline]
    pub(super) const fn bit(self) -> usize {
        (self.0.get() & 63) as usize
    }

    /// The place of this space in [`Cell::ALL`].
    pub const fn index(self) -> usize {
        INDEX[self.bit()] as usize
    }

    /// The number of the letter, a being 0.
    pub const fn column(self) -> i8 {
        ((self.bit() as u8 - 1) % STRIDE) as i8
    }

    /// The row, 1 to 5.
    pub const fn row(self) -> i8 {
        ((self.bit() as u8 - 1) / STRIDE) as i8 + 1
    }

    /// The letter, `a` to `k`.
    pub const fn letter(self) -> char {
        (b'a' + self.column() as u8) as char
    }

    /// The number of steps from this space to another.
    pub fn distance(self, other: Self) -> usize {
        let (columns, rows) = (self.column() - other.column(), self.row() - other.row());
        columns.abs().max(rows.abs()).max((columns - rows).abs()) as usize
    }

    /// Reads the name of a space, in either case.
    fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [letter, digit] => Self::from_ascii(letter, digit),
            _ => None,
        }
    }

    /// Reads a space from its letter and digit, in either case.
    #[inline]
    pub(super) const fn from_ascii(letter: u8, digit: u8) -> Option<Self> {
        if !letter.is_ascii_alphabetic() || !digit.is_ascii_digit() {
            return None;
        }
        let column = letter.to_ascii_lowercase() - b'a';
        Self::at(column as i8, (digit - b'0') as i8)
    }
}

const fn all() -> [Cell; Cell::COUNT] {
    let mut cells = [Cell(TAG); Cell::COUNT];
    let mut count = 0;
    let mut row = 1;
    while row <= 5 {
        let mut column = 0;
        while column <= 10 {
            if let Some(cell) = Cell::at(column, row) {
                cells[count] = cell;
                count += 1;
            }
            column += 1;
        }
        row += 1;
    }
    assert!(count == Cell::COUNT);
    cells
}

static INDEX: [u8; 64] = index_by_bit!(Cell, 64);

cell_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_nine_ten_eleven_ten_nine_spaces() {
        let in_row = |row| Cell::ALL.iter().filter(|cell| cell.row() == row).count();
        assert_eq!([1, 2, 3, 4, 5].map(in_row), [9, 10, 11, 10, 9]);
    }

    #[test]
    fn every_space_round_trips_through_text_index_and_coordinates() {
        for (i, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.to_string().to_uppercase().parse(), Ok(cell));
            assert_eq!(cell.index(), i);
            assert_eq!(Cell::at(cell.column(), cell.row()), Some(cell));
            assert_eq!(Cell::from_bit(cell.bit() as u32), cell);
        }
    }

    #[test]
    fn the_rows_start_and_end_where_the_rules_page_says() {
        for name in ["a1", "i1", "a2", "j2", "a3", "k3", "b4", "k4", "c5", "k5"] {
            assert!(name.parse::<Cell>().is_ok(), "{name}");
        }
        for name in ["j1", "k2", "l3", "a4", "b5", "l5", "a0", "a6", "", "a", "a10", "ä1"] {
            assert!(name.parse::<Cell>().is_err(), "{name}");
        }
    }
}
