//! Any arrangement of pieces, legal or not, and its conversion into a legal position.

use super::board::{Board, Piece, Variant};
use super::cell::Cell;
use super::position::Position;
use super::shape::PieceKind;
use crate::color::Color;
use crate::sentence::sentences;
use crate::sorting::sort_by_key;

/// An arrangement that may or may not be a legal position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game that is played.
    pub variant: Variant,
    /// The pieces on the board, in any order.
    pub pieces: Vec<Piece>,
    /// The player to move.
    pub to_move: Color,
    /// The number of turns in a row without a placement (rule 11).
    pub turns_without_placement: u8,
    /// The number of passes in a row that ended those turns (rule 12).
    pub passes: u8,
}

sentences! {
    /// Why an arrangement is no position of the game.
    pub enum SetupError {
        TooMany { color: Color, kind: PieceKind, found: usize, most: usize } = "punct-setup-too-many": "{color} has {found} pieces {kind} on the board, but the game has only {most}";
        SamePlace { space: Cell, level: u8 } = "punct-setup-same-place": "two pieces have a dot on {space} at level {level} (1 is the board)";
        Unsupported { space: Cell, level: u8 } = "punct-setup-unsupported": "nothing supports the dot on {space} at level {level} (1 is the board)";
        ForeignDot { space: Cell, level: u8 } = "punct-setup-foreign-dot": "the PÜNCT on {space} at level {level} (1 is the board) isn’t on a dot of its own colour";
        TurnCount { found: u8, most: u8 } = "punct-setup-turn-count": "the game is drawn after {most} turns without a placement, found {found}";
        PassCount { passes: u8, turns: u8 } = "punct-setup-pass-count": "a pass is a turn without a placement, but there are {passes} passes and {turns} such turns";
        PassesInARow { found: u8, most: u8 } = "punct-setup-passes-in-a-row": "the game is over after {most} passes in a row, found {found}";
    }
}

impl SetupError {
    /// The space where the fault is; none where the whole arrangement is at fault.
    pub const fn space(&self) -> Option<Cell> {
        match *self {
            Self::SamePlace { space, .. }
            | Self::Unsupported { space, .. }
            | Self::ForeignDot { space, .. } => Some(space),
            Self::TooMany { .. }
            | Self::TurnCount { .. }
            | Self::PassCount { .. }
            | Self::PassesInARow { .. } => None,
        }
    }
}

impl Setup {
    /// A board without pieces.
    pub fn empty(variant: Variant, to_move: Color) -> Self {
        Self { variant, pieces: Vec::new(), to_move, turns_without_placement: 0, passes: 0 }
    }

    /// The position, if the arrangement keeps the game's invariants (docs/notation.md lists
    /// them). That it could not be reached by play is no error.
    pub fn position(&self) -> Result<Position, SetupError> {
        let board = self.board()?;
        let (found, most) = (self.turns_without_placement, Position::QUIET_TURNS);
        if found > most {
            return Err(SetupError::TurnCount { found, most });
        }
        let (passes, most) = (self.passes, Position::PASSES_IN_A_ROW);
        if passes > most {
            return Err(SetupError::PassesInARow { found: passes, most });
        }
        if passes > found {
            return Err(SetupError::PassCount { passes, turns: found });
        }
        Ok(Position::from_board(&board, found, passes))
    }

    /// Builds the board from below, checking each piece as it comes to lie.
    fn board(&self) -> Result<Board, SetupError> {
        let mut pieces = self.pieces.clone();
        sort_by_key(&mut pieces, |&piece| piece);
        let mut board = Board::empty(self.variant, self.to_move);
        for &piece in &pieces {
            self.check_reserve(&board, piece)?;
            check_rest(&board, piece)?;
            board.place(piece.color, piece.lie, piece.level);
        }
        Ok(board)
    }

    fn check_reserve(
        &self,
        board: &Board,
        Piece { color, lie, .. }: Piece,
    ) -> Result<(), SetupError> {
        let kind = lie.shape().kind();
        if board.reserve(color, kind) > 0 {
            return Ok(());
        }
        let same = |piece: &&Piece| piece.color == color && piece.lie.shape().kind() == kind;
        let found = self.pieces.iter().filter(same).count();
        Err(SetupError::TooMany { color, kind, found, most: kind.in_game() })
    }
}

/// Whether a piece can lie on what is below it (rules 5 and 6).
fn check_rest(board: &Board, Piece { color, lie, level }: Piece) -> Result<(), SetupError> {
    // People count levels from 1, as everywhere outside of notation and rules.
    let said = level.saturating_add(1);
    if let Some(space) = lie.spaces().into_iter().find(|&space| board.height(space) > level) {
        return Err(SetupError::SamePlace { space, level: said });
    }
    if let Some(space) = lie.ends().find(|&space| board.height(space) != level) {
        return Err(SetupError::Unsupported { space, level: said });
    }
    let space = lie.punct();
    if level > 0 && !board.visible(color).contains(space) {
        return Err(SetupError::ForeignDot { space, level: said });
    }
    Ok(())
}
