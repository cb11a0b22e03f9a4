//! Bounding boxes of items and marks.

use crate::geometry::{Point, Rect};
use crate::scene::{Item, Mark, Shape};

impl Item {
    /// The bounding box of the item; `None` if it has no marks.
    ///
    /// It may be somewhat larger than the visible part.
    pub fn extent(&self) -> Option<Rect> {
        let extent = self.marks.iter().map(mark).reduce(Rect::around_both)?;
        Some(Rect { corner: extent.corner + self.at, ..extent })
    }
}

impl Rect {
    /// The smallest rectangle that holds both.
    #[must_use]
    pub fn around_both(self, other: Self) -> Self {
        let (end, other_end) = (self.end(), other.end());
        let corner =
            Point::new(self.corner.x.min(other.corner.x), self.corner.y.min(other.corner.y));
        Self::between(corner, Point::new(end.x.max(other_end.x), end.y.max(other_end.y)))
    }

    /// The lower right corner.
    pub fn end(self) -> Point {
        self.corner + Point::new(self.width, self.height)
    }

    fn between(corner: Point, end: Point) -> Self {
        Self { corner, width: end.x - corner.x, height: end.y - corner.y }
    }

    /// A rectangle around a point, from its half width and half height.
    fn around(at: Point, across: f64, down: f64) -> Self {
        Self::between(at - Point::new(across, down), at + Point::new(across, down))
    }

    fn widened(self, by: f64) -> Self {
        Self::between(self.corner - Point::new(by, by), self.end() + Point::new(by, by))
    }
}

fn mark(mark: &Mark) -> Rect {
    let line = mark.stroke.map_or(0.0, |stroke| stroke.width / 2.0);
    shape(&mark.shape).widened(line)
}

fn shape(shape: &Shape) -> Rect {
    match shape {
        Shape::Hexagon { at, radius } => Rect::around(*at, *radius, *radius),
        Shape::Ellipse { at, across, down } => Rect::around(*at, *across, *down),
        Shape::Wall { at, across, down, height } => {
            Rect::between(*at - Point::new(*across, 0.0), *at + Point::new(*across, height + down))
        }
        Shape::Path { points, .. } => {
            let each = points.iter().map(|&point| Rect::around(point, 0.0, 0.0));
            each.reduce(Rect::around_both).unwrap_or(Rect::around(Point::ORIGIN, 0.0, 0.0))
        }
        // A character is at most as wide as it is high, and some reach below the baseline.
        Shape::Text { at, size, text } => {
            Rect::around(*at, size * text.chars().count() as f64, *size)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::Ink;
    use crate::scene::Role;

    #[test]
    fn an_item_is_as_large_as_its_marks_and_their_lines() {
        let circle = Shape::circle(Point::new(10.0, 0.0), 5.0).drawn(Ink::Gold, 2.0);
        let path = Shape::line([Point::ORIGIN, Point::new(-3.0, 8.0)]).filled(Ink::Gold);
        let mut item = Item::new(Role::Last, vec![circle, path]);
        item.at = Point::new(100.0, 200.0);
        let extent = item.extent().expect("it has marks");
        assert_eq!(
            (extent.corner, extent.end()),
            (Point::new(97.0, 194.0), Point::new(116.0, 208.0))
        );
        assert_eq!(Item::new(Role::Last, Vec::new()).extent(), None);
    }
}
