//! The counts of both players, drawn below the board.

use basalt_rules::{ByColor, Color};

use crate::board::text;
use crate::geometry::{Point, Rect};
use crate::glyphs;
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Shape};

/// The height of a line of counts.
const LINE: f64 = 46.0;

/// The width of a count.
const COUNT: f64 = 88.0;

/// The text size of a digit, and its width.
const SIZE: f64 = 19.6;
const FIGURE: f64 = SIZE * glyphs::ADVANCE / glyphs::HEIGHT;

/// The width of the player's symbol.
const PLAYER: f64 = 44.0;

/// The gap between the players, side by side.
const GAP: f64 = 40.0;

/// The symbol of a count, drawn before the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A stack: pieces in the player's own stacks.
    Stack,
    /// An arrow: stacks that can move.
    Arrow,
    /// A cross: pieces that have left the board.
    Cross,
    /// Three dots: pieces in reserve.
    Dots,
    /// A hexagon: dots in the centre.
    Hexagon,
}

/// The counts of each player, in the same order.
pub(crate) struct PieceCounts {
    pub(crate) counts: ByColor<Vec<(Sign, u32)>>,
}

impl PieceCounts {
    fn line_width(&self) -> f64 {
        PLAYER + COUNT * self.counts.white.len() as f64
    }

    fn fits_in_one_line(&self, width: f64) -> bool {
        2.0 * self.line_width() + GAP <= width
    }

    /// The height of the tally at this width.
    pub(crate) fn height(&self, width: f64) -> f64 {
        if self.fits_in_one_line(width) { LINE } else { 2.0 * LINE }
    }

    /// Its items below `above`: side by side if there is room.
    pub(crate) fn items(&self, above: Rect) -> impl Iterator<Item = Item> {
        let width = self.line_width();
        let middle = Point::new(above.corner.x + above.width / 2.0, above.corner.y + above.height);
        let starts = if self.fits_in_one_line(above.width) {
            [Point::new(-width - GAP / 2.0, 0.4 * LINE), Point::new(GAP / 2.0, 0.4 * LINE)]
        } else {
            [Point::new(-width / 2.0, 0.4 * LINE), Point::new(-width / 2.0, 1.4 * LINE)]
        };
        Color::ALL.into_iter().zip(starts).map(move |(color, start)| {
            Item::new(Role::Tally, self.line(color, middle + start + Point::new(PLAYER / 2.0, 0.0)))
        })
    }

    fn line(&self, color: Color, at: Point) -> Vec<Mark> {
        let top = match color {
            Color::White => Ink::WhiteTop,
            Color::Black => Ink::BlackTop,
        };
        let mut marks = vec![
            Shape::Ellipse { at, across: 15.0, down: 13.0 }.filled(top).edged(Ink::Label, 1.4),
        ];
        for (number, &(sign, count)) in self.counts[color].iter().enumerate() {
            let at = at + Point::new(PLAYER + COUNT * number as f64, 0.0);
            marks.extend(sign.marks(at));
            let figures = count.to_string();
            let middle = 18.0 + FIGURE * figures.len() as f64 / 2.0;
            marks.push(text(at + Point::new(middle, 0.0), SIZE, figures, Ink::Label));
        }
        marks
    }
}

impl Sign {
    fn marks(self, at: Point) -> Vec<Mark> {
        let to = |x: f64, y: f64| at + Point::new(x, y);
        let line = |points: &[Point]| Shape::line(points).drawn(Ink::Label, 2.4);
        match self {
            Self::Stack => {
                let disc = |y| Shape::Ellipse { at: to(0.0, y), across: 9.0, down: 4.0 };
                [6.0, 1.0, -4.0].map(|y| disc(y).filled(Ink::Ground).edged(Ink::Label, 2.0)).into()
            }
            Self::Arrow => vec![
                line(&[to(-8.0, 0.0), to(8.0, 0.0)]),
                line(&[to(2.0, -6.0), to(8.0, 0.0), to(2.0, 6.0)]),
            ],
            Self::Cross => {
                vec![line(&[to(-6.0, -6.0), to(6.0, 6.0)]), line(&[to(-6.0, 6.0), to(6.0, -6.0)])]
            }
            Self::Dots => vec![
                Shape::circle(to(-6.0, 5.0), 3.4).filled(Ink::Label),
                Shape::circle(to(6.0, 5.0), 3.4).filled(Ink::Label),
                Shape::circle(to(0.0, -5.4), 4.4).filled(Ink::Amber),
            ],
            Self::Hexagon => {
                vec![Shape::Hexagon { at, radius: 10.0 }.filled(Ink::WarmStone)]
            }
        }
    }
}
