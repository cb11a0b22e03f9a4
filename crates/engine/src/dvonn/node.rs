//! A node of the search: a board with its hash and points.

use basalt_rules::dvonn::{Board, Cell, Move, PlayerView, hash_after_pass};

use super::ordering::Candidate;
use super::points::Points;
use super::vision::Sight;

/// A board in stacking with its hash and its points.
#[derive(Clone, Copy)]
pub(crate) struct SearchNode {
    pub(crate) board: Board,
    pub(crate) hash: u64,
    pub(crate) points: Points,
}

impl SearchNode {
    pub(crate) fn root(board: &Board) -> Self {
        Self { board: *board, hash: board.hash(), points: Points::of(board) }
    }

    /// The node after one of the moves of its board, whose turn is given.
    #[inline]
    pub(crate) fn landed(
        &self,
        turn: &PlayerView<'_>,
        &Candidate { from, to, .. }: &Candidate,
        sight: Sight,
    ) -> Self {
        let departure = turn.leave(from);
        let after = if sight.sees_moves_of(self.board.to_move()) {
            departure.land(to)
        } else {
            departure.land_uncut(to)
        };
        self.after(from, to, after)
    }

    /// The node after any legal move.
    pub(crate) fn played(&self, mv: Move) -> Self {
        match mv {
            Move::Stack { from, to } => {
                self.after(from, to, self.board.turn().leave(from).land(to))
            }
            Move::Pass | Move::Place(_) => self.passed(),
        }
    }

    /// The node with the board that a move has made.
    #[inline]
    pub(crate) fn after(&self, from: Cell, to: Cell, board: Board) -> Self {
        let before = &self.board;
        Self {
            hash: board.hash_after_landing(before, to, self.hash),
            points: self.points.landed(before, from, to, &board),
            board,
        }
    }

    /// The node after a forced pass.
    #[inline]
    pub(crate) fn passed(&self) -> Self {
        Self {
            board: self.board.passed(),
            hash: hash_after_pass(self.hash),
            points: self.points.passed(),
        }
    }
}
