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
    /// Starts with a setup. The selected tool puts a white piece.
    pub fn new(setup: Setup) -> Self {
        Self { history: UndoHistory::new(setup), tool: Tool::Put(Piece::White) }
    }

    /// The current setup.
    pub fn setup(&self) -> &Setup {
        self.history.now()
    }

    /// The number of pieces of a kind on the board.
    pub fn count(&self, piece: Piece) -> usize {
        Cell::ALL.into_iter().map(|cell| self.setup()[cell].count(piece)).sum()
    }

    /// Uses the selected tool on a space. A stack that holds as many pieces as the game has takes no more.
    pub fn tap(&mut self, cell: Cell) {
        match self.tool {
            Tool::Put(piece) => self.change(|setup| {
                setup[cell] = setup[cell].pieces().chain([piece]).collect();
            }),
            Tool::TakeOff => self.take_off(cell),
        }
    }

    /// Takes off the highest piece of a space.
    pub fn take_off(&mut self, cell: Cell) {
        self.change(|setup| {
            let left = setup[cell].height().saturating_sub(1);
            setup[cell] = setup[cell].pieces().take(left).collect();
        });
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.change(|setup| Cell::ALL.into_iter().for_each(|cell| setup[cell] = Stack::EMPTY));
    }

    /// Changes the setup, as one undo step.
    pub fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup().clone();
        change(&mut setup);
        self.arrange(setup);
    }

    /// Replaces the setup, as one undo step.
    pub fn arrange(&mut self, setup: Setup) {
        self.history.replace(setup);
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        self.history.undo();
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        self.history.redo();
    }
}

impl GameEditor for Editor {
    type Position = Position;

    fn of(position: &Position) -> Self {
        Self::new(position.to_setup())
    }

    fn game(&self) -> Game {
        Game::Dvonn
    }

    fn tap(&mut self, cell: Cell) {
        self.tap(cell);
    }

    fn take_off(&mut self, cell: Cell) {
        self.take_off(cell);
    }

    fn cancel(&mut self) {}

    fn check(&self) -> Result<Position, PositionError> {
        Ok(self.setup().position().map_err(dvonn::PositionError::from)?)
    }

    fn text(&self) -> String {
        self.setup().to_string()
    }

    fn read(&mut self, text: &str) -> Result<(), PositionError> {
        self.arrange(text.parse::<Setup>().map_err(dvonn::PositionError::from)?);
        Ok(())
    }

    fn arrange(&mut self, position: &Position) {
        self.arrange(position.to_setup());
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn to_move(&self) -> Color {
        self.setup().to_move
    }

    fn set_to_move(&mut self, color: Color) {
        self.change(|setup| setup.to_move = color);
    }

    fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    fn undo(&mut self) {
        self.undo();
    }

    fn redo(&mut self) {
        self.redo();
    }
}
