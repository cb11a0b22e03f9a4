//! The editor of DVONN positions.

use basalt_rules::dvonn::{self, Cell, Piece, Position, Setup, Stack};
use basalt_rules::{Color, Game, PositionError};

use super::GameEditor;
use super::undo_history::UndoHistory;

/// The action of a tap on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a piece on top.
    Put(Piece),
    /// Takes off the highest piece.
    TakeOff,
}

/// An editor of a DVONN setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    history: UndoHistory<Setup>,
    /// The selected tool.
    pub tool: Tool,
}

impl Editor {
    /// The number of pieces of a kind on the board.
    pub fn count(&self, piece: Piece) -> usize {
        Cell::ALL.into_iter().map(|cell| self.setup()[cell].count(piece)).sum()
    }
}

impl GameEditor for Editor {
    type Position = Position;

    type Setup = Setup;

    /// The selected tool puts a white piece.
    fn new(setup: Setup) -> Self {
        Self { history: UndoHistory::new(setup), tool: Tool::Put(Piece::White) }
    }

    fn history(&self) -> &UndoHistory<Setup> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut UndoHistory<Setup> {
        &mut self.history
    }

    fn game(&self) -> Game {
        Game::Dvonn
    }

    /// A stack with all pieces of the game accepts no more.
    fn tap(&mut self, cell: Cell) {
        match self.tool {
            Tool::Put(piece) => self.change(|setup| {
                setup[cell] = setup[cell].pieces().chain([piece]).collect();
            }),
            Tool::TakeOff => self.take_off(cell),
        }
    }

    fn take_off(&mut self, cell: Cell) {
        self.change(|setup| {
            let left = setup[cell].height().saturating_sub(1);
            setup[cell] = setup[cell].pieces().take(left).collect();
        });
    }

    fn cancel(&mut self) {}

    fn check(&self) -> Result<Position, PositionError> {
        Ok(self.setup().position().map_err(dvonn::PositionError::from)?)
    }

    fn setup_of(position: &Position) -> Setup {
        position.to_setup()
    }

    fn read(&mut self, text: &str) -> Result<(), PositionError> {
        self.arrange(text.parse::<Setup>().map_err(dvonn::PositionError::from)?);
        Ok(())
    }

    fn clear(&mut self) {
        self.change(|setup| Cell::ALL.into_iter().for_each(|cell| setup[cell] = Stack::EMPTY));
    }

    fn to_move(&self) -> Color {
        self.setup().to_move
    }

    fn set_to_move(&mut self, color: Color) {
        self.change(|setup| setup.to_move = color);
    }
}
