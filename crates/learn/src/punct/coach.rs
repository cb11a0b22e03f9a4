//! The tips of a first game of PÜNCT.

use std::cmp::Reverse;

use basalt_rules::Outcome;
use basalt_rules::punct::{Axis, Cell, CellSet, Lie, Move, Piece, Position};

use super::effect::{is_bridge, landed};
use crate::board_marks::BoardMarks;
use crate::coach::{GameTip, LearnerTurn, TIP_COUNT};

/// The length of the example of a move along a line: clearly a way, and easy to follow with the eye.
const EXAMPLE_DISTANCE: u8 = 4;

pub(super) const TIPS: [GameTip<Position>; TIP_COUNT] = [
    GameTip::new("aim", |_| Some(aim())),
    GameTip::new("dot", dot),
    GameTip::new("line", line),
    GameTip::new("top", top),
    GameTip::new("bridge", bridge).after("top"),
];

/// An example of a move: a piece that goes from one space to another.
type Example = (Cell, Lie);

/// The arrows lead from the middle of each side to that of the opposite one.
fn aim() -> BoardMarks {
    let line = |axis: Axis| axis.sides().map(middle);
    let lines = Axis::ALL.map(line).into_iter().filter_map(|[from, to]| Some([from?, to?]));
    BoardMarks { lines: lines.map(|line| line.map(Into::into)).collect(), ..BoardMarks::default() }
}

fn middle(side: CellSet) -> Option<Cell> {
    side.into_iter().nth(side.len() / 2)
}

/// The learner has a piece on the board that can be seen whole.
fn dot(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let puncts: Vec<Cell> = free_pieces(turn.position).map(|piece| piece.lie.punct()).collect();
    (!puncts.is_empty()).then(|| BoardMarks::around(puncts))
}

/// The learner's pieces of which no dot is covered.
fn free_pieces(position: &Position) -> impl Iterator<Item = Piece> {
    let is_free =
        |piece: &Piece| piece.color == position.to_move() && position.covering(*piece).is_none();
    position.board().pieces().filter(is_free)
}

/// A piece can go along a line on the board itself, if possible to another piece of the learner.
fn line(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let position = turn.position;
    let is_flat = |&(from, to): &Example| {
        let is_empty = |cell: Cell| position.board().height(cell) == 0;
        lying(position, from).is_some_and(|piece| {
            piece.level == 0
                && piece.lie.shape() == to.shape()
                && to.spaces().into_iter().all(is_empty)
        })
    };
    let merit = |&(from, to): &Example| {
        let others = position.board().visible(position.to_move()) - spaces_of(position, from);
        (
            others.meets(set(to).neighbours()),
            Reverse(distance(from, to.punct()).abs_diff(EXAMPLE_DISTANCE)),
        )
    };
    let best = moves(position).filter(is_flat).max_by_key(merit)?;
    Some(example(best).lighting(moves(position).map(|(from, _)| from).collect::<CellSet>()))
}

/// A piece can land on a dot of the opponent, without a gap under it.
fn top(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let position = turn.position;
    let theirs = position.board().visible(position.to_move().other());
    let covers = |(_, to): &Example| theirs.meets(set(*to));
    let landings = moves(position).filter(covers).filter_map(|example| land(position, example));
    let solid = landings.filter(|landing| !landing.is_bridge).map(|landing| landing.example);
    solid.max_by_key(|(_, to)| (theirs & set(*to)).len()).map(example)
}

/// A piece can be put over a gap, if possible with a dot of the opponent under it.
fn bridge(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let position = turn.position;
    let theirs = position.board().visible(position.to_move().other());
    let is_raised = |(_, to): &Example| {
        to.middle().is_some() && to.ends().all(|cell| position.board().height(cell) > 0)
    };
    let landings = moves(position).filter(is_raised).filter_map(|example| land(position, example));
    let bridges = landings.filter(|landing| landing.is_bridge).map(|landing| landing.example);
    bridges.max_by_key(|(_, to)| theirs.meets(set(*to))).map(example)
}

/// A ring around the piece, and the arrow of its move.
fn example((from, to): Example) -> BoardMarks {
    BoardMarks { example: Some(Move::Shift { from, to }.into()), ..BoardMarks::around([from]) }
}

/// The legal moves in which a PÜNCT goes to another space.
fn moves(position: &Position) -> impl Iterator<Item = Example> {
    position.legal_moves().into_iter().filter_map(|mv| match mv {
        Move::Shift { from, to } if from != to.punct() => Some((from, to)),
        Move::Shift { .. } | Move::Place(_) | Move::Pass => None,
    })
}

/// A legal move that does not lose at once.
struct Landing {
    example: Example,
    /// Whether there is a gap under the piece.
    is_bridge: bool,
}

/// Makes a legal move; `None` if it loses the game at once.
fn land(position: &Position, example: Example) -> Option<Landing> {
    let (from, to) = example;
    let mut after = position.clone();
    after.play_unchecked(Move::Shift { from, to });
    let is_lost = after.outcome() == Some(Outcome::Win(position.to_move().other()));
    let piece = landed(&after, to).filter(|_| !is_lost)?;
    Some(Landing { example, is_bridge: is_bridge(&after, piece) })
}

/// The piece of the highest dot on a space.
fn lying(position: &Position, cell: Cell) -> Option<Piece> {
    position.stack(cell).last().map(|dot| dot.piece)
}

fn spaces_of(position: &Position, cell: Cell) -> CellSet {
    lying(position, cell).map_or(CellSet::EMPTY, |piece| set(piece.lie))
}

fn set(lie: Lie) -> CellSet {
    lie.spaces().into_iter().fold(CellSet::EMPTY, CellSet::with)
}

fn distance(from: Cell, to: Cell) -> u8 {
    let (q, r) = (from.q() - to.q(), from.r() - to.r());
    q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
}
