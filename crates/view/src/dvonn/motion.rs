//! The animation of a move: stacks that travel and stacks that sink, with their timing.
//!
//! A page draws [`Motion::stage`] once. It then moves and fades the groups of the actors along their keyframes, with
//! CSS `translate` and `opacity` in the units of the picture. Played backwards, the animation shows an undo.

use basalt_rules::dvonn::{Cell, CellSet, Move, Position, Stack};

use super::stack;
use super::state::{StackState, StackStates};
use crate::Frame;
use crate::board;
use crate::geometry::{Layout, Point, within};
use crate::scene::{Item, Role, Scene};

/// The time in milliseconds that a stack travels, however far, or that a placement takes.
const TRAVELLING: u32 = 220;

/// The times in milliseconds that a stack which is cut off takes to become dim and then to sink, and the delay for each
/// space of its distance from the mover's start.
const DIMMING: u32 = 120;
const SINKING: u32 = 220;
const FOLLOWING: u32 = 30;

/// The opacity of a stack that is about to sink.
const DIM: f64 = 0.45;

/// The height above the ground at which a stack travels: over any tower.
const FLIGHT: f64 = 30.0;

/// The height from which a piece is placed.
const DROP: f64 = 40.0;

/// The depth at which a sinking stack is gone.
const DEPTH: f64 = 24.0;

/// The number of straight segments that approximate a curve.
const PARTS: u32 = 8;

/// The state of an actor at one moment of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// The moment, from 0 at the start to 1 at the end. Values between two keyframes are interpolated linearly.
    pub time: f64,
    /// The offset from its place on the stage.
    pub shift: Point,
    /// Its opacity, from 0 to 1.
    pub opacity: f64,
}

/// A stack that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    /// Its role: travelling or sinking. Role and space identify its item on the stage.
    pub role: Role,
    /// The space on the stage where the actor stands.
    pub space: Cell,
    /// The stack that is drawn.
    pub stack: Stack,
    /// Its keyframes: the first at 0, the last at 1.
    pub keyframes: Vec<Keyframe>,
}

/// The animation of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// The duration at normal speed, in milliseconds.
    pub milliseconds: u32,
    /// The moment at which the stack or piece has landed, from 0 to 1.
    pub landing: f64,
    /// The spaces on the path, both ends included.
    pub way: Vec<Cell>,
    /// The stacks that move. The traveller is last, because it is painted above all others.
    pub actors: Vec<Actor>,
    before: Position,
    mv: Move,
    layout: Layout,
}

impl Motion {
    /// The animation of a move in this layout; `None` for a pass or an illegal move.
    pub fn of(before: &Position, mv: Move, layout: Layout) -> Option<Self> {
        before.check(mv).ok()?;
        let (way, actors, times) = match mv {
            Move::Place(cell) => (vec![cell], vec![placed(before, cell)?], Times::of_placement()),
            Move::Stack { from, to } => {
                let cut_off = before.cut_off_by(mv);
                let times = Times::of_stacking(from, cut_off);
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

    /// The picture with every actor in its place, ready to be animated.
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
        let states = self.states();
        let leaves = |cell| self.way.first() == Some(&cell);
        let mut scene = board::bare::<Cell>(frame);
        scene.items.extend(super::last_move(Some(self.mv), layout));
        let standing = |cell: Cell| {
            let state = states(cell)?;
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
            let marks = stack::marks(traveller.stack, StackState::Free);
            let item = Item::on(traveller.space, layout, traveller.role, marks);
            traveller.play(item, place(traveller))
        }));
        if frame.tally {
            board::add_tally(&mut scene, &super::Counts::of(&self.before).tally());
        }
        scene
    }

    /// The states in which stacks are drawn: that after the move for those that it leaves as they are, so that they are not
    /// drawn again when it is over, and that before it for the others.
    fn states(&self) -> impl Fn(Cell) -> Option<StackState> + use<> {
        let mut after = self.before.clone();
        // Only a legal move has a motion.
        let _ = after.play(self.mv);
        let touched: CellSet =
            self.actors.iter().map(|actor| actor.space).chain(self.way.last().copied()).collect();
        let (before, after) = (StackStates::of(&self.before), StackStates::of(&after));
        move |cell| if touched.contains(cell) { before } else { after }.of_stack(cell)
    }
}

impl Actor {
    /// The offset and the opacity of the actor at a moment.
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

    /// Moves and fades the item of the stack that this actor plays.
    fn play(&self, item: Item, (shift, opacity): (Point, f64)) -> Item {
        Item { role: self.role, at: item.at + shift, opacity, ..item }
    }
}

/// The times of an animation, in milliseconds.
struct Times {
    travel: u32,
    whole: u32,
}

impl Times {
    fn of_placement() -> Self {
        Self { travel: TRAVELLING, whole: TRAVELLING }
    }

    fn of_stacking(from: Cell, cut_off: CellSet) -> Self {
        let travel = TRAVELLING;
        let last = cut_off.into_iter().map(|cell| FOLLOWING * distance(from, cell)).max();
        Self { travel, whole: travel + last.map_or(0, |last| last + DIMMING + SINKING) }
    }

    fn part(&self, milliseconds: u32) -> f64 {
        f64::from(milliseconds) / f64::from(self.whole)
    }

    /// The moments at which a stack starts and stops sinking.
    fn of_sinking(&self, cell: Cell, from: Cell) -> (f64, f64) {
        let start = self.travel + FOLLOWING * distance(from, cell);
        (self.part(start), self.part(start + DIMMING + SINKING))
    }
}

/// The number of steps between two spaces.
fn distance(one: Cell, other: Cell) -> u32 {
    let (columns, rows) = (other.column() - one.column(), other.row() - one.row());
    let steps =
        columns.unsigned_abs().max(rows.unsigned_abs()).max((columns - rows).unsigned_abs());
    u32::from(steps)
}

/// The spaces on a straight line, both ends included.
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
            // Ease out.
            let along = 1.0 - (1.0 - passed) * (1.0 - passed);
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

/// Keyframes of a stack that is cut off: it becomes dim, then it sinks.
fn sinking_from(shift: Point, (start, end): (f64, f64)) -> [Keyframe; 3] {
    let at = |part: f64, depth: f64, opacity: f64| Keyframe {
        time: start + (end - start) * part,
        shift: shift.below(depth * DEPTH),
        opacity,
    };
    let dimmed = f64::from(DIMMING) / f64::from(DIMMING + SINKING);
    [at(0.0, 0.0, 1.0), at(dimmed, 0.0, DIM), at(1.0, 1.0, 0.0)]
}

/// The same state, held until the end.
fn rest(last: Keyframe) -> Keyframe {
    Keyframe { time: 1.0, ..last }
}
