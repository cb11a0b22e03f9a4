//! Lines, sides and the centre of the board.

use super::cell::Cell;
use super::cell_set::{CellSet, DIRECTIONS};

/// A pair of opposite sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// West (a2..a8) and east (q10..q16).
    WestEast,
    /// South-west (b1..h1) and north-east (j17..p17).
    SouthWestNorthEast,
    /// North-west (b10..h16) and south-east (j2..p8).
    NorthWestSouthEast,
}

impl Axis {
    /// All three pairs.
    pub const ALL: [Self; 3] = [Self::WestEast, Self::SouthWestNorthEast, Self::NorthWestSouthEast];

    /// The name by which messages select their text.
    pub const fn id(self) -> &'static str {
        match self {
            Self::WestEast => "west-east",
            Self::SouthWestNorthEast => "south-west",
            Self::NorthWestSouthEast => "north-west",
        }
    }

    /// The two sides: the west, south-west or north-west one first.
    #[inline]
    pub fn sides(self) -> [CellSet; 2] {
        SIDES[self as usize]
    }
}

static SIDES: [[CellSet; 2]; 3] = {
    let mut sides = [[CellSet::EMPTY; 2]; 3];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let (q, r) = (cell.q(), cell.r());
        let along = [q, -r, q + r];
        let mut axis = 0;
        while axis < 3 {
            if along[axis] == -8 {
                sides[axis][0] = sides[axis][0].with(cell);
            } else if along[axis] == 8 {
                sides[axis][1] = sides[axis][1].with(cell);
            }
            axis += 1;
        }
        i += 1;
    }
    sides
};

/// The central hexagon: 19 spaces.
pub const CENTRE: CellSet = {
    let mut centre = CellSet::EMPTY;
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let (q, r) = (cell.q(), cell.r());
        if -2 <= q && q <= 2 && -2 <= r && r <= 2 && -2 <= q + r && q + r <= 2 {
            centre = centre.with(cell);
        }
        i += 1;
    }
    centre
};

/// The number of coordinates from -9 to 9: the board and one ring around it.
const WIDE: usize = 19;

/// The spaces on the three lines through each point of the board and of the ring around it.
static LINES: [[CellSet; WIDE]; WIDE] = {
    let mut lines = [[CellSet::EMPTY; WIDE]; WIDE];
    let mut i = 0;
    while i < WIDE * WIDE {
        let (q, r) = ((i / WIDE) as i8 - 9, (i % WIDE) as i8 - 9);
        let mut j = 0;
        while j < Cell::COUNT {
            let (dq, dr) = (Cell::ALL[j].q() - q, Cell::ALL[j].r() - r);
            if dq == 0 || dr == 0 || dq + dr == 0 {
                lines[i / WIDE][i % WIDE] = lines[i / WIDE][i % WIDE].with(Cell::ALL[j]);
            }
            j += 1;
        }
        i += 1;
    }
    lines
};

/// The spaces on the three lines through `cell`, itself among them (rule 3).
#[inline]
pub fn lines(cell: Cell) -> &'static CellSet {
    &LINES[(cell.q() + 9) as usize][(cell.r() + 9) as usize]
}

/// The spaces on the three lines through the point next to `cell` against `direction`: where
/// the neighbour of a dot can be while that dot is on a line through `cell`.
#[inline]
pub(super) fn lines_behind(cell: Cell, direction: usize) -> &'static CellSet {
    let (dq, dr) = DIRECTIONS[direction];
    &LINES[(cell.q() - dq + 9) as usize][(cell.r() - dr + 9) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CellSet {
        names.split(' ').map(|name| name.parse::<Cell>().expect("a space")).collect()
    }

    #[test]
    fn the_sides_are_those_of_the_rules() {
        let sides = Axis::ALL.map(Axis::sides);
        assert_eq!(sides[0][0], set("a2 a3 a4 a5 a6 a7 a8"));
        assert_eq!(sides[0][1], set("q10 q11 q12 q13 q14 q15 q16"));
        assert_eq!(sides[1][0], set("b1 c1 d1 e1 f1 g1 h1"));
        assert_eq!(sides[1][1], set("j17 k17 l17 m17 n17 o17 p17"));
        assert_eq!(sides[2][0], set("b10 c11 d12 e13 f14 g15 h16"));
        assert_eq!(sides[2][1], set("j2 k3 l4 m5 n6 o7 p8"));
    }

    #[test]
    fn the_centre_is_that_of_the_rules() {
        let expected = "g7 g8 g9 h7 h8 h9 h10 i7 i8 i9 i10 i11 j8 j9 j10 j11 k9 k10 k11";
        assert_eq!(CENTRE, set(expected));
    }

    #[test]
    fn rim_spaces_behind_the_corners_are_on_no_side() {
        let any_side =
            Axis::ALL.into_iter().flat_map(Axis::sides).fold(CellSet::EMPTY, |a, b| a | b);
        assert_eq!(any_side.len(), 42);
        assert!(!any_side.meets(set("b2 b9 i2 i16 p9 p16")));
    }
}
