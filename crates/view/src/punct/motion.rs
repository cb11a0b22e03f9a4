//! How a piece gets to where it lies, for whoever moves pictures.

use basalt_rules::punct::{Cell, Lie, Move, Position};

use super::landing_level;
use super::piece::{dot, is_bridge};
use crate::geometry::{Layout, Point, STEP};
use crate::scene::{Role, Scene};

/// How a piece comes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Flat, all three dots at once.
    Flat,
    /// On its ends.
    Bridge,
}

/// The way of the piece that a turn has placed or moved. It ends where the picture after the turn shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// The space of its PÜNCT after the turn.
    pub space: Cell,
    /// Where it is at first, counted from where it ends.
    pub from: Point,
    /// How far it is turned at first about its PÜNCT, in degrees clockwise; from -180 to 180.
    pub turned: i16,
    /// How high above its way it is carried: over everything, so that it passes through nothing.
    pub rise: f64,
    /// How it comes down.
    pub landing: Landing,
}

/// How high each level is carried over.
const CLEARANCE: f64 = STEP / 4.0;

impl Motion {
    /// The way of the piece that a turn moves; none for a pass, or where there is no such piece.
    pub fn of(before: &Position, mv: Move, layout: Layout) -> Option<Self> {
        let mut after = before.clone();
        after.play(mv).ok()?;
        let (Move::Place(to) | Move::Shift { to, .. }) = mv else { return None };
        let level = landing_level(before, mv);
        let piece = after.stack(to.punct()).last()?.piece;
        let landing = if is_bridge(&after, piece) { Landing::Bridge } else { Landing::Flat };
        let at = dot(layout, to.punct(), level);
        let (from, turned) = match mv {
            Move::Shift { from, .. } => {
                let moved = before.stack(from).last()?.piece;
                (dot(layout, from, moved.level) - at, degrees(moved.lie, to))
            }
            Move::Place(_) | Move::Pass => (Point::new(0.0, -STEP), 0),
        };
        let rise = CLEARANCE * f64::from(highest(before) + 1);
        Some(Self { space: to.punct(), from, turned, rise, landing })
    }

    /// The place of the piece among the items of the picture after the turn.
    pub fn item(&self, scene: &Scene) -> Option<usize> {
        let space = self.space.to_string();
        scene.items.iter().rposition(|item| {
            let is_piece = matches!(item.role, Role::Piece | Role::Bridge);
            is_piece && item.space.as_ref() == Some(&space)
        })
    }
}

/// How far one lie is turned against another, by the shorter way.
fn degrees(old: Lie, new: Lie) -> i16 {
    let turns = new.shape().kind().turns();
    let clockwise = (old.shape().turn() + turns - new.shape().turn()) % turns;
    let sixths =
        if 2 * clockwise > turns { clockwise as i16 - turns as i16 } else { clockwise as i16 };
    60 * sixths
}

fn highest(position: &Position) -> u8 {
    position.board().pieces().map(|piece| piece.level).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::punct::Variant;

    const GROUND: &str = "w:i5/i3i4,i8/h7i7,i10/i11j11 b:l4/l5m5 w 0";

    fn motion(text: &str) -> Motion {
        let position = Position::parse(Variant::Basic, GROUND).expect("a position");
        Motion::of(&position, text.parse().expect("a turn"), Layout::default()).expect("a motion")
    }

    #[test]
    fn a_placed_piece_comes_down_where_it_lies() {
        let Motion { space, from, turned, landing, .. } = motion("e5/e6f6");
        assert_eq!((space.to_string().as_str(), turned, landing), ("e5", 0, Landing::Flat));
        assert!(close(from.x, 0.0) && from.y < 0.0);
    }

    #[test]
    fn a_moved_piece_travels_its_line_and_turns_the_shorter_way() {
        // The E points down; on k7 it points up, and to the lower left after a sixth clockwise.
        let along = motion("i5-k7/k8k9");
        assert!(along.from.x < -STEP && close(along.from.y, STEP));
        assert_eq!(along.turned.abs(), 180);
        let turned = motion("i5-i5/g3h4");
        assert_eq!((turned.from, turned.turned), (Point::ORIGIN, -60));
    }

    #[test]
    fn a_bridge_lands_on_its_ends_and_starts_further_below_than_its_line() {
        let up = motion("i5-i8/i9i10");
        assert_eq!((up.landing, up.turned.abs()), (Landing::Bridge, 180));
        assert!(close(up.from.x, 0.0) && up.from.y > 3.0 * STEP);
    }

    #[test]
    fn the_item_is_the_highest_piece_there() {
        let position = Position::parse(Variant::Basic, GROUND).expect("a position");
        let mv = "i8-i10/i11j11".parse().expect("a turn");
        let motion = Motion::of(&position, mv, Layout::default()).expect("a motion");
        let mut after = position;
        after.play(mv).expect("legal");
        let scene = super::super::scene(&after, &super::super::Options::default());
        let number = motion.item(&scene).expect("an item");
        let below =
            scene.items[..number].iter().filter(|item| item.space.as_deref() == Some("i10"));
        assert!(below.filter(|item| item.role == Role::PiecePinned).count() == 1);
        assert_eq!(scene.items[number].role, Role::Piece);
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }
}
