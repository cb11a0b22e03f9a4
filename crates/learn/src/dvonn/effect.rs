//! Effects of a DVONN move.

use basalt_rules::dvonn::{Cell, CellSet, Move, Phase, Position, Stack};

/// An effect of a move. The effects on a stack never apply to a placement or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The stack on this space is moved.
    MovesFrom(&'static str),
    /// A stack of this height is moved.
    MovesHeight(u8),
    /// A stack that holds red is moved.
    CarriesRed,
    /// The stack lands on this.
    Covers(Landing),
    /// At least this number of pieces leaves the board, in stacks of this player.
    CutsOff {
        /// The owner of the stacks.
        whose: Whose,
        /// The minimum number of pieces.
        least: usize,
    },
    /// The mover's stack on this space was surrounded and no longer is.
    Frees(&'static str),
    /// The opponent cannot move next and has to pass.
    MakesPass,
    /// A piece is placed at the edge.
    PlacesAtEdge,
    /// A piece is placed beside a red one.
    PlacesBesideRed,
}

/// A target that a stack can land on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// A stack of the mover.
    Own,
    /// A stack of the opponent.
    Opposing,
    /// A single red piece.
    LoneRed,
}

/// A player, relative to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The mover.
    Own,
    /// The opponent.
    Opposing,
}

impl Effect {
    pub(crate) fn is_of(self, before: &Position, mv: Move, after: &Position) -> bool {
        match (self, mv) {
            (Self::MakesPass, _) => {
                after.phase() == Phase::Stacking && !after.board().can_move() && !after.is_over()
            }
            (_, Move::Stack { from, to }) => self.is_of_stack(before, [from, to], after),
            (Self::PlacesAtEdge, Move::Place(cell)) => around(cell).len() < 6,
            (Self::PlacesBesideRed, Move::Place(cell)) => {
                before.board().with_red().meets(around(cell))
            }
            _ => false,
        }
    }

    fn is_of_stack(self, before: &Position, [from, to]: [Cell; 2], after: &Position) -> bool {
        match self {
            Self::MovesFrom(space) => is(from, space),
            Self::MovesHeight(height) => before.stack(from).height() == usize::from(height),
            Self::CarriesRed => before.board().with_red().contains(from),
            Self::Covers(landing) => Landing::of(before, to) == landing,
            Self::CutsOff { whose, least } => lost(before, [from, to], whose) >= least,
            Self::Frees(space) => Cell::ALL
                .into_iter()
                .any(|cell| is(cell, space) && is_shut(before, cell) && !is_shut(after, cell)),
            Self::MakesPass | Self::PlacesAtEdge | Self::PlacesBesideRed => false,
        }
    }
}

impl Landing {
    fn of(before: &Position, to: Cell) -> Self {
        match before.stack(to).owner() {
            None => Self::LoneRed,
            Some(owner) if owner == before.to_move() => Self::Own,
            Some(_) => Self::Opposing,
        }
    }
}

fn is(cell: Cell, space: &str) -> bool {
    space.parse() == Ok(cell)
}

fn around(cell: Cell) -> CellSet {
    CellSet::of(cell).neighbours() & CellSet::FULL
}

/// The number of pieces that a move cuts off in the stacks of one player. The moved stack counts on its target.
fn lost(before: &Position, [from, to]: [Cell; 2], whose: Whose) -> usize {
    let owner = match whose {
        Whose::Own => before.to_move(),
        Whose::Opposing => before.to_move().other(),
    };
    let stack = |cell| {
        if cell == to { before.stack(from).onto(before.stack(to)) } else { before.stack(cell) }
    };
    let stacks = before.cut_off_by(Move::Stack { from, to }).into_iter().map(stack);
    stacks.filter(|stack| stack.owner() == Some(owner)).map(Stack::height).sum()
}

/// Whether all six neighbours of a stack are occupied (rule 6).
fn is_shut(position: &Position, cell: Cell) -> bool {
    (around(cell) & position.board().occupied()).len() == 6
}
