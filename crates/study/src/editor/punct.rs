//! The editor of PÜNCT positions.

use basalt_rules::punct::{
    self, Cell, IllegalMove, Lie, Piece, PieceKind, Position, Setup, SetupError, Variant,
};
use basalt_rules::{Color, Game, PositionError};

use super::GameEditor;
use super::undo_history::UndoHistory;

/// The action of a tap on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Enters a space of a piece of this colour, the PÜNCT's first.
    Put(Color),
    /// Takes off the highest piece.
    TakeOff,
}

/// The reason why a tap had no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// No kind of piece has its PÜNCT on the first space and its minor dots on the others.
    NoPiece {
        /// The spaces, the PÜNCT's first.
        spaces: [Cell; 3],
    },
    /// The piece cannot lie there, or none of its kind is left.
    Rest(SetupError),
    /// Another piece covers the one to be taken off.
    Covered(IllegalMove),
}

/// An editor of a PÜNCT setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    history: UndoHistory<Setup>,
    tool: Tool,
    /// The level at which the next pieces are put, even if they cannot lie there. Without it, they land on the pieces
    /// below.
    pub level: Option<u8>,
    begun: Vec<Cell>,
    refused: Option<EditError>,
}

impl Editor {
    /// The selected tool.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Selects a tool. A started piece changes its colour or is discarded.
    pub fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.refused = None;
        if tool == Tool::TakeOff {
            self.begun.clear();
        }
    }

    /// The spaces entered so far for a piece, the PÜNCT's first.
    pub fn begun(&self) -> &[Cell] {
        &self.begun
    }

    /// The reason why the last tap had no effect.
    pub fn refused(&self) -> Option<&EditError> {
        self.refused.as_ref()
    }

    /// The number of pieces of a kind that a player has on the board.
    pub fn count(&self, color: Color, kind: PieceKind) -> usize {
        let same = |piece: &&Piece| piece.color == color && piece.lie.shape().kind() == kind;
        self.setup().pieces.iter().filter(same).count()
    }

    /// Enters one more space of a piece. Entering a space again removes it and those after it.
    fn name(&mut self, color: Color, cell: Cell) {
        if let Some(at) = self.begun.iter().position(|&space| space == cell) {
            return self.begun.truncate(at);
        }
        match *self.begun {
            [punct, first] => self.refused = self.put(color, [punct, first, cell]).err(),
            _ => self.begun.push(cell),
        }
    }

    /// Puts a piece on three spaces, which determine its kind.
    fn put(&mut self, color: Color, spaces: [Cell; 3]) -> Result<(), EditError> {
        let [punct, first, second] = spaces;
        let lie = Lie::from_spaces(punct, [first, second]).ok_or(EditError::NoPiece { spaces })?;
        let mut setup = self.setup().clone();
        let level = self.level.unwrap_or_else(|| level_of_rest(&setup, lie));
        setup.pieces.push(Piece { level, color, lie });
        setup.pieces.sort_unstable();
        if self.level.is_none() {
            check_addition(self.setup(), &setup).map_err(EditError::Rest)?;
        }
        self.arrange(setup);
        Ok(())
    }

    /// Sets the number of turns since the last placement. The number of passes is capped at it.
    pub fn set_turns_without_placement(&mut self, turns: u8) {
        self.change(|setup| {
            setup.turns_without_placement = turns;
            setup.passes = setup.passes.min(turns);
        });
    }
}

/// The piece with the highest dot on a space.
fn highest(setup: &Setup, cell: Cell) -> Option<Piece> {
    let has_dot = |piece: &&Piece| piece.lie.spaces().contains(&cell);
    setup.pieces.iter().filter(has_dot).max_by_key(|piece| piece.level).copied()
}

/// A piece that lies above some dot of `piece`.
fn cover(setup: &Setup, piece: Piece) -> Option<Piece> {
    let above = |&space: &Cell| highest(setup, space).filter(|other| other.level > piece.level);
    piece.lie.spaces().iter().find_map(above)
}

/// The lowest level at which a piece can be put on top of the pieces there.
fn level_of_rest(setup: &Setup, lie: Lie) -> u8 {
    let height = |space| highest(setup, space).map_or(0, |top| top.level.saturating_add(1));
    let heights = lie.spaces().map(height);
    heights.into_iter().max().unwrap_or_default()
}

/// Checks that a legal setup stays legal with one more piece. If it was illegal before, any piece may be added.
fn check_addition(before: &Setup, after: &Setup) -> Result<(), SetupError> {
    let check = |setup: &Setup| {
        let pieces_alone = Setup { turns_without_placement: 0, passes: 0, ..setup.clone() };
        pieces_alone.position().map(drop)
    };
    if check(before).is_err() { Ok(()) } else { check(after) }
}

impl GameEditor for Editor {
    type Position = Position;

    type Setup = Setup;

    /// The selected tool puts a white piece.
    fn new(setup: Setup) -> Self {
        Self {
            history: UndoHistory::new(setup),
            tool: Tool::Put(Color::White),
            level: None,
            begun: Vec::new(),
            refused: None,
        }
    }

    fn history(&self) -> &UndoHistory<Setup> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut UndoHistory<Setup> {
        &mut self.history
    }

    fn game(&self) -> Game {
        match self.setup().variant {
            Variant::Standard => Game::Punct,
            Variant::Basic => Game::PunctBasic,
        }
    }

    fn tap(&mut self, cell: Cell) {
        self.refused = None;
        match self.tool {
            Tool::Put(color) => self.name(color, cell),
            Tool::TakeOff => self.take_off(cell),
        }
    }

    /// Takes off the highest piece of a space, if no other piece covers it.
    fn take_off(&mut self, cell: Cell) {
        self.cancel();
        let Some(piece) = highest(self.setup(), cell) else { return };
        if let Some(cover) = cover(self.setup(), piece) {
            let (space, by) = (piece.lie.punct(), cover.lie.punct());
            self.refused = Some(EditError::Covered(IllegalMove::Pinned { space, by }));
            return;
        }
        self.change(|setup| {
            // Of identical pieces only one is taken off.
            if let Some(at) = setup.pieces.iter().position(|&other| other == piece) {
                setup.pieces.remove(at);
            }
        });
    }

    /// Discards the started piece.
    fn cancel(&mut self) {
        self.begun.clear();
        self.refused = None;
    }

    fn check(&self) -> Result<Position, PositionError> {
        Ok(self.setup().position().map_err(punct::PositionError::from)?)
    }

    fn setup_of(position: &Position) -> Setup {
        position.to_setup()
    }

    fn read(&mut self, text: &str) -> Result<(), PositionError> {
        self.arrange(Setup::parse(self.setup().variant, text)?);
        Ok(())
    }

    fn clear(&mut self) {
        self.arrange(Setup::empty(self.setup().variant, self.setup().to_move));
    }

    fn to_move(&self) -> Color {
        self.setup().to_move
    }

    fn set_to_move(&mut self, color: Color) {
        self.change(|setup| setup.to_move = color);
    }
}
