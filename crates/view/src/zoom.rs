//! Zoom and magnifying glass: a part of a picture instead of the whole.

use crate::geometry::{Point, Rect, STEP, within};
use crate::scene::{Item, Scene};

/// The maximum distance that an item reaches from its space: two steps of a piece, and the towers.
const REACH: f64 = 3.0 * STEP;

/// Cuts a square of this radius around a point out of a picture, for a magnifying glass.
pub fn loupe(scene: &Scene, centre: Point, radius: f64) -> Scene {
    let corner = centre - Point::new(radius, radius);
    let bounds = Rect { corner, width: 2.0 * radius, height: 2.0 * radius };
    let is_near = |item: &Item| {
        let way = item.at - centre;
        item.space.is_none() || way.x.abs().max(way.y.abs()) <= radius + REACH
    };
    let items = scene.flat().items.into_iter().filter(is_near).collect();
    Scene { bounds, corners: scene.corners, ground: None, items }
}

/// The zoom level and centre of a picture. The visible part always lies inside the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    scale: f64,
    /// The middle of the visible part, as fractions of the width and height of the picture.
    centre: Point,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { scale: 1.0, centre: Point::new(0.5, 0.5) }
    }
}

impl Zoom {
    /// The maximum scale.
    pub const CLOSEST: f64 = 4.0;

    /// The scale, from 1 to 4.
    pub fn scale(self) -> f64 {
        self.scale
    }

    /// The visible part of a picture.
    pub fn view_box(self, bounds: Rect) -> Rect {
        let (width, height) = (bounds.width / self.scale, bounds.height / self.scale);
        let middle = Point::new(bounds.width * self.centre.x, bounds.height * self.centre.y);
        let corner = bounds.corner + middle - Point::new(width / 2.0, height / 2.0);
        Rect { corner, width, height }
    }

    /// Zooms in by `factor`. The point `at` of the picture keeps its place on the screen.
    #[must_use]
    pub fn pinched(self, bounds: Rect, at: Point, factor: f64) -> Self {
        let scale = self.scale * factor;
        if !scale.is_finite() {
            return self;
        }
        let scale = within(scale, 1.0, Self::CLOSEST);
        let at = at - bounds.corner;
        let at = Point::new(at.x / bounds.width, at.y / bounds.height);
        let centre = at + (self.centre - at) * (self.scale / scale);
        Self { scale, centre }.kept_inside(self)
    }

    /// Pans by a vector in the units of the picture.
    #[must_use]
    pub fn panned(self, bounds: Rect, by: Point) -> Self {
        let by = Point::new(by.x / bounds.width, by.y / bounds.height);
        Self { centre: self.centre + by, ..self }.kept_inside(self)
    }

    /// The nearest zoom that lies inside the picture; `before` if the centre is not finite.
    fn kept_inside(self, before: Self) -> Self {
        let Self { scale, centre } = self;
        if !(centre.x.is_finite() && centre.y.is_finite()) {
            return before;
        }
        let half = 0.5 / scale;
        let inside = |part: f64| within(part, half, 1.0 - half);
        Self { scale, centre: Point::new(inside(centre.x), inside(centre.y)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct;
    use basalt_rules::punct::{Position, Variant};

    const BOUNDS: Rect = Rect { corner: Point::new(-500.0, -400.0), width: 1000.0, height: 800.0 };

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    #[test]
    fn at_first_everything_is_seen() {
        assert_eq!(Zoom::default().view_box(BOUNDS), BOUNDS);
    }

    #[test]
    fn the_point_between_the_fingers_stays() {
        let at = Point::new(100.0, -50.0);
        let place = |zoom: Zoom| {
            let Rect { corner, width, height } = zoom.view_box(BOUNDS);
            ((at.x - corner.x) / width, (at.y - corner.y) / height)
        };
        let zoom = Zoom::default();
        let (x, y) = place(zoom);
        for factor in [1.5, 2.0, 3.9] {
            let (closer_x, closer_y) = place(zoom.pinched(BOUNDS, at, factor));
            assert!(close(x, closer_x) && close(y, closer_y), "{factor}");
        }
    }

    #[test]
    fn nothing_beside_the_picture_is_ever_seen() {
        let steps = [-3e4, -70.0, 0.0, 1e-300, 12.5, 900.0, f64::NAN, f64::INFINITY];
        let mut zoom = Zoom::default();
        for factor in [2.0, 1e9, 0.5, f64::NAN, 3.0, -1.0, 0.1, 7.0, f64::INFINITY] {
            for x in steps {
                for y in steps {
                    let point = Point::new(x, y);
                    zoom = zoom.pinched(BOUNDS, point, factor).panned(BOUNDS, point);
                    let seen = zoom.view_box(BOUNDS);
                    let (first, last) = (BOUNDS.corner, Point::new(500.0, 400.0));
                    assert!((1.0..=Zoom::CLOSEST).contains(&zoom.scale()), "{zoom:?}");
                    assert!(seen.corner.x > first.x - 1e-6 && seen.corner.y > first.y - 1e-6);
                    assert!(seen.corner.x + seen.width < last.x + 1e-6, "{zoom:?}");
                    assert!(seen.corner.y + seen.height < last.y + 1e-6, "{zoom:?}");
                }
            }
        }
    }

    #[test]
    fn a_loupe_shows_what_is_near_and_leaves_the_rest_out() {
        let position = Position::start(Variant::Standard);
        let whole = punct::scene(&position, &punct::Options::default());
        let centre = Point::new(STEP, -2.0 * STEP);
        let part = loupe(&whole, centre, STEP);
        let whole = whole.flat();
        assert_eq!(part.bounds.corner, Point::new(0.0, -3.0 * STEP));
        assert!(close(part.bounds.width, 2.0 * STEP) && close(part.bounds.height, 2.0 * STEP));
        assert!(part.items.len() < whole.items.len() / 2);
        let seen = whole.items.iter().filter(|item| {
            let way = item.at - centre;
            item.space.is_some() && way.x.abs() <= 2.0 * STEP && way.y.abs() <= 2.0 * STEP
        });
        assert!(seen.clone().count() > 9);
        assert!(seen.into_iter().all(|item| part.items.contains(item)));
    }
}
