//! Sets of spaces in 256 bits.
//!
//! The bits are 16 rows of 16 on a torus: row r + 8 and bit q, both modulo 16. The board is 17 wide and high, so spaces
//! 17 apart share a place; but the missing corners leave all 211 spaces distinct places, and none has place 0.
//!
//! - A step along a row rotates each group of 16 bits, a step across rows rotates the rows, so nothing is carried
//!   between words. A step can wrap around the torus, so each direction has a mask of true neighbours.
//! - `lanes` does this in one 256-bit register through `safe_arch` where the processor has one, and in four words
//!   elsewhere. Both modules have the same functions, and a test compares them. Without them the compiler produced
//!   scalar code that was twice as slow; hence the one dependency of the crate.

use super::cell::Cell;
use super::lanes::{self, Words};
use crate::cells::set_operators;

/// The six directions of the rules, D0 down and then clockwise, as steps in (q, r).
pub const DIRECTIONS: [(i8, i8); 6] = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)];

/// A set of spaces.
///
/// ```
/// use basalt_rules::punct::{Cell, CellSet};
///
/// let rim: Cell = "b2".parse()?;
/// assert_eq!(CellSet::of(rim).neighbours().len(), 5);
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(align(32))]
pub struct CellSet(Words);

impl CellSet {
    /// No space.
    pub const EMPTY: Self = Self([0; 4]);

    /// All 211 spaces.
    pub const FULL: Self = {
        let mut set = Self::EMPTY;
        let mut i = 0;
        while i < Cell::COUNT {
            set = set.with(Cell::ALL[i]);
            i += 1;
        }
        set
    };

    /// The set that holds just `cell`.
    #[inline]
    pub fn of(cell: Cell) -> Self {
        SINGLES[cell.bit() as usize]
    }

    /// The set of three spaces.
    #[inline]
    pub(super) fn of_three([first, second, third]: [Cell; 3]) -> Self {
        Self::of(first) | Self::of(second) | Self::of(third)
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell.bit() >> 6) as usize] >> (cell.bit() & 63) & 1 != 0
    }

    /// Whether the set has no space.
    #[inline]
    pub fn is_empty(self) -> bool {
        lanes::is_zero(self.0)
    }

    /// The number of spaces in the set.
    #[inline]
    pub fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// The numbers of spaces in six sets, each counted on its own.
    ///
    /// Adds the sets up as columns of bits first, so that three counts serve for six.
    #[inline]
    pub(super) fn total_len(sets: &[Self; 6]) -> usize {
        let (first, first_carry) = Self::add(sets[0], sets[1], sets[2]);
        let (second, second_carry) = Self::add(sets[3], sets[4], sets[5]);
        let (ones, carry) = (first ^ second, first & second);
        let (twos, fours) = Self::add(first_carry, second_carry, carry);
        ones.len() + 2 * twos.len() + 4 * fours.len()
    }

    /// The sum of three bits in each place: its ones and its twos.
    #[inline]
    fn add(a: Self, b: Self, c: Self) -> (Self, Self) {
        let half = a ^ b;
        (half ^ c, (a & b) | (half & c))
    }

    /// Whether the two sets share a space.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// This set with `cell` added.
    #[inline]
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.0[(cell.bit() >> 6) as usize] |= 1 << (cell.bit() & 63);
        self
    }

    /// The first space in the order of the bits.
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// For each direction, the spaces that have a member of this set next to them in that direction.
    #[inline]
    pub(super) fn seen(self) -> [Self; 6] {
        let (right, left) = (lanes::bits_up(self.0), lanes::bits_down(self.0));
        [
            Self(lanes::rows_up(self.0)) & HAS_NEIGHBOUR[0],
            Self(lanes::rows_up(right)) & HAS_NEIGHBOUR[1],
            Self(right) & HAS_NEIGHBOUR[2],
            Self(lanes::rows_down(self.0)) & HAS_NEIGHBOUR[3],
            Self(lanes::rows_down(left)) & HAS_NEIGHBOUR[4],
            Self(left) & HAS_NEIGHBOUR[5],
        ]
    }

    /// The spaces next to a member of the set.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Self {
        self.seen().into_iter().fold(Self::EMPTY, |any, one| any | one)
    }

    /// The members of `within` that a chain of neighbouring members links to this set.
    #[inline]
    #[must_use]
    pub fn chains_within(self, within: Self) -> Self {
        let mut chains = self & within;
        loop {
            let grown = (chains | chains.neighbours()) & within;
            if (grown - chains).is_empty() {
                return chains;
            }
            chains = grown;
        }
    }
}

/// Sets of one space, by bit. A set put together from words would have to pass through memory
/// before it can be used as a whole, which costs more than this look-up.
static SINGLES: [CellSet; 256] = {
    let mut singles = [CellSet::EMPTY; 256];
    let mut i = 0;
    while i < Cell::COUNT {
        singles[Cell::ALL[i].bit() as usize] = CellSet::EMPTY.with(Cell::ALL[i]);
        i += 1;
    }
    singles
};

/// For each direction the spaces that have a neighbour there.
///
/// On the torus a step can lead from one end of the board to the other; these masks leave only true
/// neighbours.
static HAS_NEIGHBOUR: [CellSet; 6] = {
    let mut sets = [CellSet::EMPTY; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut i = 0;
        while i < Cell::COUNT {
            if Cell::ALL[i].offset(DIRECTIONS[direction]).is_some() {
                sets[direction] = sets[direction].with(Cell::ALL[i]);
            }
            i += 1;
        }
        direction += 1;
    }
    sets
};

set_operators! {
    CellSet of Cell:
    BitAnd::bitand, BitAndAssign::bitand_assign = |a, b| lanes::and(a, b);
    BitOr::bitor, BitOrAssign::bitor_assign = |a, b| lanes::or(a, b);
    BitXor::bitxor, BitXorAssign::bitxor_assign = |a, b| lanes::xor(a, b);
    Sub::sub, SubAssign::sub_assign = |a, b| lanes::and_not(a, b);
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells { words: self.0, word: 0 }
    }
}

/// The spaces of a set, row by row from the top, each from left to right.
#[derive(Clone, Debug)]
pub struct Cells {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while let Some(word) = self.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8 + 64 * self.word as u8;
                *word &= *word - 1;
                return Some(Cell::from_bit(bit));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which is faster than one by one.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for (i, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                result = f(result, Cell::from_bit(word.trailing_zeros() as u8 + 64 * i as u8));
                word &= word - 1;
            }
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_find_true_neighbours_only() {
        for cell in Cell::ALL {
            let seen = CellSet::of(cell).seen();
            for (direction, (dq, dr)) in DIRECTIONS.into_iter().enumerate() {
                let expected: CellSet = cell.offset((-dq, -dr)).into_iter().collect();
                assert_eq!(seen[direction], expected, "{cell} seen in direction {direction}");
            }
        }
    }

    #[test]
    fn a_set_gives_back_its_spaces() {
        assert_eq!(CellSet::FULL.len(), 211);
        assert_eq!(CellSet::FULL.into_iter().collect::<CellSet>(), CellSet::FULL);
        assert_eq!(CellSet::FULL.into_iter().count(), 211);
        let mut set = CellSet::FULL;
        for cell in Cell::ALL {
            set -= CellSet::of(cell);
            assert!(!set.contains(cell));
        }
        assert!(set.is_empty());
    }
}
