//! How a move is shown: what travels, what sinks, and when.
//!
//! A page draws [`Motion::stage`] once and then shifts and fades the groups of the actors as their
//! keyframes say; CSS does it with `translate` and `opacity`, in the units of the picture. Run backwards,
//! the same shows how a move is taken back.

use basalt_rules::dvonn::{Cell, CellSet, Move, Position, Stack};

use super::stack;
use super::state::{State, States};
use crate::Frame;
use crate::board;
use crate::geometry::{Layout, Point, within};
use crate::scene::{Item, Role, Scene};

/// How long a stack needs to rise and to land, and for each space on its way, in milliseconds.
const LIFTING: u32 = 160;
const STEPPING: u32 = 80;

/// How long a piece needs to be set down.
const PLACING: u32 = 220;

/// How long an island needs to sink, and how much later its stacks follow for each space of distance.
const SINKING: u32 = 460;
const FOLLOWING: u32 = 50;

/// How high above the ground a stack travels: over any tower.
const FLIGHT: f64 = 30.0;

/// From how high a piece is set down.
const DROP: f64 = 40.0;

/// How deep a stack sinks until it is gone.
const DEPTH: f64 = 24.0;

/// In how many straight parts a curve is cut.
const PARTS: u32 = 8;

/// Where an actor is at a moment of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// The moment, from 0 at the start to 1 at the end. Between two keyframes all changes evenly.
    pub time: f64,
    /// How far it is from where the stage has it.
    pub shift: Point,
    /// How much of it can be seen, from 0 to 1.
    pub opacity: f64,
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    /// What it does: travelling or sinking. With the space it tells which item of the stage it is.
    pub role: Role,
    /// The space where the stage has it.
    pub space: Cell,
    /// What it looks like.
    pub stack: Stack,
    /// Where it is when: the first at 0, the last at 1.
    pub keyframes: Vec<Keyframe>,
}

/// How a move is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// How long it takes at an easy pace, in milliseconds.
    pub milliseconds: u32,
    /// The moment at which the stack or piece has landed, from 0 to 1.
    pub landing: f64,
    /// The spaces on the way, the first and the last included.
    pub way: Vec<Cell>,
    /// What moves; the traveller is the last, since it is above all others.
    pub actors: Vec<Actor>,
    before: Position,
    mv: Move,
    layout: Layout,
}

impl Motion {
    /// How a move is shown on a board that lies like this; nothing for a pass or an illegal move.
    pub fn of(before: &Position, mv: Move, layout: Layout) -> Option<Self> {
        before.check(mv).ok()?;
        let (way, actors, times) = match mv {
            Move::Place(cell) => (vec![cell], vec![placed(before, cell)?], Times::of_placement()),
            Move::Stack { from, to } => {
                let cut_off = before.cut_off_by(mv);
                let times = Times::of_stacking(from, to, cut_off);
                let mut actors: Vec<Actor> =
                    cut_off.into_iter().map(|cell| sinking(before, cell, from, &times)).collect();
                actors.push(travelling(before, from, to, cut_off, &times, layout));
                (way(from, to), actors, times)
            }
            Move::Pass => return None,
        };
        let (milliseconds, landing) = (times.whole, times.part(times.travel));
        Some(Self { milliseconds, landing, way, actors, before: before.clone(), mv, layout })
    }

    /// The picture with every actor in its place, to be moved by whoever shows it.
    pub fn stage(&self, frame: Frame) -> Scene {
        self.scene(frame, |_| (Point::ORIGIN, 1.0))
    }

    /// The picture at a moment from 0 to 1.
    pub fn moment(&self, frame: Frame, time: f64) -> Scene {
        self.scene(frame, |actor| actor.at(time))
    }

    fn scene(&self, frame: Frame, place: impl Fn(&Actor) -> (Point, f64)) -> Scene {
        let layout = self.layout;
        let frame = Frame { layout, ..frame };
        let states = States::of(&self.before);
        let leaves = |cell| self.way.first() == Some(&cell);
        let mut scene = board::bare::<Cell>(frame);
        scene.items.extend(super::last_move(Some(self.mv), layout));
        let standing = |cell: Cell| {
            let state = states.of_stack(cell)?;
            let marks = stack::marks(self.before.stack(cell), state);
            let item = Item::on(cell, layout, state.role(), marks);
            Some(match self.actors.iter().find(|actor| actor.space == cell) {
                Some(actor) => actor.play(item, place(actor)),
                None => item,
            })
        };
        let cells = board::back_to_front(layout).into_iter();
        scene.items.extend(cells.filter(|&cell| !leaves(cell)).filter_map(standing));
        scene.items.extend(self.actors.last().map(|traveller| {
            let marks = stack::marks(traveller.stack, State::Free);
            let item = Item::on(traveller.space, layout, traveller.role, marks);
            traveller.play(item, place(traveller))
        }));
        if frame.tally {
            board::add_tally(&mut scene, &super::Counts::of(&self.before).tally());
        }
        scene
    }
}

impl Actor {
    /// Where it is at a moment, and how much of it can be seen.
    fn at(&self, time: f64) -> (Point, f64) {
        let after = self.keyframes.iter().position(|frame| frame.time >= time);
        let after = after.unwrap_or(self.keyframes.len().saturating_sub(1));
        let Some(next) = self.keyframes.get(after) else { return (Point::ORIGIN, 1.0) };
        let last = self.keyframes[after.saturating_sub(1)];
        let length = next.time - last.time;
        let part = if length > 0.0 { within((time - last.time) / length, 0.0, 1.0) } else { 1.0 };
        let shift = last.shift + (next.shift - last.shift) * part;
        (shift, last.opacity + (next.opacity - last.opacity) * part)
    }

    /// The item of a stack that plays this part, moved.
    fn play(&self, item: Item, (shift, opacity): (Point, f64)) -> Item {
        Item { role: self.role, at: item.at + shift, opacity, ..item }
    }
}

/// When what happens, in milliseconds.
struct Times {
    travel: u32,
    whole: u32,
}

impl Times {
    fn of_placement() -> Self {
        Self { travel: PLACING, whole: PLACING }
    }

    fn of_stacking(from: Cell, to: Cell, cut_off: CellSet) -> Self {
        let travel = LIFTING + STEPPING * distance(from, to);
        let last = cut_off.into_iter().map(|cell| FOLLOWING * distance(from, cell)).max();
        Self { travel, whole: travel + last.map_or(0, |last| last + SINKING) }
    }

    fn part(&self, milliseconds: u32) -> f64 {
        f64::from(milliseconds) / f64::from(self.whole)
    }

    /// From when to when a stack sinks.
    fn of_sinking(&self, cell: Cell, from: Cell) -> (f64, f64) {
        let start = self.travel + FOLLOWING * distance(from, cell);
        (self.part(start), self.part(start + SINKING))
    }
}

/// How many steps lie between two spaces.
fn distance(one: Cell, other: Cell) -> u32 {
    let (columns, rows) = (other.column() - one.column(), other.row() - one.row());
    let steps =
        columns.unsigned_abs().max(rows.unsigned_abs()).max((columns - rows).unsigned_abs());
    u32::from(steps)
}

/// The spaces in a straight line, both ends included.
fn way(from: Cell, to: Cell) -> Vec<Cell> {
    let steps = distance(from, to) as i8;
    let (columns, rows) = (to.column() - from.column(), to.row() - from.row());
    let space = |step: i8| {
        Cell::at(from.column() + columns * step / steps, from.row() + rows * step / steps)
    };
    (0..=steps).filter_map(space).collect()
}

fn placed(before: &Position, cell: Cell) -> Option<Actor> {
    let keyframes = vec![
        Keyframe { time: 0.0, shift: Point::new(0.0, -DROP), opacity: 0.0 },
        Keyframe { time: 0.4, shift: Point::new(0.0, -0.6 * DROP), opacity: 1.0 },
        Keyframe { time: 1.0, shift: Point::ORIGIN, opacity: 1.0 },
    ];
    let stack = Stack::of(before.next_piece()?);
    Some(Actor { role: Role::Travelling, space: cell, stack, keyframes })
}

fn travelling(
    before: &Position,
    from: Cell,
    to: Cell,
    cut_off: CellSet,
    times: &Times,
    layout: Layout,
) -> Actor {
    let landing = times.part(times.travel);
    let way = layout.centre(to) - layout.centre(from);
    let end = way.below(-stack::height(before.stack(to)));
    let mut keyframes: Vec<Keyframe> = (0..=PARTS)
        .map(|part| {
            let passed = f64::from(part) / f64::from(PARTS);
            // Slowly away, slowly down.
            let along = passed * passed * (3.0 - 2.0 * passed);
            let lift = 4.0 * along * (1.0 - along) * FLIGHT;
            Keyframe { time: landing * passed, shift: (end * along).below(-lift), opacity: 1.0 }
        })
        .collect();
    if cut_off.contains(to) {
        keyframes.extend(sinking_from(end, times.of_sinking(to, from)));
    }
    keyframes.extend(keyframes.last().filter(|last| last.time < 1.0).map(|&last| rest(last)));
    let stack = before.stack(from);
    Actor { role: Role::Travelling, space: from, stack, keyframes }
}

fn sinking(before: &Position, cell: Cell, from: Cell, times: &Times) -> Actor {
    let mut keyframes = vec![Keyframe { time: 0.0, shift: Point::ORIGIN, opacity: 1.0 }];
    keyframes.extend(sinking_from(Point::ORIGIN, times.of_sinking(cell, from)));
    keyframes.extend(keyframes.last().filter(|last| last.time < 1.0).map(|&last| rest(last)));
    Actor { role: Role::Sinking, space: cell, stack: before.stack(cell), keyframes }
}

/// Down and away, faster and faster.
fn sinking_from(shift: Point, (start, end): (f64, f64)) -> [Keyframe; 3] {
    let at = |part: f64, depth: f64, opacity: f64| Keyframe {
        time: start + (end - start) * part,
        shift: shift.below(depth * DEPTH),
        opacity,
    };
    [at(0.0, 0.0, 1.0), at(0.5, 0.3, 0.75), at(1.0, 1.0, 0.0)]
}

/// The same until the end.
fn rest(last: Keyframe) -> Keyframe {
    Keyframe { time: 1.0, ..last }
}
