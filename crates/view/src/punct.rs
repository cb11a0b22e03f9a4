//! Pictures of PÜNCT.

mod announce;
mod claim;
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

/// The last turn and the spaces that a picture highlights.
pub type Highlights = crate::Highlights<Move, Cell, CellSet>;

/// The options of a picture of a position, besides its pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The layout of the board, and the parts around it.
    pub frame: Frame,
    /// The last turn, and the highlighted spaces. A selected piece is named by the space of its PÜNCT.
    pub highlights: Highlights,
    /// The orientation of the moved piece before the last turn.
    pub last_lay: Option<Lie>,
    /// The unfinished turn of the player.
    pub hand: Hand,
    /// A dot whose chain is highlighted. Without it, a winning chain is.
    pub chain: Option<Cell>,
    /// Whether the chains of both players are drawn.
    pub links: bool,
    /// Pieces above this level are faded.
    pub highest: Option<u8>,
    /// The opponent's winning turns. Only a few of them are drawn.
    pub threats: Vec<Move>,
}

/// A piece that the player holds, or enters space by space.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The PÜNCT of a lifted piece. The picture shows what it covers.
    pub lifted: Option<Cell>,
    /// The marker of a lifted piece: the former space of its PÜNCT. The lines along which it may move start here.
    pub marker: Option<Cell>,
    /// Ghosts: pieces as they could lie.
    pub ghosts: Vec<Ghost>,
    /// The ring around a ghost.
    pub ring: Option<Ring>,
    /// The spaces entered so far, the PÜNCT's first.
    pub begun: Vec<Cell>,
}

/// The opacity of pieces above [`Options::highest`].
const FADED: f64 = 0.14;

/// Draws a position.
pub fn scene(position: &Position, options: &Options) -> Scene {
    let pieces: Vec<Piece> = position.board().pieces().collect();
    let chain = chain(position, options);
    let mut scene = paint(&pieces, chain, options);
    if options.links {
        let links = Color::ALL.into_iter().filter_map(|color| {
            links(&pieces, options.frame.layout, position.board().visible(color))
        });
        scene.items.extend(links);
    }
    scene.items.extend(threats::items(position, options.frame.layout, &options.threats));
    add_hand(&mut scene, &pieces, options);
    if options.frame.tally {
        board::add_tally(&mut scene, &Counts::of(position).tally());
    }
    scene
}

/// Draws any setup, legal or not. It shows no chains, no threats and no tally.
pub fn setup_scene(setup: &Setup, options: &Options) -> Scene {
    let mut scene = paint(&setup.pieces, CellSet::EMPTY, options);
    add_hand(&mut scene, &setup.pieces, options);
    scene
}

/// Draws the board, its pieces, and the marks on them.
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

/// Adds the player's unfinished input, the fault and the keyboard focus.
fn add_hand(scene: &mut Scene, pieces: &[Piece], options: &Options) {
    let layout = options.frame.layout;
    scene.items.extend(begun(layout, &options.hand.begun));
    scene.items.extend(options.hand.ghosts.iter().map(|ghost| ghost.item(layout)));
    scene.items.extend(options.hand.ring.map(|ring| ring.item(layout)));
    scene.items.extend(options.highlights.fault.map(|cell| {
        board::fault(cell, layout, highest_dot(pieces, layout, cell) - layout.centre(cell))
    }));
    scene.items.extend(options.highlights.focus.map(|cell| focus(pieces, layout, cell)));
}

/// The pieces in painting order: level by level, and from back to front within a level.
fn piece_items(pieces: &[Piece], options: &Options) -> Vec<Item> {
    let layout = options.frame.layout;
    let back = |piece: &Piece| layout.centre(piece.lie.punct()).y;
    let pieces = sorted_by(pieces.iter().copied(), |one: &Piece, other| {
        one.level.cmp(&other.level).then(back(one).total_cmp(&back(other))).then(one.cmp(other))
    });
    let lifted = options.hand.lifted.and_then(|cell| highest_with_punct(&pieces, cell));
    let selected = options.highlights.selected.and_then(|cell| highest_with_punct(&pieces, cell));
    let last = options
        .highlights
        .last
        .and_then(to)
        .and_then(|lie| highest_with_punct(&pieces, lie.punct()));
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

/// The orientation of a piece after a turn that places or moves it; `None` for a pass.
fn to(mv: Move) -> Option<Lie> {
    match mv {
        Move::Place(to) | Move::Shift { to, .. } => Some(to),
        Move::Pass => None,
    }
}

/// The level that a piece reaches by a turn: one above the dot below its first end, or 0 on the board itself.
pub fn landing_level(position: &Position, mv: Move) -> u8 {
    let Move::Shift { from, to } = mv else { return 0 };
    let moved = position.stack(from).last().map(|dot| dot.piece);
    let end = to.ends().next().unwrap_or(to.punct());
    let below = position.stack(end).into_iter().rev().find(|dot| Some(dot.piece) != moved);
    below.map_or(0, |dot| dot.piece.level + 1)
}

/// The highlighted dots: the requested chain, or else a winning one.
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

/// The links between the visible dots of a player, which are the player's chains.
fn links(pieces: &[Piece], layout: Layout, dots: CellSet) -> Option<Item> {
    let line = |ends: [Point; 2], ink, width| Shape::line(ends).drawn(ink, width);
    let ends = pairs(pieces, layout, dots);
    // A dark line below a light one shows on the pieces of both players.
    let mut marks: Vec<_> = ends.iter().map(|&ends| line(ends, Ink::Shadow, 8.0)).collect();
    marks.extend(ends.iter().map(|&ends| line(ends, Ink::Link, 4.6)));
    (!marks.is_empty()).then(|| Item::new(Role::Link, marks))
}

/// The middles of neighbouring dots of a set.
fn pairs(pieces: &[Piece], layout: Layout, dots: CellSet) -> Vec<[Point; 2]> {
    let at = |cell: Cell| highest_dot(pieces, layout, cell);
    let onwards = |cell: Cell| {
        let next = AXES.into_iter().filter_map(move |step| cell.offset(step));
        next.filter(move |&next| dots.contains(next)).map(move |next| [at(cell), at(next)])
    };
    dots.into_iter().flat_map(onwards).collect()
}

/// The dots of a chain and the links between them.
fn lit(pieces: &[Piece], layout: Layout, chain: CellSet) -> Option<Item> {
    let at = |cell: Cell| highest_dot(pieces, layout, cell);
    let link = |ends: [Point; 2]| Shape::line(ends).drawn(Ink::Gold, 5.0).faint(0.85);
    let mut marks: Vec<_> = pairs(pieces, layout, chain).into_iter().map(link).collect();
    marks.extend(chain.into_iter().map(|cell| Shape::circle(at(cell), 12.0).drawn(Ink::Gold, 3.4)));
    (!chain.is_empty()).then(|| Item::new(Role::Chain, marks))
}

/// The position of the highest dot of a space; on an empty space, that of a dot on the board.
fn highest_dot(pieces: &[Piece], layout: Layout, cell: Cell) -> Point {
    dot(layout, cell, highest_on(pieces, cell).map_or(0, |piece| piece.level))
}

/// The three lines of the board, each in one of its two directions, as steps of (q, r).
const AXES: [(i8, i8); 3] = [(0, 1), (1, 0), (1, -1)];

/// The marker of a lifted piece and the three lines through it.
fn lines(pieces: &[Piece], options: &Options) -> Option<Item> {
    let (layout, marker) = (options.frame.layout, options.hand.marker?);
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

/// The last turn of a moved piece: its former place, its former orientation, and its path.
fn last_turn(layout: Layout, options: &Options) -> Option<Item> {
    let Some(Move::Shift { from, to }) = options.highlights.last else { return None };
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

/// The outline of a piece as a turn would place it.
fn outlined(lie: Lie, layout: Layout) -> Item {
    let body = Body::new(Piece { level: 0, color: Color::White, lie }, layout);
    let mut marks = vec![body.halo(Ink::Arrow).faint(0.4)];
    marks.extend(body.outline(Ink::Arrow));
    Item::on(lie.punct(), layout, Role::Arrow, marks)
}

/// The targets that can be selected, as dots on top of any pieces.
fn targets(pieces: &[Piece], options: &Options) -> Vec<Item> {
    let layout = options.frame.layout;
    let item = |cell: Cell| {
        let at = highest_dot(pieces, layout, cell) - layout.centre(cell);
        let marks = vec![Shape::circle(at, 6.4).filled(Ink::Gold).edged(Ink::Shadow, 1.6)];
        Item::on(cell, layout, Role::Target, marks)
    };
    options.highlights.targets.into_iter().map(item).collect()
}

/// The dots entered so far: a PÜNCT, then the candidates for minor dots.
fn begun(layout: Layout, spaces: &[Cell]) -> Vec<Item> {
    let item = |(number, &cell): (usize, &Cell)| {
        let (radius, ink) = if number == 0 { (12.0, Ink::Amber) } else { (8.0, Ink::Gold) };
        let dot = Shape::circle(Point::ORIGIN, radius).filled(ink).edged(Ink::Shadow, 1.6);
        Item::on(cell, layout, Role::Begun, vec![board::ring(Ink::Gold, 3.0), dot])
    };
    spaces.iter().enumerate().map(item).collect()
}

/// The keyboard focus: a light line on a dark one, a combination that no selection uses.
fn focus(pieces: &[Piece], layout: Layout, cell: Cell) -> Item {
    let at = highest_dot(pieces, layout, cell) - layout.centre(cell);
    let hexagon = |radius, ink, width| Shape::Hexagon { at, radius }.drawn(ink, width);
    let marks =
        vec![hexagon(RADIUS + 1.0, Ink::Shadow, 7.0), hexagon(RADIUS + 1.0, Ink::WhiteRaised, 3.4)];
    Item::on(cell, layout, Role::Focus, marks)
}
