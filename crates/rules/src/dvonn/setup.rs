//! Any arrangement of pieces, legal or not, and its conversion into a legal position.

use std::ops::{Index, IndexMut};

use super::board::Board;
use super::cell::Cell;
use super::cell_set::CellSet;
use super::position::Position;
use super::stack::{Piece, Stack};
use crate::color::Color;
use crate::sentence::sentences;

/// The two parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The board is being filled.
    Placing,
    /// Stacks move.
    Stacking,
}

/// An arrangement that may or may not be a legal position.
///
/// ```
/// use basalt_rules::Color;
/// use basalt_rules::dvonn::{Phase, Piece, Setup, SetupError, Stack};
///
/// let mut setup = Setup::empty(Color::White, Phase::Stacking);
/// setup["a1".parse()?] = Stack::of(Piece::White);
/// assert_eq!(setup.position(), Err(SetupError::RedCount { found: 0 }));
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    stacks: [Stack; Cell::COUNT],
    /// The player to place or to move.
    pub to_move: Color,
    /// The phase of the game.
    pub phase: Phase,
}

sentences! {
    /// Why an arrangement is no position of the game.
    pub enum SetupError {
        TooMany { piece: char, found: usize, most: usize } = "setup-too-many": "there are {found} pieces “{piece}” on the board, but the game has only {most}";
        RedCount { found: usize } = "setup-red-count": "all 3 red pieces must be on the board, found {found}";
        RedOnTop { space: Cell } = "setup-red-on-top": "a red piece can’t be on top of the stack on {space}: single red pieces never move";
        NotLinked { space: Cell } = "setup-not-linked": "the stack on {space} isn’t linked to a red piece, so it would have been removed";
        HighWhilePlacing { space: Cell } = "setup-high-while-placing": "{space} has more than one piece, but stacking starts after placing";
        NothingToPlace = "setup-nothing-to-place": "all 49 spaces are taken, so placing is over";
        PlacedPieces { placed: usize, piece: char, found: usize, expected: usize } = "setup-placed-pieces": "after {placed} placements there must be {expected} pieces “{piece}”, found {found}";
        PlacingTurn { placed: usize, expected: Color } = "setup-placing-turn": "after {placed} placements it is {expected}’s turn";
    }
}

impl SetupError {
    /// The space where the fault is; none where the whole arrangement is at fault.
    pub const fn space(&self) -> Option<Cell> {
        match *self {
            Self::RedOnTop { space }
            | Self::NotLinked { space }
            | Self::HighWhilePlacing { space } => Some(space),
            Self::TooMany { .. }
            | Self::RedCount { .. }
            | Self::NothingToPlace
            | Self::PlacedPieces { .. }
            | Self::PlacingTurn { .. } => None,
        }
    }
}

impl Setup {
    /// An empty board.
    pub fn empty(to_move: Color, phase: Phase) -> Self {
        Self { stacks: [Stack::EMPTY; Cell::COUNT], to_move, phase }
    }

    /// The position, if the arrangement keeps the game's invariants (docs/notation.md lists
    /// them). That it could not be reached by play is no error.
    pub fn position(&self) -> Result<Position, SetupError> {
        match self.phase {
            Phase::Placing => self.check_placing()?,
            Phase::Stacking => self.check_stacking()?,
        }
        Ok(Position::from_legal_setup(self))
    }

    fn count(&self, piece: Piece) -> usize {
        self.stacks.iter().map(|stack| stack.count(piece)).sum()
    }

    fn occupied(&self) -> CellSet {
        self.filter(|stack| !stack.is_empty())
    }

    fn filter(&self, condition: impl Fn(Stack) -> bool) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| condition(self[cell])).collect()
    }

    fn check_placing(&self) -> Result<(), SetupError> {
        if let Some(space) = self.filter(|stack| stack.height() > 1).first() {
            return Err(SetupError::HighWhilePlacing { space });
        }
        let placed = self.occupied().len();
        if placed == Cell::COUNT {
            return Err(SetupError::NothingToPlace);
        }
        for piece in Piece::ALL {
            let found = self.count(piece);
            let expected = (0..placed).filter(|&ply| piece_of_ply(ply) == piece).count();
            if found != expected {
                let piece = piece.letter();
                return Err(SetupError::PlacedPieces { placed, piece, found, expected });
            }
        }
        let expected = player_of_placement(placed);
        if self.to_move == expected {
            Ok(())
        } else {
            Err(SetupError::PlacingTurn { placed, expected })
        }
    }

    fn check_stacking(&self) -> Result<(), SetupError> {
        for piece in Piece::ALL {
            let (found, most) = (self.count(piece), piece.in_game());
            if found > most {
                let piece = piece.letter();
                return Err(SetupError::TooMany { piece, found, most });
            }
        }
        let found = self.count(Piece::Red);
        if found != Piece::Red.in_game() {
            return Err(SetupError::RedCount { found });
        }
        let capped = |stack: Stack| stack.height() > 1 && stack.top() == Some(Piece::Red);
        if let Some(space) = self.filter(capped).first() {
            return Err(SetupError::RedOnTop { space });
        }
        let red = self.filter(|stack| stack.count(Piece::Red) > 0);
        match (self.occupied() - red.chains_within(self.occupied())).first() {
            Some(space) => Err(SetupError::NotLinked { space }),
            None => Ok(()),
        }
    }

    /// The compact board of this arrangement.
    pub(super) fn board(&self) -> Board {
        let mut board = Board::empty(self.to_move);
        for cell in Cell::ALL {
            if let Some(tile) = self[cell].tile() {
                board.put(cell, tile);
            }
        }
        board
    }
}

/// The piece that the placement after `placed` others puts on the board (rule 1).
pub(super) fn piece_of_ply(placed: usize) -> Piece {
    if placed < Piece::Red.in_game() { Piece::Red } else { Piece::of(player_of_placement(placed)) }
}

/// The player who makes the placement after `placed` others (rule 1).
pub(super) fn player_of_placement(placed: usize) -> Color {
    Color::ALL[placed % 2]
}

impl Index<Cell> for Setup {
    type Output = Stack;

    fn index(&self, cell: Cell) -> &Stack {
        &self.stacks[cell.index()]
    }
}

impl IndexMut<Cell> for Setup {
    fn index_mut(&mut self, cell: Cell) -> &mut Stack {
        &mut self.stacks[cell.index()]
    }
}
