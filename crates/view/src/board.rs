//! The parts that all boards share: basalt columns, coordinate labels, and marks around a space.

use crate::Frame;
use crate::geometry::{Layout, Point, RADIUS, Rect, STEP, Space};
use crate::glyphs;
use crate::ink::Ink;
use crate::scene::{Item, Mark, Role, Scene, Shape};
use crate::tally::PieceCounts;
use basalt_rules::sorting::sorted_by;
use basalt_rules::{Rules, Title, with_title};

/// The height of the board's side.
const DEPTH: f64 = 8.0;

/// The text size of a coordinate label.
const LABEL_SIZE: f64 = 15.4;

/// The margin around the hexagons. It is larger above them, where towers need room.
const MARGIN: f64 = 0.2 * STEP;
const MARGIN_ABOVE: f64 = 0.35 * STEP;

/// An empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    title: Title,
    layout: Layout,
    coordinates: bool,
}

impl Ground {
    /// The items that draw the board.
    pub fn items(self) -> Vec<Item> {
        with_title!(self.title, Position => self.items_of::<<Position as Rules>::Cell>())
    }

    fn items_of<S: Space>(self) -> Vec<Item> {
        let layout = self.layout;
        let rim = S::all().iter().filter(|space| space.is_rim());
        let flanks =
            rim.map(|&space| hexagon(layout.centre(space).below(DEPTH)).filled(Ink::Flank));
        let mut items = vec![Item::new(Role::Flank, flanks.collect())];
        items.extend(S::all().iter().map(|&space| {
            let ink = space.stone();
            let role = if ink == Ink::WarmStone { Role::Centre } else { Role::Space };
            let stone = hexagon(Point::ORIGIN).filled(ink).edged(Ink::Edge, 1.4);
            let pit = Shape::circle(Point::ORIGIN, 3.0).filled(Ink::Pit);
            Item::on(space, layout, role, vec![stone, pit])
        }));
        if self.coordinates {
            let labels = layout.labels::<S>().into_iter();
            let labels = labels.map(|label| text(label.at, LABEL_SIZE, label.text, Ink::Label));
            items.push(Item::new(Role::Label, labels.collect()));
        }
        items
    }
}

/// A picture of an empty board.
pub(crate) fn bare<S: Space>(frame: Frame) -> Scene {
    let Frame { layout, coordinates, .. } = frame;
    let ground = Some(Ground { title: S::TITLE, layout, coordinates });
    Scene {
        bounds: bounds::<S>(frame),
        corners: layout.corners::<S>(1.0),
        ground,
        items: Vec::new(),
    }
}

/// Adds the counts of both players below the board.
pub(crate) fn add_tally(scene: &mut Scene, tally: &PieceCounts) {
    let height = tally.height(scene.bounds.width);
    scene.items.extend(tally.items(scene.bounds));
    scene.bounds.height += height;
}

/// The bounds of the board: the hexagons with a margin, and the coordinate labels with a smaller one.
fn bounds<S: Space>(frame: Frame) -> Rect {
    let board = frame.layout.bounds::<S>();
    let size = Point::new(board.width, board.height);
    let mut first = board.corner - Point::new(MARGIN, MARGIN_ABOVE);
    let mut last = board.corner + size + Point::new(MARGIN, MARGIN + DEPTH);
    if frame.coordinates {
        let room = 1.25 * LABEL_SIZE;
        for label in frame.layout.labels::<S>() {
            first.x = first.x.min(label.at.x - room);
            first.y = first.y.min(label.at.y - room);
            last.x = last.x.max(label.at.x + room);
            last.y = last.y.max(label.at.y + room);
        }
    }
    Rect { corner: first, width: last.x - first.x, height: last.y - first.y }
}

/// The hexagon of a space. Its edge meets the edges of its neighbours.
pub(crate) fn hexagon(at: Point) -> Shape {
    Shape::Hexagon { at, radius: RADIUS - 0.5 }
}

/// A line just inside the hexagon of a space, relative to its middle.
pub(crate) fn ring(ink: Ink, width: f64) -> Mark {
    let radius = RADIUS - 1.0 - width / 2.0;
    Shape::Hexagon { at: Point::ORIGIN, radius }.drawn(ink, width)
}

/// Marks a space where a move is impossible: a light and a heavy line over everything there. `at` is relative to the
/// middle of the space.
pub(crate) fn fault(space: impl Space, layout: Layout, at: Point) -> Item {
    let hexagon = || Shape::Hexagon { at, radius: RADIUS };
    let marks = vec![
        hexagon().filled(Ink::Ember).faint(0.3),
        hexagon().drawn(Ink::Shadow, 9.0).faint(0.7),
        hexagon().drawn(Ink::Ember, 5.6),
    ];
    Item::on(space, layout, Role::Fault, marks)
}

/// The keyboard focus: a light line on a dark one, so that it shows on any ground. It lies outside the line of a
/// selection.
pub(crate) fn focus(space: impl Space, layout: Layout) -> Item {
    let line =
        |ink, width| Shape::Hexagon { at: Point::ORIGIN, radius: RADIUS + 3.2 }.drawn(ink, width);
    let marks = vec![line(Ink::Shadow, 6.4), line(Ink::WhiteRaised, 3.0)];
    Item::on(space, layout, Role::Focus, marks)
}

/// Text, drawn as lines.
pub(crate) fn text(at: Point, size: f64, text: String, ink: Ink) -> Mark {
    Shape::Text { at, size, text }.drawn(ink, size * glyphs::WIDTH / glyphs::HEIGHT)
}

/// The spaces from back to front, in painting order.
pub(crate) fn back_to_front<S: Space>(layout: Layout) -> Vec<S> {
    let spaces = S::all().iter().map(|&space| (layout.centre(space), space));
    let spaces = sorted_by(spaces, |(one, _): &(Point, S), (other, _)| {
        one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x))
    });
    spaces.into_iter().map(|(_, space)| space).collect()
}
