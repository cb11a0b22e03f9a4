//! Pictures of DVONN.

mod counts;
mod preview;
mod stack;
mod state;

use basalt_rules::dvonn::{Cell, CellSet, Move, Position};

pub use counts::Counts;
pub use preview::Preview;
pub use state::{State, States};

use crate::Frame;
use crate::board;
use crate::geometry::Point;
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Scene, Shape};

/// What a picture of a position shows besides its stacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the board lies, and what stands around it.
    pub frame: Frame,
    /// The move that led here.
    pub last: Option<Move>,
    /// The stack that is chosen.
    pub selected: Option<Cell>,
    /// The spaces that may be chosen next.
    pub targets: CellSet,
    /// The legal move in question: what it would cut off is hatched.
    pub preview: Option<Move>,
}

/// The picture of a position.
pub fn scene(position: &Position, options: &Options) -> Scene {
    let is_empty = |cell| position.stack(cell).is_empty();
    let mut scene = board::bare(options.frame, |_: Cell| Ink::Stone, is_empty);
    scene.items.extend(last_move(options));
    let cut_off = options.preview.map_or(CellSet::EMPTY, |mv| position.cut_off_by(mv));
    let states = States::of(position);
    for (cell, at) in board::back_to_front(options.frame) {
        scene.items.extend(choice(position, cell, at, options));
        let stack = position.stack(cell);
        if let Some(state) = states.of_stack(cell) {
            let mut item = Item::on(cell, state.role(), stack::marks(stack, state, at));
            if options.selected == Some(cell) {
                item.marks.push(stack::rim(stack, at, Ink::Gold));
            }
            item.opacity = if cut_off.contains(cell) { 0.55 } else { 1.0 };
            scene.items.push(item);
        }
        if cut_off.contains(cell) {
            let hatching = board::hexagon(at).filled(Ink::Ember).hatched();
            let marks = vec![hatching.faint(0.8), board::ring(at, Ink::Ember, 3.0)];
            scene.items.push(Item::on(cell, Role::CutOff, marks));
        }
    }
    if options.frame.tally {
        board::add_tally(&mut scene, &Counts::of(position).tally());
    }
    scene
}

/// The spaces that the last move touched, and the way between them.
fn last_move(options: &Options) -> Vec<Item> {
    let layout = options.frame.layout;
    let touched = |cell: Cell| {
        Item::on(cell, Role::Last, vec![board::ring(layout.centre(cell), Ink::Teal, 3.4)])
    };
    match options.last {
        Some(Move::Place(cell)) => vec![touched(cell)],
        Some(Move::Stack { from, to }) => {
            let way = Shape::line([layout.centre(from), layout.centre(to)]).drawn(Ink::Teal, 3.4);
            let way = Item::new(Role::Last, vec![way.dashed(Dash::Dotted)]);
            vec![touched(from), touched(to), way]
        }
        Some(Move::Pass) | None => Vec::new(),
    }
}

/// How a space shows that it is chosen, or may be.
fn choice(position: &Position, cell: Cell, at: Point, options: &Options) -> Option<Item> {
    let glow = |width, opacity| {
        let light = board::hexagon(at).filled(Ink::Gold).faint(opacity);
        vec![light, board::ring(at, Ink::Gold, width)]
    };
    if options.selected == Some(cell) {
        return Some(Item::on(cell, Role::Selected, glow(4.6, 0.34)));
    }
    options.targets.contains(cell).then(|| {
        let mut marks = glow(3.0, 0.2);
        if position.stack(cell).is_empty() {
            marks.push(Shape::circle(at, 6.0).filled(Ink::Gold));
        }
        Item::on(cell, Role::Target, marks)
    })
}
