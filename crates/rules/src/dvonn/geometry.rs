//! Landing spaces of a stack of each height from each space, on a full board.

use super::cell::Cell;
use super::cell_set::CellSet;

/// The six directions as (letter, row) steps.
pub(super) const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];

/// From this height on a stack has no space to land on anywhere: row 3 has 11 spaces.
pub(super) const TOO_HIGH: usize = 11;

/// Heights at the end of the table stand for all greater ones; 16 keeps an index a mask.
const HEIGHTS: usize = 16;

static REACH: [[CellSet; HEIGHTS]; 64] = {
    let mut reach = [[CellSet::EMPTY; HEIGHTS]; 64];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let mut height = 1;
        while height < TOO_HIGH {
            reach[cell.bit()][height] = ring(cell, height as i8);
            height += 1;
        }
        i += 1;
    }
    reach
};

const fn ring(cell: Cell, distance: i8) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut i = 0;
    while i < 6 {
        let (columns, rows) = DIRECTIONS[i];
        let to = Cell::at(cell.column() + columns * distance, cell.row() + rows * distance);
        if let Some(to) = to {
            set = set.union(CellSet::of(to));
        }
        i += 1;
    }
    set
}

/// The spaces exactly `height` steps away from `cell` in a straight line (rule 5).
#[inline]
pub(super) fn reach(cell: Cell, height: u8) -> CellSet {
    REACH[cell.bit()][usize::from(height).min(HEIGHTS - 1)]
}

/// The distance from `from` to `to` in a straight line, if they are in line.
pub(super) fn distance_in_line(from: Cell, to: Cell) -> Option<u8> {
    let columns = to.column() - from.column();
    let rows = to.row() - from.row();
    let in_line = columns == 0 || rows == 0 || columns == rows;
    let distance = columns.unsigned_abs().max(rows.unsigned_abs());
    (in_line && distance > 0).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reach_and_distance_agree_everywhere() {
        for from in Cell::ALL {
            for height in 1..=49 {
                let expected: CellSet = Cell::ALL
                    .into_iter()
                    .filter(|&to| distance_in_line(from, to) == Some(height))
                    .collect();
                assert_eq!(reach(from, height), expected, "{from} by {height}");
            }
        }
    }

    #[test]
    fn nothing_reaches_beyond_ten() {
        assert!(Cell::ALL.into_iter().all(|cell| reach(cell, 11).is_empty()));
        assert!(Cell::ALL.into_iter().any(|cell| !reach(cell, 10).is_empty()));
    }
}
