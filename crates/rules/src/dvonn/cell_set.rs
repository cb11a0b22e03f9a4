//! Sets of spaces in one 64-bit word.
//!
//! Rows are 13 bits apart, though the longest has 11 spaces:
//!
//! ```text
//! bit = 1 + 13 · (row - 1) + letter          a1 = 1, k3 = 37, k5 = 63
//! ```
//!
//! - The two bits between rows are never set. A stack of height 1 or 2 that leaves its row lands on one of them or
//!   outside the board, so neighbours need plain shifts and no masks: one shift a direction for all stacks at once.
//! - Bit 0 stays free, so that k5 is bit 63 and shifts by a row and one drop out at the end of the word.

use super::cell::{Cell, STRIDE};
use crate::cells::set_operators;

/// A set of spaces.
///
/// ```
/// use basalt_rules::dvonn::{Cell, CellSet};
///
/// let a1: Cell = "a1".parse()?;
/// let set = CellSet::of(a1);
/// assert!(set.contains(a1));
/// assert_eq!(set.neighbours().len(), 3);
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u64);

/// The steps of the six directions in bits, opposite ones three apart, in the order in which
/// they lie around a space: right, upper right, upper left, left, lower left, lower right.
const STEPS: [i8; 6] = {
    let stride = STRIDE as i8;
    [1, stride + 1, stride, -1, -stride - 1, -stride]
};

impl CellSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// All 49 spaces.
    pub const FULL: Self = {
        let mut bits = 0;
        let mut i = 0;
        while i < Cell::COUNT {
            bits |= 1 << Cell::ALL[i].bit();
            i += 1;
        }
        Self(bits)
    };

    /// The set that holds just `cell`.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.bit())
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.bit() & 1 != 0
    }

    /// Whether the set has no space.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the two sets share a space.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The first space in the order of [`Cell::ALL`].
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell::from_bit(self.0.trailing_zeros()))
    }

    /// This set with `cell` added.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.bit())
    }

    /// The union, in constants too.
    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Every space on or off the board moved by `distance` steps in direction `direction`.
    ///
    /// Only for distances 1 and 2, at which no space lands on another row's space.
    #[inline]
    pub(super) const fn shifted(self, direction: usize, distance: i8) -> Self {
        let by = STEPS[direction] * distance;
        Self(if by > 0 { self.0 << by } else { self.0 >> -by })
    }

    /// For each direction, the spaces that have a member of this set `DISTANCE` steps away in
    /// that direction. `DISTANCE` is 1 or 2. Bits beside the board may be set as well.
    #[inline]
    pub(super) fn seen<const DISTANCE: i8>(self) -> [Self; 6] {
        const { assert!(DISTANCE == 1 || DISTANCE == 2) };
        std::array::from_fn(|direction| self.shifted((direction + 3) % 6, DISTANCE))
    }

    /// The spaces next to a member of the set.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Self {
        self.seen::<1>().into_iter().fold(Self::EMPTY, |any, one| any | one) & Self::FULL
    }

    /// The members of `within` that a chain of neighbouring members links to this set.
    #[must_use]
    pub fn chains_within(self, within: Self) -> Self {
        let mut chains = self & within;
        loop {
            let grown = (chains | chains.neighbours()) & within;
            if grown == chains {
                return chains;
            }
            chains = grown;
        }
    }
}

set_operators! {
    CellSet of Cell:
    BitAnd::bitand, BitAndAssign::bitand_assign = |a, b| a & b;
    BitOr::bitor, BitOrAssign::bitor_assign = |a, b| a | b;
    Sub::sub, SubAssign::sub_assign = |a, b| a & !b;
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self)
    }
}

/// The spaces of a set, in the order of [`Cell::ALL`].
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        let CellSet(bits) = self.0;
        self.0 = CellSet(bits & (bits - 1));
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cells {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours by coordinates, which know nothing of bits.
    fn literal_neighbours(cell: Cell, distance: i8) -> CellSet {
        [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)]
            .into_iter()
            .filter_map(|(dq, dr)| {
                Cell::at(cell.column() + distance * dq, cell.row() + distance * dr)
            })
            .collect()
    }

    #[test]
    fn shifts_never_wrap_from_one_row_to_the_next() {
        for cell in Cell::ALL {
            assert_eq!(CellSet::of(cell).neighbours(), literal_neighbours(cell, 1), "{cell}");
            let two_away = CellSet::of(cell).seen::<2>();
            let two_away = two_away.into_iter().fold(CellSet::EMPTY, |a, b| a | b);
            assert_eq!(two_away & CellSet::FULL, literal_neighbours(cell, 2), "{cell}");
        }
    }

    #[test]
    fn a_set_gives_its_spaces_in_board_order() {
        assert!(CellSet::FULL.into_iter().eq(Cell::ALL));
        assert_eq!(CellSet::FULL.len(), 49);
        let few: CellSet = [Cell::ALL[48], Cell::ALL[0], Cell::ALL[7]].into_iter().collect();
        assert!(few.into_iter().eq([Cell::ALL[0], Cell::ALL[7], Cell::ALL[48]]));
    }
}
