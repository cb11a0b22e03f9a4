//! Board geometry: the position of each space in the plane, and the space at a point.
//!
//! The middle of the board is the origin, x grows to the right and y downwards. The hexagons of a
//! board fill the plane, so the hexagon around a point is the one whose centre is nearest.

use std::ops::{Add, Mul, Neg, Sub};

use basalt_rules::Title;

use crate::ink::Ink;

/// The distance between the centres of neighbouring spaces.
pub const STEP: f64 = 60.0;

/// The distance from the centre of a space to its corners: the step divided by the square root of 3.
pub const RADIUS: f64 = STEP * 0.577_350_269_189_625_8;

/// The cosine of 30 degrees.
pub(crate) const COS_30: f64 = 0.866_025_403_784_438_6;

/// The distance of a label from the last space of its line, in steps.
const LABEL_DISTANCE: f64 = 0.78;

/// The same where a row label and a letter label share a missing corner.
const SHARED_LABEL_DISTANCE: f64 = 0.7;

/// A point or a vector in the plane.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Clamps a value to a range. The standard library's `clamp` formats its bounds in a panic message, which would add
/// the code that formats floating-point numbers to the WASM module.
pub fn within(value: f64, lowest: f64, highest: f64) -> f64 {
    value.max(lowest).min(highest)
}

impl Point {
    /// The origin of the coordinates.
    pub const ORIGIN: Self = Self::new(0.0, 0.0);

    /// The point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point moved down by `by`.
    #[must_use]
    pub fn below(self, by: f64) -> Self {
        Self::new(self.x, self.y + by)
    }

    fn length_squared(self) -> f64 {
        self.x * self.x + self.y * self.y
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The upper left corner.
    pub corner: Point,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// A space of a board.
///
/// Its coordinates count steps from the middle of the board: the first along its row, the second along the line of
/// its letter.
pub trait Space: Copy + Eq + std::fmt::Debug + std::fmt::Display + 'static {
    /// The game whose board it belongs to.
    const TITLE: Title;

    /// The vectors of the two kinds of steps, in landscape.
    const STEPS: [Point; 2];

    /// The end of a row that carries its number, and the end of a letter's line that carries the letter: 1 is the end
    /// that steps lead to, -1 the other one. Flipping the board swaps the ends.
    const LABEL_ENDS: [i8; 2];

    /// The corners of a hexagon of radius 1 in landscape, in order.
    const CORNERS: [Point; 6];

    /// Every space of the board.
    fn all() -> &'static [Self];

    /// The coordinates of this space.
    fn coordinates(self) -> (i8, i8);

    /// The space at these coordinates.
    fn at(along_row: i8, along_letter: i8) -> Option<Self>;

    /// The letter and the number of its name.
    fn name(self) -> (char, i8);

    /// Whether it has fewer than six neighbours.
    fn is_rim(self) -> bool;

    /// The ink of its stone.
    fn stone(self) -> Ink;
}

/// The direction of a board's longer side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Horizontal, as the rules draw it.
    #[default]
    Landscape,
    /// Vertical, after a quarter turn clockwise: for a phone.
    Upright,
}

/// The layout of a board on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The direction of its longer side.
    pub orientation: Orientation,
    /// Whether it is turned by 180 degrees, so that the other player is at the bottom.
    pub flipped: bool,
}

/// A coordinate label: the name of a line of spaces.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// A letter or a number.
    pub text: String,
    /// The middle of the text.
    pub at: Point,
}

impl Layout {
    /// All four layouts.
    pub const ALL: [Self; 4] = [
        Self { orientation: Orientation::Landscape, flipped: false },
        Self { orientation: Orientation::Landscape, flipped: true },
        Self { orientation: Orientation::Upright, flipped: false },
        Self { orientation: Orientation::Upright, flipped: true },
    ];

    /// The same board seen from the other side.
    #[must_use]
    pub fn flip(self) -> Self {
        Self { flipped: !self.flipped, ..self }
    }

    /// Maps a point of the board in landscape to this layout.
    fn turn(self, point: Point) -> Point {
        let turned = match self.orientation {
            Orientation::Landscape => point,
            Orientation::Upright => Point::new(-point.y, point.x),
        };
        if self.flipped { -turned } else { turned }
    }

    fn turn_back(self, point: Point) -> Point {
        let unflipped = if self.flipped { -point } else { point };
        match self.orientation {
            Orientation::Landscape => unflipped,
            Orientation::Upright => Point::new(unflipped.y, -unflipped.x),
        }
    }

    /// The middle of a space.
    pub fn centre<S: Space>(self, space: S) -> Point {
        let (along_row, along_letter) = space.coordinates();
        self.turn(landscape::<S>(along_row, along_letter))
    }

    /// The corners of a hexagon around the origin, in order.
    pub fn corners<S: Space>(self, radius: f64) -> [Point; 6] {
        S::CORNERS.map(|corner| self.turn(corner) * radius)
    }

    /// The corners of a space.
    pub fn outline<S: Space>(self, space: S) -> [Point; 6] {
        let centre = self.centre(space);
        self.corners::<S>(RADIUS).map(|corner| centre + corner)
    }

    /// The space whose hexagon contains a point; `None` outside the board.
    pub fn space_at<S: Space>(self, point: Point) -> Option<S> {
        let point = self.turn_back(point);
        let [first, second] = S::STEPS;
        let area = first.x * second.y - first.y * second.x;
        let along_row = (point.x * second.y - point.y * second.x) / area;
        let along_letter = (first.x * point.y - first.y * point.x) / area;
        // One of the four grid points around the point is the centre of its hexagon. A cast of a distant coordinate
        // or of NaN saturates to a coordinate that no board has.
        let (left, low) = (along_row.floor() as i8, along_letter.floor() as i8);
        let around = [(0, 0), (1, 0), (0, 1), (1, 1)]
            .map(|(right, up)| (left.saturating_add(right), low.saturating_add(up)));
        let distance = |&(a, b): &(i8, i8)| (landscape::<S>(a, b) - point).length_squared();
        let nearest = around.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let (along_row, along_letter) = nearest?;
        let found = S::at(along_row, along_letter)?;
        (distance(&(along_row, along_letter)) <= RADIUS * RADIUS).then_some(found)
    }

    /// The labels of all lines. They keep their place on the screen when the board is flipped.
    pub fn labels<S: Space>(self) -> Vec<Label> {
        let [row, letter] = S::STEPS.map(|step| self.turn(step));
        let [row_end, letter_end] = S::LABEL_ENDS.map(|end| if self.flipped { -end } else { end });
        let mut labels = Vec::new();
        for &space in S::all() {
            let (letter_name, number) = space.name();
            let (along_row, along_letter) = space.coordinates();
            let (next_in_row, next_in_letter) = (along_row + row_end, along_letter + letter_end);
            let mut add = |text: String, step: Point, end: i8, is_shared: bool| {
                let distance = if is_shared { SHARED_LABEL_DISTANCE } else { LABEL_DISTANCE };
                let at = self.centre(space) + step * (distance * f64::from(end));
                labels.push(Label { text, at });
            };
            if S::at(next_in_row, along_letter).is_none() {
                let is_shared = S::at(next_in_row, along_letter - letter_end).is_some();
                add(number.to_string(), row, row_end, is_shared);
            }
            if S::at(along_row, next_in_letter).is_none() {
                let is_shared = S::at(along_row - row_end, next_in_letter).is_some();
                add(letter_name.to_string(), letter, letter_end, is_shared);
            }
        }
        labels
    }

    /// The rectangle around the hexagons of the board.
    pub fn bounds<S: Space>(self) -> Rect {
        // A board is symmetric under a half turn, so its lower right corner determines the rest.
        let furthest = |coordinate: fn(Point) -> f64| {
            let centres = S::all().iter().map(|&space| coordinate(self.centre(space)));
            let corners = self.corners::<S>(RADIUS).map(coordinate);
            centres.fold(0.0, f64::max) + corners.into_iter().fold(0.0, f64::max)
        };
        let (right, low) = (furthest(|point| point.x), furthest(|point| point.y));
        Rect { corner: Point::new(-right, -low), width: 2.0 * right, height: 2.0 * low }
    }
}

/// The middle of the space with these coordinates, in landscape.
fn landscape<S: Space>(along_row: i8, along_letter: i8) -> Point {
    S::STEPS[0] * f64::from(along_row) + S::STEPS[1] * f64::from(along_letter)
}
