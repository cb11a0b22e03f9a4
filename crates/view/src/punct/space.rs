//! The geometry of the PÜNCT board.

use basalt_rules::Title;
use basalt_rules::punct::{CENTRE, Cell, CellSet};

use crate::geometry::{COS_30, Point, STEP, Space};
use crate::ink::Ink;

impl Space for Cell {
    const TITLE: Title = Title::Punct;

    const STEPS: [Point; 2] = [Point::new(STEP * COS_30, STEP / 2.0), Point::new(0.0, STEP)];

    /// Row numbers stand at the left, letters below.
    const LABEL_ENDS: [i8; 2] = [-1, 1];

    const CORNERS: [Point; 6] = [
        Point::new(1.0, 0.0),
        Point::new(0.5, COS_30),
        Point::new(-0.5, COS_30),
        Point::new(-1.0, 0.0),
        Point::new(-0.5, -COS_30),
        Point::new(0.5, -COS_30),
    ];

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    /// Relative to i9, the middle of the board.
    fn coordinates(self) -> (i8, i8) {
        (self.q(), self.r())
    }

    fn at(along_row: i8, along_letter: i8) -> Option<Self> {
        let near = |steps: i8| (-16..=16).contains(&steps);
        if near(along_row) && near(along_letter) { Self::at(along_row, along_letter) } else { None }
    }

    fn name(self) -> (char, i8) {
        (self.letter(), self.row())
    }

    fn is_rim(self) -> bool {
        CellSet::of(self).neighbours().len() < 6
    }

    fn stone(self) -> Ink {
        if CENTRE.contains(self) { Ink::WarmStone } else { Ink::Stone }
    }
}
