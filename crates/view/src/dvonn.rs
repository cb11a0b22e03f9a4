//! Pictures of DVONN.

mod announce;
mod claim;
mod contents;
mod counts;
mod describe;
mod game_view;
mod links;
mod motion;
mod portrait;
mod preview;
mod space;
mod stack;
mod state;
mod towers;

use basalt_rules::dvonn::{Cell, CellSet, Move, Piece, Position, Setup, Stack};

pub use contents::contents;
pub use counts::Counts;
pub use describe::{describe_setup_space, describe_space};
pub use motion::{Actor, Keyframe, Motion};
pub use portrait::portrait;
pub use preview::Preview;
pub use state::{StackState, StackStates};
pub use towers::towers;

use crate::Frame;
use crate::board;
use crate::geometry::{Layout, Point};
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Scene, Shape};

/// The last move and the spaces that a picture highlights.
pub type Highlights = crate::Highlights<Move, Cell, CellSet>;

/// The options of a picture of a position, besides its stacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The layout of the board, and the parts around it.
    pub frame: Frame,
    /// The last move, and the highlighted spaces.
    pub highlights: Highlights,
    /// A stack that is in the hand of the player. Its space shows it faintly.
    pub dragged: Option<Cell>,
    /// A legal move to preview. The stacks that it would cut off are hatched.
    pub preview: Option<Move>,
    /// A piece that is about to be placed, and its space.
    pub ghost: Option<(Cell, Piece)>,
    /// Whether the links between stacks are drawn, and the stacks that hold others on the board.
    pub links: bool,
}

/// The opacity of a stack while it is in the hand, and of one that a move would cut off.
const DRAGGED: f64 = 0.35;
const CUT_OFF: f64 = 0.55;

/// Draws a position.
pub fn scene(position: &Position, options: &Options) -> Scene {
    let cut_off = options.preview.map_or(CellSet::EMPTY, |mv| position.cut_off_by(mv));
    let states = StackStates::of(position);
    let links = if options.links {
        links::items(position, &states, options.frame.layout)
    } else {
        Vec::new()
    };
    let mut scene = paint(&position.to_setup(), states, links, cut_off, options);
    if options.frame.tally {
        board::add_tally(&mut scene, &Counts::of(position).tally());
    }
    scene
}

/// Draws any setup, legal or not. Every stack counts as free, and there is no tally.
pub fn setup_scene(setup: &Setup, options: &Options) -> Scene {
    paint(setup, StackStates::unknown(setup), Vec::new(), CellSet::EMPTY, options)
}

fn paint(
    setup: &Setup,
    states: StackStates,
    links: Vec<Item>,
    cut_off: CellSet,
    options: &Options,
) -> Scene {
    let layout = options.frame.layout;
    let mut scene = board::bare::<Cell>(options.frame);
    scene.items.extend(links);
    scene.items.extend(last_move(options.highlights.last, layout));
    let cells: Vec<Cell> = board::back_to_front(layout);
    scene.items.extend(cells.iter().filter_map(|&cell| choice(setup[cell], cell, options)));
    scene.items.extend(cells.iter().filter_map(|&cell| {
        let state = states.of_stack(cell)?;
        let opacity = if options.dragged == Some(cell) {
            DRAGGED
        } else if cut_off.contains(cell) {
            CUT_OFF
        } else {
            1.0
        };
        let marks = stack::marks(setup[cell], state);
        Some(Item { opacity, ..Item::on(cell, layout, state.role(), marks) })
    }));
    let selected = options.highlights.selected.filter(|&cell| !setup[cell].is_empty());
    scene.items.extend(
        selected.map(|cell| {
            Item::on(cell, layout, Role::Rim, vec![stack::rim(setup[cell], Ink::Gold)])
        }),
    );
    scene.items.extend(cut_off.into_iter().map(|cell| {
        let hatching = board::hexagon(Point::ORIGIN).filled(Ink::Ember).hatched();
        let marks = vec![hatching.faint(0.8), board::ring(Ink::Ember, 3.0)];
        Item::on(cell, layout, Role::CutOff, marks)
    }));
    scene.items.extend(options.ghost.map(|(cell, piece)| {
        let marks = stack::marks(Stack::of(piece), StackState::Free);
        Item { opacity: 0.6, ..Item::on(cell, layout, Role::Ghost, marks) }
    }));
    scene
        .items
        .extend(options.highlights.fault.map(|cell| board::fault(cell, layout, Point::ORIGIN)));
    scene.items.extend(options.highlights.focus.map(|cell| board::focus(cell, layout)));
    scene
}

/// A stack in the hand of the player, by itself, in the picture of its board.
pub fn lifted(position: &Position, cell: Cell, frame: Frame) -> Scene {
    let mut scene = Scene { ground: None, ..board::bare::<Cell>(frame) };
    let stack = position.stack(cell);
    let mut marks = stack::marks(stack, StackState::Free);
    marks.push(stack::rim(stack, Ink::Gold));
    scene.items.push(Item::on(cell, frame.layout, Role::Travelling, marks));
    scene
}

/// Marks the spaces that the last move touched, and the path between them.
fn last_move(last: Option<Move>, layout: Layout) -> Vec<Item> {
    let touched =
        |cell: Cell| Item::on(cell, layout, Role::Last, vec![board::ring(Ink::Teal, 3.4)]);
    match last {
        Some(Move::Place(cell)) => vec![touched(cell)],
        Some(Move::Stack { from, to }) => {
            let way = Shape::line([layout.centre(from), layout.centre(to)]).drawn(Ink::Teal, 3.4);
            let way = Item::new(Role::Last, vec![way.dashed(Dash::Dotted)]);
            vec![touched(from), touched(to), way]
        }
        Some(Move::Pass) | None => Vec::new(),
    }
}

/// Marks a space that is selected or can be selected.
fn choice(stack: Stack, cell: Cell, options: &Options) -> Option<Item> {
    let layout = options.frame.layout;
    if options.highlights.selected == Some(cell) {
        let light = board::hexagon(Point::ORIGIN).filled(Ink::Gold).faint(0.34);
        let marks = vec![light, board::ring(Ink::Gold, 4.6)];
        return Some(Item::on(cell, layout, Role::Selected, marks));
    }
    options.highlights.targets.contains(cell).then(|| {
        let mut marks = vec![board::ring(Ink::Gold, 4.0)];
        if stack.is_empty() {
            marks.push(Shape::circle(Point::ORIGIN, 6.0).filled(Ink::Gold));
        }
        Item::on(cell, layout, Role::Target, marks)
    })
}
