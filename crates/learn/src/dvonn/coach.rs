//! The tips of a first game of DVONN.

use basalt_rules::dvonn::{Cell, Move, Phase, Position};

use crate::board_marks::BoardMarks;
use crate::coach::{GameTip, LearnerTurn, TIP_COUNT};

/// The number of the learner's stacks that can still move when the end is explained.
const LAST_STACKS: usize = 3;

pub(super) const TIPS: [GameTip<Position>; TIP_COUNT] = [
    GameTip::new("aim", |_| Some(BoardMarks::default())),
    GameTip::new("red", red),
    GameTip::new("move", movable),
    GameTip::new("fallen", fallen),
    GameTip::new("end", end),
];

/// All red pieces are on the board.
fn red(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let board = turn.position.board();
    let is_placed = turn.position.phase() == Phase::Stacking || board.with_red().len() == 3;
    is_placed.then(|| BoardMarks::around(board.with_red()))
}

/// A single piece of the learner can cover a single piece of the opponent. The example is the move after which the
/// opponent has the fewest ways to cover the stack in turn.
fn movable(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let covers = |mv: &Move| covers_single(turn.position, *mv);
    let moves = turn.position.legal_moves();
    let (from, to) = moves
        .iter()
        .filter(|mv| covers(mv))
        .filter_map(|&mv| match mv {
            Move::Stack { from, to } => Some((from, to)),
            Move::Place(_) | Move::Pass => None,
        })
        .min_by_key(|&(from, to)| ways_back(turn.position, from, to))?;
    let marks =
        BoardMarks { example: Some(Move::Stack { from, to }.into()), ..BoardMarks::around([from]) };
    let board = turn.position.board();
    Some(marks.lighting(board.movable(turn.position.to_move())))
}

/// Whether a legal move puts a single piece onto a single piece of the opponent, and cuts nothing off.
fn covers_single(position: &Position, mv: Move) -> bool {
    let Move::Stack { from, to } = mv else { return false };
    let board = position.board();
    let theirs = board.owned(position.to_move().other());
    board.height(from) == 1
        && board.height(to) == 1
        && theirs.contains(to)
        && position.cut_off_by(mv).is_empty()
}

/// The number of moves by which the opponent could then cover the stack.
fn ways_back(position: &Position, from: Cell, to: Cell) -> usize {
    let mut after = position.clone();
    after.play_unchecked(Move::Stack { from, to });
    let replies = after.legal_moves();
    replies.iter().filter(|mv| matches!(mv, Move::Stack { to: at, .. } if *at == to)).count()
}

/// Stacks have been cut off since the learner's last turn. The rings show the spaces that they have left.
fn fallen(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let lost = turn.recent.iter().rev().map(|&(before, mv)| before.cut_off_by(mv));
    lost.into_iter().find(|lost| !lost.is_empty()).map(BoardMarks::around)
}

/// Few stacks of the learner can still move.
fn end(turn: &LearnerTurn<'_, Position>) -> Option<BoardMarks> {
    let position = turn.position;
    if position.phase() == Phase::Placing {
        return None;
    }
    let movable = position.board().movable(position.to_move());
    (1..=LAST_STACKS).contains(&movable.len()).then(|| BoardMarks::around(movable))
}
