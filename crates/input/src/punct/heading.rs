//! Directions of keys on the board.

use basalt_rules::punct::Cell;
use basalt_rules::sorting::sorted_by;
use basalt_view::punct::Direction;
use basalt_view::{Layout, Point, STEP};

/// A way that a key names on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// The upper arrow, or w.
    Up,
    /// The lower arrow, or s.
    Down,
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// Home.
    UpLeft,
    /// Page up.
    UpRight,
    /// End, or a.
    DownLeft,
    /// Page down, or d.
    DownRight,
}

/// Directions that come as near as this to a heading, as the cosine of the angle, serve it: one straight ahead, or
/// the two at 30 degrees of it.
const NEAR: f64 = 0.8;

impl Heading {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::UpLeft,
        Self::UpRight,
        Self::DownLeft,
        Self::DownRight,
    ];

    /// The direction in which it leads from a space; none where the board ends.
    ///
    /// No neighbour lies just left or right of a space. There the two that lie nearly so take turns, so that
    /// the same key keeps to one line across the screen.
    pub fn direction(self, cell: Cell, layout: Layout) -> Option<Direction> {
        let mut near: Vec<Direction> = Direction::ALL
            .into_iter()
            .filter(|direction| self.cosine(direction.way(layout)) > NEAR)
            .collect();
        let across = |direction: &Direction| {
            let way = direction.way(layout);
            way.x + way.y
        };
        near = sorted_by(near, |one, other| across(one).total_cmp(&across(other)));
        if cell.q().rem_euclid(2) == 1 {
            near.reverse();
        }
        near.into_iter().find(|direction| direction.from(cell).is_some())
    }

    /// The cosine of the angle between this heading and a step.
    fn cosine(self, way: Point) -> f64 {
        let Point { x, y } = self.way();
        (way.x * x + way.y * y) / (STEP * x.hypot(y))
    }

    fn way(self) -> Point {
        match self {
            Self::Up => Point::new(0.0, -1.0),
            Self::Down => Point::new(0.0, 1.0),
            Self::Left => Point::new(-1.0, 0.0),
            Self::Right => Point::new(1.0, 0.0),
            Self::UpLeft => Point::new(-1.0, -1.0),
            Self::UpRight => Point::new(1.0, -1.0),
            Self::DownLeft => Point::new(-1.0, 1.0),
            Self::DownRight => Point::new(1.0, 1.0),
        }
    }
}
