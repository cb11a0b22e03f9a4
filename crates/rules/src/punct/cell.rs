//! The 211 spaces of the board.

use std::num::NonZeroU8;

use crate::cells::{cell_text, index_by_bit};

/// A space of the board, `a2` to `q16`.
///
/// A space has axial coordinates: q counts columns to the right of the middle i9, r counts rows
/// downwards. Sets are 16 rows of 16 bits, wound round a torus: row r + 8 and bit q, both modulo 16.
/// Spaces 17 apart share a place, which the missing corners just allow: all 211 spaces have places
/// of their own, and none has place 0.
///
/// ```
/// use basalt_rules::punct::Cell;
///
/// let cell: Cell = "i9".parse()?;
/// assert_eq!((cell.q(), cell.r()), (0, 0));
/// assert!("a1".parse::<Cell>().is_err());
/// assert_eq!(size_of::<Option<Cell>>(), 1);
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(NonZeroU8);

impl Cell {
    /// The number of spaces of the board.
    pub const COUNT: usize = 211;

    /// Every space, column by column from a2, each column upwards.
    pub const ALL: [Self; Self::COUNT] = all();

    /// The space at these coordinates.
    pub const fn at(q: i8, r: i8) -> Option<Self> {
        if !on_board(q, r) {
            return None;
        }
        match NonZeroU8::new(((r as u8).wrapping_add(8) & 15) << 4 | q as u8 & 15) {
            Some(bit) => Some(Self(bit)),
            None => None,
        }
    }

    /// The space `step` away, which must be on the board.
    #[inline]
    pub(super) fn plus(self, step: Offset) -> Self {
        let rows = self.bit().wrapping_add(step.rows) & 0xf0;
        let columns = self.bit().wrapping_add(step.columns) & 0x0f;
        Self::from_bit(rows | columns)
    }

    /// The space whose bit is `bit`, which must be that of a space.
    #[inline]
    pub(super) fn from_bit(bit: u8) -> Self {
        Self(NonZeroU8::new(bit).unwrap_or(NonZeroU8::MIN))
    }

    /// The number of this space's bit in a [`CellSet`](super::CellSet).
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self.0.get()
    }

    /// The place of this space in [`Cell::ALL`].
    pub const fn index(self) -> usize {
        INDEX[self.bit() as usize] as usize
    }

    /// The number of columns to the right of the middle.
    pub const fn q(self) -> i8 {
        COORDINATES[self.bit() as usize].0
    }

    /// The number of rows below the middle.
    pub const fn r(self) -> i8 {
        COORDINATES[self.bit() as usize].1
    }

    /// The letter of the column, `a` to `q`.
    pub const fn letter(self) -> char {
        (b'i' as i8 + self.q()) as u8 as char
    }

    /// The row, 1 to 17.
    pub const fn row(self) -> i8 {
        9 - self.r()
    }

    /// The space `dq` columns to the right and `dr` rows below.
    pub const fn offset(self, (dq, dr): (i8, i8)) -> Option<Self> {
        Self::at(self.q() + dq, self.r() + dr)
    }

    /// The number of steps from this space to another.
    pub fn distance(self, other: Self) -> usize {
        let (q, r) = (self.q() - other.q(), self.r() - other.r());
        q.abs().max(r.abs()).max((q + r).abs()) as usize
    }

    /// Reads the name of a space, in either case.
    fn from_name(name: &str) -> Option<Self> {
        let (cell, length) = Self::read(name.as_bytes())?;
        (length == name.len()).then_some(cell)
    }

    /// Reads a space at the start of `text` (in either case), and how many bytes it takes.
    pub(super) fn read(text: &[u8]) -> Option<(Self, usize)> {
        let (&letter, digits) = text.split_first()?;
        let length = digits.iter().take(2).take_while(|digit| digit.is_ascii_digit()).count();
        let row = digits[..length].iter().fold(0, |row, digit| 10 * row + (digit - b'0') as i8);
        let leading_zero = digits.first() == Some(&b'0');
        if !letter.is_ascii_alphabetic() || length == 0 || leading_zero {
            return None;
        }
        let q = letter.to_ascii_lowercase() as i8 - b'i' as i8;
        Some((Self::at(q, 9 - row)?, 1 + length))
    }
}

/// A way from one space to another, fit for [`Cell::plus`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offset {
    rows: u8,
    columns: u8,
}

impl Offset {
    pub(super) const NONE: Self = Self::new((0, 0));

    pub(super) const fn new((dq, dr): (i8, i8)) -> Self {
        Self { rows: (dr as u8).wrapping_mul(16), columns: dq as u8 & 15 }
    }

    /// The way back.
    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self { rows: self.rows.wrapping_neg(), columns: self.columns.wrapping_neg() & 15 }
    }
}

/// A hexagon of side 9 without its corners.
const fn on_board(q: i8, r: i8) -> bool {
    let within = -8 <= q && q <= 8 && -8 <= r && r <= 8 && -8 <= q + r && q + r <= 8;
    let extremes =
        (q == 8 || q == -8) as u8 + (r == 8 || r == -8) as u8 + (q + r == 8 || q + r == -8) as u8;
    within && extremes <= 1
}

const fn all() -> [Cell; Cell::COUNT] {
    let mut cells = [Cell(NonZeroU8::MIN); Cell::COUNT];
    let mut count = 0;
    let mut q = -8;
    while q <= 8 {
        let mut r = 8;
        while r >= -8 {
            if let Some(cell) = Cell::at(q, r) {
                cells[count] = cell;
                count += 1;
            }
            r -= 1;
        }
        q += 1;
    }
    assert!(count == Cell::COUNT);
    cells
}

static INDEX: [u8; 256] = index_by_bit!(Cell, 256);

const COORDINATES: [(i8, i8); 256] = {
    let mut coordinates = [(0, 0); 256];
    let mut q = -8;
    while q <= 8 {
        let mut r = -8;
        while r <= 8 {
            if let Some(cell) = Cell::at(q, r) {
                coordinates[cell.bit() as usize] = (q, r);
            }
            r += 1;
        }
        q += 1;
    }
    coordinates
};

cell_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_space_has_a_bit_and_a_name_of_its_own() {
        let bits: HashSet<u8> = Cell::ALL.iter().map(|cell| cell.bit()).collect();
        assert_eq!(bits.len(), 211);
        for (i, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.to_string().to_uppercase().parse(), Ok(cell));
            assert_eq!(cell.index(), i);
            assert_eq!(Cell::at(cell.q(), cell.r()), Some(cell));
            assert_eq!(Cell::from_bit(cell.bit()), cell);
        }
    }

    #[test]
    fn the_six_corners_are_missing() {
        for corner in ["a1", "a9", "i1", "i17", "q9", "q17"] {
            assert!(corner.parse::<Cell>().is_err(), "{corner}");
        }
        for neighbour in ["a2", "a8", "h1", "b1", "p17", "j17", "q10", "q16", "b10", "p8"] {
            assert!(neighbour.parse::<Cell>().is_ok(), "{neighbour}");
        }
    }

    #[test]
    fn malformed_names_are_refused() {
        for text in ["", "i", "9", "i0", "i09", "i18", "i123", "r9", "i9 ", "ï9"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
