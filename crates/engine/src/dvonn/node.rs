//! A board with all that a search carries along with it.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, Move, Turn, hash_after_pass};

use super::evaluator::Evaluator;
use super::ordering::Candidate;
use super::points::Points;

/// A board in stacking with its hash, its points and an evaluator's accumulator.
#[derive(Clone, Copy)]
pub(crate) struct Node<S> {
    pub(crate) board: Board,
    pub(crate) hash: u64,
    pub(crate) points: Points,
    pub(crate) accumulator: S,
}

/// The players whose cut-offs a player sees coming. Real moves cut off for everybody; a blind player thinks that
/// the stacks would stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Every cut-off.
    Full,
    /// Only those by the moves of this player.
    OwnMoves(Color),
    /// None.
    Blind,
}

impl Sight {
    #[inline]
    fn sees_moves_of(self, mover: Color) -> bool {
        match self {
            Self::Full => true,
            Self::OwnMoves(player) => player == mover,
            Self::Blind => false,
        }
    }
}

impl<S: Copy> Node<S> {
    pub(crate) fn root<E: Evaluator<Accumulator = S>>(board: &Board, evaluator: &E) -> Self {
        Self {
            board: *board,
            hash: board.hash(),
            points: Points::of(board),
            accumulator: evaluator.accumulator(board),
        }
    }

    /// The node after one of the moves of its board, whose turn is given.
    #[inline]
    pub(crate) fn landed<E: Evaluator<Accumulator = S>>(
        &self,
        turn: &Turn<'_>,
        &Candidate { from, to, .. }: &Candidate,
        sight: Sight,
        evaluator: &E,
    ) -> Self {
        let departure = turn.leave(from);
        let after = if sight.sees_moves_of(self.board.to_move()) {
            departure.land(to)
        } else {
            departure.land_uncut(to)
        };
        self.after(from, to, after, evaluator)
    }

    /// The node after any legal move.
    pub(crate) fn played<E: Evaluator<Accumulator = S>>(&self, mv: Move, evaluator: &E) -> Self {
        match mv {
            Move::Stack { from, to } => {
                self.after(from, to, self.board.turn().leave(from).land(to), evaluator)
            }
            Move::Pass | Move::Place(_) => self.passed(evaluator),
        }
    }

    /// The node with the board that a move has made.
    #[inline]
    pub(crate) fn after<E: Evaluator<Accumulator = S>>(
        &self,
        from: Cell,
        to: Cell,
        board: Board,
        evaluator: &E,
    ) -> Self {
        let before = &self.board;
        Self {
            hash: board.hash_after_landing(before, to, self.hash),
            points: self.points.landed(before, from, to, &board),
            accumulator: evaluator.landed(&self.accumulator, before, from, to, &board),
            board,
        }
    }

    /// The node after a forced pass.
    #[inline]
    pub(crate) fn passed<E: Evaluator<Accumulator = S>>(&self, evaluator: &E) -> Self {
        Self {
            board: self.board.passed(),
            hash: hash_after_pass(self.hash),
            points: self.points.passed(),
            accumulator: evaluator.passed(&self.accumulator),
        }
    }
}
