//! The animation of a turn: the path of the piece to its new place.

use basalt_rules::punct::{Cell, Lie, Move, Position};

use super::landing_level;
use super::piece::{dot, is_bridge};
use crate::geometry::{Layout, Point, STEP};
use crate::scene::{Role, Scene};

/// The way in which a piece lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Flat, with all three dots at once.
    Flat,
    /// On its two ends.
    Bridge,
}

/// The path of the piece that a turn places or moves. It ends at its place in the picture after the turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// The space of its PÜNCT after the turn.
    pub space: Cell,
    /// The position of its PÜNCT in the picture after the turn; the piece rotates about it.
    pub pivot: Point,
    /// The start of the path, relative to its end.
    pub from: Point,
    /// The rotation at the start about its PÜNCT, in degrees clockwise, from -180 to 180.
    pub turned: i16,
    /// The height at which it is carried: over every piece, so that it passes through nothing.
    pub rise: f64,
    /// Whether it comes from the reserve. It then appears above its place.
    pub from_reserve: bool,
    /// The way in which it lands.
    pub landing: Landing,
    /// The duration at normal speed, in milliseconds.
    pub milliseconds: u32,
}

/// The state of the piece at one moment of a motion. Values between two keyframes are interpolated linearly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// The moment, from 0 at the start to 1 at the end.
    pub time: f64,
    /// The offset from the end of its path.
    pub shift: Point,
    /// Its rotation about its PÜNCT, in degrees clockwise.
    pub turned: f64,
    /// Its opacity, from 0 to 1.
    pub opacity: f64,
}

/// The times in milliseconds to rise or to land, for each space on the path, and for each sixth of a turn: a usual turn
/// takes about 220.
const LIFTING: u32 = 60;
const STEPPING: u32 = 15;
const TURNING: u32 = 25;

/// The extra landing time of a bridge, in milliseconds.
const BALANCING: u32 = 40;

/// The time in milliseconds in which a piece from the reserve comes down.
const PLACING: u32 = 220;

/// The start of a piece from the reserve, relative to its place.
const FROM_RESERVE: Point = Point::new(0.0, -STEP);

/// The clearance for each level that a piece is carried over.
const CLEARANCE: f64 = STEP / 4.0;

impl Motion {
    /// The motion of the piece that a turn places or moves; `None` for a pass or an illegal turn.
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
            Move::Place(_) | Move::Pass => (FROM_RESERVE, 0),
        };
        let rise = CLEARANCE * f64::from(highest(before) + 1);
        let from_reserve = matches!(mv, Move::Place(_));
        let space = to.punct();
        let (pivot, milliseconds) = (at, 0);
        let motion = Self { space, pivot, from, turned, rise, from_reserve, landing, milliseconds };
        let milliseconds = motion.rising() + motion.travelling() + motion.landing();
        Some(Self { milliseconds, ..motion })
    }

    /// The keyframes of the piece, from 0 to 1. Played backwards, they show an undo.
    pub fn keyframes(&self) -> Vec<Keyframe> {
        let whole = f64::from(self.milliseconds);
        let frame = |at: u32, shift: Point, turned: i16, opacity: f64| {
            let time = f64::from(at) / whole;
            Keyframe { time, shift, turned: f64::from(turned), opacity }
        };
        let above = Point::new(0.0, -self.rise);
        let end = frame(self.milliseconds, Point::ORIGIN, 0, 1.0);
        if self.from_reserve {
            return vec![frame(0, self.from, 0, 0.0), end];
        }
        let arrived = self.milliseconds - self.landing();
        vec![
            frame(0, self.from, self.turned, 1.0),
            frame(self.rising(), self.from + above, self.turned, 1.0),
            frame(arrived, above, 0, 1.0),
            end,
        ]
    }

    fn rising(&self) -> u32 {
        if self.from_reserve { 0 } else { LIFTING }
    }

    fn travelling(&self) -> u32 {
        if self.from_reserve {
            return 0;
        }
        let steps = (self.from.x.hypot(self.from.y) / STEP).round() as u32;
        STEPPING * steps + TURNING * u32::from(self.turned.unsigned_abs()) / 60
    }

    fn landing(&self) -> u32 {
        match self.landing {
            Landing::Flat if self.from_reserve => PLACING,
            Landing::Flat => LIFTING,
            Landing::Bridge => LIFTING + BALANCING,
        }
    }

    /// The index of the piece among the items of the picture after the turn.
    pub fn item(&self, scene: &Scene) -> Option<usize> {
        let space = self.space.to_string();
        scene.items.iter().rposition(|item| {
            let is_piece = matches!(item.role, Role::Piece | Role::Bridge);
            is_piece && item.space.as_ref() == Some(&space)
        })
    }
}

/// The rotation between two orientations, by the shorter way, in degrees.
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
    use basalt_testkit::punct::basic_position;

    use super::*;

    const GROUND: &str = "w:i5/i3i4,i8/h7i7,i10/i11j11 b:l4/l5m5 w 0";

    fn motion(text: &str) -> Motion {
        let position = basic_position(GROUND);
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
        // The E piece points down. On k7 it points up. Turned clockwise in place by a sixth, it points to the lower
        // left.
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
        let position = basic_position(GROUND);
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

    #[test]
    fn keyframes_lead_from_where_it_was_to_where_it_lies() {
        for text in ["e5/e6f6", "i5-k7/k8k9", "i5-i5/g3h4", "i5-i8/i9i10", "i5-i4/i2i3"] {
            let motion = motion(text);
            let frames = motion.keyframes();
            let (first, last) = (frames[0], frames[frames.len() - 1]);
            assert!(close(first.time, 0.0) && close(last.time, 1.0), "{text}");
            assert_eq!((first.shift, last.shift), (motion.from, Point::ORIGIN), "{text}");
            assert!(close(first.turned, motion.turned.into()) && close(last.turned, 0.0), "{text}");
            assert!(frames.windows(2).all(|pair| pair[0].time < pair[1].time), "{text}");
            assert!(frames.iter().any(|frame| frame.shift.y < -STEP / 5.0), "{text} rises");
            assert_eq!(close(first.opacity, 0.0), motion.from_reserve, "{text}");
        }
    }

    #[test]
    fn longer_motions_take_longer() {
        let takes = |text| motion(text).milliseconds;
        assert!(takes("i5-k7/k5k6") > takes("i5-j6/j4j5"));
        assert!(takes("i5-k7/k8k9") > takes("i5-k7/k5k6"));
        assert!(takes("i5-i8/i9i10") > takes("i5-l8/l9l10"));
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }
}
