//! The moves that follow a proven one.
//!
//! The line that a search expects may leave the path of perfect play once something is proven, since it was found with
//! less effort than the proof. So a proven line is read from the table of proofs, and moves that are no longer in the
//! table are proven again.

use basalt_rules::dvonn::Move;

use super::node::SearchNode;
use super::ordering::SearchHistory;
use super::ranking::first_move;
use super::solver::Solver;
use super::stop_signal::{Counter, StopSignal};
use crate::table::HashTable;

/// Maximum nodes that are spent on one line. They are not counted as nodes of the search, whose answer
/// they do not change. Most lines take a few thousand.
const MAX_NODES: u64 = 200_000;

/// Perfect play of both players to the end of the game, after a first move that reaches this margin. It
/// is shorter only where `stop` or the number of nodes ends it.
pub(crate) fn perfect_line(
    root: &SearchNode,
    first: Move,
    margin: i32,
    proofs: &HashTable,
    history: &mut SearchHistory,
    stop: &dyn Fn() -> bool,
) -> Vec<Move> {
    let signal = StopSignal::new(None);
    let counter = Counter::new(&signal, Some(stop));
    let mut solver = Solver::new(proofs, &mut history.recent, counter, 0, MAX_NODES);
    let (mut moves, mut node, mut margin) = (vec![first], root.played(first), -margin);
    while let Some(mv) = perfect_move(&mut solver, &node, margin) {
        moves.push(mv);
        node = node.played(mv);
        margin = -margin;
    }
    moves
}

/// A move that reaches the best margin, which is known; `None` at the end of the game, or if the time is up.
fn perfect_move(solver: &mut Solver<'_>, node: &SearchNode, margin: i32) -> Option<Move> {
    if !node.board.can_move() {
        return node.board.passed().can_move().then_some(Move::Pass);
    }
    let answer = solver.ask(node, margin, true).filter(|answer| answer.reached)?;
    // If every move reaches the margin, the solver names none.
    answer.code.mv().or_else(|| first_move(node, &[]))
}
