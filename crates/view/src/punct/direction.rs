//! The six directions of the board on the screen.

use basalt_rules::punct::{Cell, DIRECTIONS};

use crate::geometry::{Layout, Point, STEP};

/// One of the six directions from a space to its neighbours, numbered as in the rules: D0 is down, the others follow
/// clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(usize);

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The direction with this number, modulo 6.
    pub const fn new(number: usize) -> Self {
        Self(number % 6)
    }

    /// Its number, 0 to 5.
    pub const fn number(self) -> usize {
        self.0
    }

    /// The neighbour of a space in this direction.
    pub fn from(self, cell: Cell) -> Option<Cell> {
        cell.offset(DIRECTIONS[self.0])
    }

    /// The vector to that neighbour on the screen.
    pub fn way(self, layout: Layout) -> Point {
        way(layout, DIRECTIONS[self.0])
    }

    /// The direction nearest to a vector on the screen; `None` if the vector is shorter than a quarter of a step,
    /// where a trembling hand would decide.
    pub fn nearest(layout: Layout, towards: Point) -> Option<Self> {
        let product = |direction: &Self| {
            let way = direction.way(layout);
            way.x * towards.x + way.y * towards.y
        };
        let far = towards.x.hypot(towards.y) >= STEP / 4.0;
        let nearest = Self::ALL.into_iter().max_by(|a, b| product(a).total_cmp(&product(b)));
        nearest.filter(|_| far)
    }
}

/// The screen vector of a number of columns and rows.
pub(super) fn way(layout: Layout, (columns, rows): (i8, i8)) -> Point {
    // The origin is the middle of the board, and no piece reaches further than two steps.
    Cell::at(columns, rows).map_or(Point::ORIGIN, |cell| layout.centre(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_lead_to_the_neighbours_however_the_board_lies() {
        let from: Cell = "k7".parse().expect("a space");
        for layout in Layout::ALL {
            for direction in Direction::ALL {
                let neighbour = direction.from(from).expect("inside the board");
                let way = layout.centre(neighbour) - layout.centre(from);
                let off = way - direction.way(layout);
                assert!(off.x.hypot(off.y) < 1e-9, "{direction:?} in {layout:?}");
                for length in [0.3, 1.0, 7.0] {
                    assert_eq!(Direction::nearest(layout, way * length), Some(direction));
                }
                assert_eq!(Direction::nearest(layout, way * 0.2), None);
            }
        }
    }

    #[test]
    fn no_way_has_no_direction() {
        for nowhere in [Point::ORIGIN, Point::new(f64::NAN, 0.0)] {
            assert_eq!(Direction::nearest(Layout::default(), nowhere), None);
        }
    }
}
