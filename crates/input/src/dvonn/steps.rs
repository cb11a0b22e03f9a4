//! Steps of the arrow keys on a board of hexagons.

use basalt_rules::dvonn::{Cell, CellSet};
use basalt_view::{Layout, Point, STEP, Space};

use super::event::Key;

/// The neighbour in the direction of an arrow key, as the board lies; none at the edge, and none for any
/// other key.
///
/// Across the rows two neighbours are equally near. From every other row it is the one to the right or
/// below, from the rows between the other one: two steps then lead straight on, and the opposite key leads
/// back.
pub fn step(from: Cell, key: Key, layout: Layout) -> Option<Cell> {
    let ahead = direction(key)?;
    let way = |to: Cell| layout.centre(to) - layout.centre(from);
    // Neighbours are at angles of 0, 30, 60 degrees and so on to an arrow; those up to 30 count.
    let is_ahead = |&to: &Cell| way(to).x * ahead.x + way(to).y * ahead.y > 0.7 * STEP;
    let (_, row) = from.coordinates();
    let side = if row % 2 == 0 { 1.0 } else { -1.0 };
    let preference = |to: Cell| side * (way(to).x + way(to).y);
    let neighbours = CellSet::of(from).neighbours().into_iter();
    neighbours.filter(is_ahead).max_by(|&a, &b| preference(a).total_cmp(&preference(b)))
}

const fn direction(key: Key) -> Option<Point> {
    Some(match key {
        Key::Left => Point::new(-1.0, 0.0),
        Key::Right => Point::new(1.0, 0.0),
        Key::Up => Point::new(0.0, -1.0),
        Key::Down => Point::new(0.0, 1.0),
        Key::Space | Key::Enter | Key::Escape => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_view::Orientation;

    const ARROWS: [Key; 4] = [Key::Left, Key::Right, Key::Up, Key::Down];
    const UPRIGHT: Layout = Layout { orientation: Orientation::Upright, flipped: false };

    fn cell(name: &str) -> Cell {
        name.parse().expect("a space")
    }

    /// The space that some keys lead to; a key that leads nowhere is skipped.
    fn walk(from: &str, keys: &[Key], layout: Layout) -> String {
        let end = keys.iter().fold(cell(from), |at, &key| step(at, key, layout).unwrap_or(at));
        end.to_string()
    }

    #[test]
    fn arrows_follow_the_rows_where_they_lie() {
        let flat = Layout::default();
        assert_eq!(walk("f3", &[Key::Right], flat), "g3");
        assert_eq!(walk("f3", &[Key::Left], flat), "e3");
        assert_eq!(walk("f3", &[Key::Right], flat.flip()), "e3");
        assert_eq!(walk("f3", &[Key::Down], UPRIGHT), "g3");
        assert_eq!(walk("f3", &[Key::Up], UPRIGHT), "e3");
        assert_eq!(walk("f3", &[Key::Up], UPRIGHT.flip()), "g3");
    }

    #[test]
    fn two_steps_across_the_rows_lead_straight_on() {
        for (layout, ahead) in Layout::ALL.into_iter().flat_map(|layout| {
            let across = match layout.orientation {
                Orientation::Landscape => [Key::Up, Key::Down],
                Orientation::Upright => [Key::Left, Key::Right],
            };
            across.map(|key| (layout, key))
        }) {
            let end = cell(&walk("f3", &[ahead, ahead], layout));
            let way = layout.centre(end) - layout.centre(cell("f3"));
            let along = direction(ahead).expect("an arrow");
            let aside = way.x * along.y - way.y * along.x;
            assert!(aside.abs() < 1e-9 && end != cell("f3"), "{layout:?} {ahead:?}: {end}");
        }
    }

    #[test]
    fn the_opposite_arrow_leads_back_inside_the_board() {
        let opposite = [Key::Right, Key::Left, Key::Down, Key::Up];
        let inside = Cell::ALL.into_iter().filter(|&cell| !cell.is_rim());
        for (from, layout) in inside.flat_map(|cell| Layout::ALL.map(|layout| (cell, layout))) {
            for (there, back) in ARROWS.into_iter().zip(opposite) {
                let next = step(from, there, layout).expect("a neighbour");
                assert_eq!(step(next, back, layout), Some(from), "{from} {there:?} {layout:?}");
            }
        }
    }

    #[test]
    fn every_space_can_be_reached_from_every_other() {
        for layout in Layout::ALL {
            for start in Cell::ALL {
                let mut reached = CellSet::of(start);
                loop {
                    let steps = reached.into_iter().flat_map(|cell| {
                        ARROWS.into_iter().filter_map(move |key| step(cell, key, layout))
                    });
                    let grown = steps.fold(reached, CellSet::with);
                    if grown == reached {
                        break;
                    }
                    reached = grown;
                }
                assert_eq!(reached, CellSet::FULL, "{layout:?} from {start}");
            }
        }
    }

    #[test]
    fn arrows_end_at_the_edge() {
        assert_eq!(step(cell("a1"), Key::Left, Layout::default()), None);
        assert_eq!(step(cell("f5"), Key::Up, Layout::default()), None);
        assert_eq!(step(cell("f5"), Key::Space, Layout::default()), None);
    }
}
