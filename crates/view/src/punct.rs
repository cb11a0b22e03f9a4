//! Pictures of PÜNCT.

mod announce;
mod consequence;
mod counts;
mod describe;
mod direction;
mod game_view;
mod ghost;
mod motion;
mod piece;
mod portrait;
mod sides;
mod space;
mod threats;

use basalt_rules::punct::{Cell, CellSet, End, Lie, Move, Piece, Position, Setup};
use basalt_rules::sorting::sorted_by;
use basalt_rules::{Color, Outcome};

pub use consequence::Consequence;
pub use counts::Counts;
pub use describe::{describe_setup_space, describe_space};
pub use direction::Direction;
pub use ghost::{Ghost, Ring};
pub use motion::{Keyframe, Landing, Motion};
pub use piece::is_bridge;
pub use portrait::{portrait, shown_in_reserve};
pub use threats::threats;

use crate::Frame;
use crate::board;
use crate::geometry::{Layout, Point, RADIUS};
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Scene, Shape};
use piece::{Body, Look, dot, highest_on};

/// What a picture of a position shows besides its pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the board lies, and what stands around it.
    pub frame: Frame,
    /// The turn that led here.
    pub last: Option<Move>,
    /// How the piece lay that was moved by it.
    pub last_lay: Option<Lie>,
    /// The PÜNCT of the piece that is chosen.
    pub selected: Option<Cell>,
    /// The PÜNCT of a piece that is lifted, so that what it covers can be seen.
    pub lifted: Option<Cell>,
    /// The marker: where a PÜNCT lay. The lines along which it may go start here.
    pub marker: Option<Cell>,
    /// The spaces that may be chosen next.
    pub targets: CellSet,
    /// Pieces as they could lie.
    pub ghosts: Vec<Ghost>,
    /// A dot whose chain is lit. Without it a chain that has won is.
    pub chain: Option<Cell>,
    /// Pieces above this level are faded.
    pub highest: Option<u8>,
    /// Turns by which the opponent would win, of which a few are shown.
    pub threats: Vec<Move>,
    /// The ring round the PÜNCT of a ghost.
    pub ring: Option<Ring>,
    /// The spaces of a piece that is being named one by one, the PÜNCT's first.
    pub begun: Vec<Cell>,
    /// The space where something is impossible.
    pub fault: Option<Cell>,
    /// The space that the keyboard is on.
    pub focus: Option<Cell>,
}

/// How much can be seen of pieces above the level in question.
const FADED: f64 = 0.14;

/// The picture of a position.
pub fn scene(position: &Position, options: &Options) -> Scene {
    let pieces: Vec<Piece> = position.board().pieces().collect();
    let chain = chain(position, options);
    let mut scene = paint(&pieces, chain, options);
    scene.items.extend(threats::items(position, options.frame.layout, &options.threats));
    add_hand(&mut scene, &pieces, options);
    if options.frame.tally {
        board::add_tally(&mut scene, &Counts::of(position).tally());
    }
    scene
}

/// The picture of any arrangement. Nothing is known of its chains and threats, and nothing is counted.
pub fn setup_scene(setup: &Setup, options: &Options) -> Scene {
    let mut scene = paint(&setup.pieces, CellSet::EMPTY, options);
    add_hand(&mut scene, &setup.pieces, options);
    scene
}

/// The board, the pieces on it, and what is marked of them.
fn paint(pieces: &[Piece], chain: CellSet, options: &Options) -> Scene {
    let layout = options.frame.layout;
    let mut scene = board::bare::<Cell>(options.frame);
    scene.items.extend(sides::items(layout, chain));
    scene.items.extend(last_turn(layout, options));
    scene.items.extend(piece_items(pieces, options));
    scene.items.extend(lines(pieces, options));
    scene.items.extend(targets(pieces, options));
    scene.items.extend(lit(pieces, layout, chain));
    scene
}

/// What the hand has begun, and where it is.
fn add_hand(scene: &mut Scene, pieces: &[Piece], options: &Options) {
    let layout = options.frame.layout;
    scene.items.extend(begun(layout, &options.begun));
    scene.items.extend(options.ghosts.iter().map(|ghost| ghost.item(layout)));
    scene.items.extend(options.ring.map(|ring| ring.item(layout)));
    scene.items.extend(options.fault.map(|cell| {
        board::fault(cell, layout, highest_dot(pieces, layout, cell) - layout.centre(cell))
    }));
    scene.items.extend(options.focus.map(|cell| focus(pieces, layout, cell)));
}

/// The pieces from below to above, and those of one level from back to front.
fn piece_items(pieces: &[Piece], options: &Options) -> Vec<Item> {
    let layout = options.frame.layout;
    let back = |piece: &Piece| layout.centre(piece.lie.punct()).y;
    let pieces = sorted_by(pieces.iter().copied(), |one: &Piece, other| {
        one.level.cmp(&other.level).then(back(one).total_cmp(&back(other))).then(one.cmp(other))
    });
    let lifted = options.lifted.and_then(|cell| highest_with_punct(&pieces, cell));
    let selected = options.selected.and_then(|cell| highest_with_punct(&pieces, cell));
    let last = options.last.and_then(to).and_then(|lie| highest_with_punct(&pieces, lie.punct()));
    let mut items = Vec::with_capacity(pieces.len());
    for &piece in &pieces {
        let body = Body::new(piece, layout);
        let name = piece.lie.punct();
        if Some(piece) == lifted {
            items.push(Item::on(name, layout, Role::Lifted, body.outline(Ink::Gold)));
            continue;
        }
        for (marked, role, ink) in
            [(last, Role::Last, Ink::Teal), (selected, Role::Selected, Ink::Gold)]
        {
            if Some(piece) == marked {
                items.push(Item::on(name, layout, role, vec![body.halo(ink)]));
            }
        }
        let look = Look::of(&pieces, piece, lifted);
        let mut item = Item::on(name, layout, look.role(), body.marks(look));
        if options.highest.is_some_and(|highest| piece.level > highest) {
            item.opacity = FADED;
        }
        items.push(item);
    }
    items
}

fn highest_with_punct(pieces: &[Piece], cell: Cell) -> Option<Piece> {
    pieces.iter().copied().rev().find(|piece| piece.lie.punct() == cell)
}

/// How the piece lies that a turn has placed or moved.
fn to(mv: Move) -> Option<Lie> {
    match mv {
        Move::Place(to) | Move::Shift { to, .. } => Some(to),
        Move::Pass => None,
    }
}

/// The level that a piece comes to by a turn: what its first end would lie on.
pub fn landing_level(position: &Position, mv: Move) -> u8 {
    let Move::Shift { from, to } = mv else { return 0 };
    let moved = position.stack(from).last().map(|dot| dot.piece);
    let end = to.ends().next().unwrap_or(to.punct());
    let below = position.stack(end).into_iter().rev().find(|dot| Some(dot.piece) != moved);
    below.map_or(0, |dot| dot.piece.level + 1)
}

/// The dots that are lit: a chain that was asked for, or one that has won.
fn chain(position: &Position, options: &Options) -> CellSet {
    let board = position.board();
    let of = |cell: Cell| {
        let here = CellSet::of(cell);
        let visible = Color::ALL.map(|color| here.chains_within(board.visible(color)));
        visible[0] | visible[1]
    };
    if let Some(cell) = options.chain {
        return of(cell);
    }
    let (Some(Outcome::Win(winner)), Some(End::Connection(axis))) =
        (position.outcome(), position.end())
    else {
        return CellSet::EMPTY;
    };
    let [near, far] = axis.sides();
    let visible = board.visible(winner);
    near.chains_within(visible) & far.chains_within(visible)
}

/// The dots of a chain and what links them.
fn lit(pieces: &[Piece], layout: Layout, chain: CellSet) -> Option<Item> {
    let at = |cell: Cell| highest_dot(pieces, layout, cell);
    let mut marks = Vec::new();
    for cell in chain {
        let onwards = AXES.into_iter().filter_map(|step| cell.offset(step));
        for next in onwards.filter(|&next| chain.contains(next)) {
            marks.push(Shape::line([at(cell), at(next)]).drawn(Ink::Gold, 5.0).faint(0.85));
        }
    }
    marks.extend(chain.into_iter().map(|cell| Shape::circle(at(cell), 12.0).drawn(Ink::Gold, 3.4)));
    (!chain.is_empty()).then(|| Item::new(Role::Chain, marks))
}

/// Where the highest dot of a space is drawn, or would be on an empty one.
fn highest_dot(pieces: &[Piece], layout: Layout, cell: Cell) -> Point {
    dot(layout, cell, highest_on(pieces, cell).map_or(0, |piece| piece.level))
}

/// The three lines of the board, each in one of its two directions, as steps of (q, r).
const AXES: [(i8, i8); 3] = [(0, 1), (1, 0), (1, -1)];

/// The marker of a lifted piece and the three lines through it.
fn lines(pieces: &[Piece], options: &Options) -> Option<Item> {
    let (layout, marker) = (options.frame.layout, options.marker?);
    let end = |(q, r): (i8, i8)| {
        let on_board = std::iter::successors(Some(marker), |cell| cell.offset((q, r)));
        layout.centre(on_board.last().unwrap_or(marker))
    };
    let line = |(q, r): (i8, i8)| {
        let line = Shape::line([end((q, r)), end((-q, -r))]).drawn(Ink::Gold, 3.0);
        line.dashed(Dash::Dashed).faint(0.7)
    };
    let mut marks: Vec<_> = AXES.into_iter().map(line).collect();
    let at = highest_dot(pieces, layout, marker);
    marks.push(Shape::circle(at, 11.0).filled(Ink::Ground).edged(Ink::Gold, 4.0));
    Some(Item::new(Role::Lines, marks))
}

/// Where a moved piece came from, how it lay there, and its way.
fn last_turn(layout: Layout, options: &Options) -> Option<Item> {
    let Some(Move::Shift { from, to }) = options.last else { return None };
    let way = layout.centre(to.punct()) - layout.centre(from);
    let mut marks = vec![
        Shape::line([Point::ORIGIN, way]).drawn(Ink::Teal, 3.4).dashed(Dash::Dotted),
        Shape::circle(Point::ORIGIN, 9.0).drawn(Ink::Teal, 3.4),
    ];
    if let Some(lie) = options.last_lay {
        let lay = Piece { level: 0, color: Color::White, lie };
        marks.extend(Body::new(lay, layout).outline(Ink::Teal));
    }
    Some(Item::on(from, layout, Role::Last, marks))
}

/// A piece as a turn would lay it, outlined.
fn outlined(lie: Lie, layout: Layout) -> Item {
    let body = Body::new(Piece { level: 0, color: Color::White, lie }, layout);
    let mut marks = vec![body.halo(Ink::Arrow).faint(0.4)];
    marks.extend(body.outline(Ink::Arrow));
    Item::on(lie.punct(), layout, Role::Arrow, marks)
}

/// The spaces that may be chosen, as dots on whatever lies there.
fn targets(pieces: &[Piece], options: &Options) -> Vec<Item> {
    let layout = options.frame.layout;
    let item = |cell: Cell| {
        let at = highest_dot(pieces, layout, cell) - layout.centre(cell);
        let marks = vec![Shape::circle(at, 6.4).filled(Ink::Gold).edged(Ink::Shadow, 1.6)];
        Item::on(cell, layout, Role::Target, marks)
    };
    options.targets.into_iter().map(item).collect()
}

/// The dots that have been named of a piece: a PÜNCT, then what may become minor dots.
fn begun(layout: Layout, spaces: &[Cell]) -> Vec<Item> {
    let item = |(number, &cell): (usize, &Cell)| {
        let (radius, ink) = if number == 0 { (12.0, Ink::Amber) } else { (8.0, Ink::Gold) };
        let dot = Shape::circle(Point::ORIGIN, radius).filled(ink).edged(Ink::Shadow, 1.6);
        Item::on(cell, layout, Role::Begun, vec![board::ring(Ink::Gold, 3.0), dot])
    };
    spaces.iter().enumerate().map(item).collect()
}

/// Where the keyboard is: two lines, dark within light, which no choice has.
fn focus(pieces: &[Piece], layout: Layout, cell: Cell) -> Item {
    let at = highest_dot(pieces, layout, cell) - layout.centre(cell);
    let hexagon = |radius, ink, width| Shape::Hexagon { at, radius }.drawn(ink, width);
    let marks =
        vec![hexagon(RADIUS + 1.0, Ink::Shadow, 7.0), hexagon(RADIUS + 1.0, Ink::WhiteRaised, 3.4)];
    Item::on(cell, layout, Role::Focus, marks)
}
