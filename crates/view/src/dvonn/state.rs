//! The mobility of stacks, as the board shows it.

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, CellSet, Phase, Position, Setup};

use crate::scene::Role;

/// The mobility of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StackState {
    /// It can move on its owner's turn. During placement every piece counts as free.
    Free,
    /// All six neighbouring spaces are occupied: it is locked for now.
    Surrounded,
    /// It can never move again unless it gets covered: it has no space to land on, and occupied spaces only become
    /// fewer; or it is a single red piece.
    Still,
}

impl StackState {
    pub(super) fn role(self) -> Role {
        match self {
            Self::Free => Role::StackFree,
            Self::Surrounded => Role::StackSurrounded,
            Self::Still => Role::StackStill,
        }
    }
}

/// The states of all stacks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackStates {
    occupied: CellSet,
    free: CellSet,
    surrounded: CellSet,
}

impl StackStates {
    /// Determines the state of every stack.
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let occupied = board.occupied();
        if position.phase() == Phase::Placing {
            return Self { occupied, free: occupied, surrounded: CellSet::EMPTY };
        }
        let [white, black] = Color::ALL.map(|color| board.mobility(color));
        let free = white.movable | black.movable;
        Self { occupied, free, surrounded: (white.lively | black.lively) - free }
    }

    /// Treats every stack of a setup, legal or not, as free.
    pub(super) fn unknown(setup: &Setup) -> Self {
        let is_taken = |cell: &Cell| !setup[*cell].is_empty();
        let occupied = Cell::ALL.into_iter().filter(is_taken).collect();
        Self { occupied, free: occupied, surrounded: CellSet::EMPTY }
    }

    /// The state of the stack on a space; `None` if the space is empty.
    pub fn of_stack(&self, cell: Cell) -> Option<StackState> {
        self.occupied.contains(cell).then(|| {
            if self.free.contains(cell) {
                StackState::Free
            } else if self.surrounded.contains(cell) {
                StackState::Surrounded
            } else {
                StackState::Still
            }
        })
    }
}
