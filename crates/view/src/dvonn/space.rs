//! The geometry of the DVONN board.

use basalt_rules::Title;
use basalt_rules::dvonn::{Cell, CellSet};

use crate::geometry::{COS_30, Point, STEP, Space};
use crate::ink::Ink;

impl Space for Cell {
    const TITLE: Title = Title::Dvonn;

    const STEPS: [Point; 2] = [Point::new(STEP, 0.0), Point::new(-STEP / 2.0, -STEP * COS_30)];

    /// Row numbers stand at the left, letters below.
    const LABEL_ENDS: [i8; 2] = [-1, -1];

    const CORNERS: [Point; 6] = [
        Point::new(0.0, -1.0),
        Point::new(COS_30, -0.5),
        Point::new(COS_30, 0.5),
        Point::new(0.0, 1.0),
        Point::new(-COS_30, 0.5),
        Point::new(-COS_30, -0.5),
    ];

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    /// Relative to f3, the middle of the board.
    fn coordinates(self) -> (i8, i8) {
        (self.column() - 5, self.row() - 3)
    }

    fn at(along_row: i8, along_letter: i8) -> Option<Self> {
        Self::at(along_row.checked_add(5)?, along_letter.checked_add(3)?)
    }

    fn name(self) -> (char, i8) {
        (self.letter(), self.row())
    }

    fn is_rim(self) -> bool {
        CellSet::of(self).neighbours().len() < 6
    }

    fn stone(self) -> Ink {
        Ink::Stone
    }
}
