//! The editor of PÜNCT positions.

use basalt_rules::punct::{
    self, Cell, IllegalMove, Kind, Lie, Piece, Position, Setup, SetupError, Variant,
};
use basalt_rules::{Color, Game, PositionError};

use super::GameEditor;
use super::undo_history::UndoHistory;

/// What a tap on a space does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Names a space of a piece of this colour, the PÜNCT's first.
    Put(Color),
    /// Takes the highest piece off.
    TakeOff,
}

/// Why a tap did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No piece has its PÜNCT on the first space and its minor dots on the others.
    NoPiece {
        /// The spaces, the PÜNCT's first.
        spaces: [Cell; 3],
    },
    /// The piece cannot come to rest there, or there is none left of its kind.
    Rest(SetupError),
    /// Another piece lies on the one that was to be taken off.
    Covered(IllegalMove),
}

/// An arrangement under work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    history: UndoHistory<Setup>,
    tool: Tool,
    /// The level at which the next pieces are put, whether they can lie there or not; without one they come to rest
    /// on what lies there.
    pub level: Option<u8>,
    begun: Vec<Cell>,
    refused: Option<Refused>,
}

impl Editor {
    /// Begins with an arrangement, a white piece in hand.
    pub fn new(setup: Setup) -> Self {
        Self {
            history: UndoHistory::new(setup),
            tool: Tool::Put(Color::White),
            level: None,
            begun: Vec::new(),
            refused: None,
        }
    }

    /// The arrangement as it is.
    pub fn setup(&self) -> &Setup {
        self.history.now()
    }

    /// The tool in hand.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Takes another tool. A piece that has been begun changes its colour or is given up.
    pub fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.refused = None;
        if tool == Tool::TakeOff {
            self.begun.clear();
        }
    }

    /// The spaces of a piece that have been named, the PÜNCT's first.
    pub fn begun(&self) -> &[Cell] {
        &self.begun
    }

    /// Why the last tap did nothing.
    pub fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// How many pieces of a kind a player has on the board.
    pub fn count(&self, color: Color, kind: Kind) -> usize {
        let same = |piece: &&Piece| piece.color == color && piece.lie.shape().kind() == kind;
        self.setup().pieces.iter().filter(same).count()
    }

    /// Uses the tool on a space.
    pub fn tap(&mut self, cell: Cell) {
        self.refused = None;
        match self.tool {
            Tool::Put(color) => self.name(color, cell),
            Tool::TakeOff => self.take_off(cell),
        }
    }

    /// Names one more space of a piece; naming one again takes it back.
    fn name(&mut self, color: Color, cell: Cell) {
        if let Some(at) = self.begun.iter().position(|&space| space == cell) {
            return self.begun.truncate(at);
        }
        match *self.begun {
            [punct, first] => self.refused = self.put(color, [punct, first, cell]).err(),
            _ => self.begun.push(cell),
        }
    }

    /// Puts a piece on three spaces, which say what kind it is.
    fn put(&mut self, color: Color, spaces: [Cell; 3]) -> Result<(), Refused> {
        let [punct, first, second] = spaces;
        let lie = Lie::from_spaces(punct, [first, second]).ok_or(Refused::NoPiece { spaces })?;
        let mut setup = self.setup().clone();
        let level = self.level.unwrap_or_else(|| level_of_rest(&setup, lie));
        setup.pieces.push(Piece { level, color, lie });
        setup.pieces.sort_unstable();
        if self.level.is_none() {
            check_addition(self.setup(), &setup).map_err(Refused::Rest)?;
        }
        self.arrange(setup);
        Ok(())
    }

    /// Takes the highest piece of a space off, if nothing lies on it.
    pub fn take_off(&mut self, cell: Cell) {
        self.cancel();
        let Some(piece) = highest(self.setup(), cell) else { return };
        if let Some(cover) = cover(self.setup(), piece) {
            let (space, by) = (piece.lie.punct(), cover.lie.punct());
            self.refused = Some(Refused::Covered(IllegalMove::Pinned { space, by }));
            return;
        }
        self.change(|setup| {
            // Of pieces that are the same in everything one is taken off.
            if let Some(at) = setup.pieces.iter().position(|&other| other == piece) {
                setup.pieces.remove(at);
            }
        });
    }

    /// Gives up the piece that has been begun.
    pub fn cancel(&mut self) {
        self.begun.clear();
        self.refused = None;
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.arrange(Setup::empty(self.setup().variant, self.setup().to_move));
    }

    /// Says how many turns in a row were no placement. No more of them can have been passes.
    pub fn set_turns_without_placement(&mut self, turns: u8) {
        self.change(|setup| {
            setup.turns_without_placement = turns;
            setup.passes = setup.passes.min(turns);
        });
    }

    /// Changes the arrangement, as one step.
    pub fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup().clone();
        change(&mut setup);
        self.arrange(setup);
    }

    /// Puts another arrangement in place of this one, as one step.
    pub fn arrange(&mut self, setup: Setup) {
        self.cancel();
        self.history.replace(setup);
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        self.cancel();
        self.history.undo();
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        self.cancel();
        self.history.redo();
    }
}

/// The piece with the highest dot on a space.
fn highest(setup: &Setup, cell: Cell) -> Option<Piece> {
    let has_dot = |piece: &&Piece| piece.lie.spaces().contains(&cell);
    setup.pieces.iter().filter(has_dot).max_by_key(|piece| piece.level).copied()
}

/// A piece that lies somewhere above `piece`.
fn cover(setup: &Setup, piece: Piece) -> Option<Piece> {
    let above = |&space: &Cell| highest(setup, space).filter(|other| other.level > piece.level);
    piece.lie.spaces().iter().find_map(above)
}

/// Where a piece that is put down from above first meets what lies there.
fn level_of_rest(setup: &Setup, lie: Lie) -> u8 {
    let height = |space| highest(setup, space).map_or(0, |top| top.level.saturating_add(1));
    let heights = lie.spaces().map(height);
    heights.into_iter().max().unwrap_or_default()
}

/// Whether pieces that are right stay so with one more. Where they are wrong already it is no fault of this one.
fn check_addition(before: &Setup, after: &Setup) -> Result<(), SetupError> {
    let check = |setup: &Setup| {
        let pieces_alone = Setup { turns_without_placement: 0, passes: 0, ..setup.clone() };
        pieces_alone.position().map(drop)
    };
    if check(before).is_err() { Ok(()) } else { check(after) }
}

impl GameEditor for Editor {
    type Position = Position;

    fn of(position: &Position) -> Self {
        Self::new(position.to_setup())
    }

    fn game(&self) -> Game {
        match self.setup().variant {
            Variant::Standard => Game::Punct,
            Variant::Basic => Game::PunctBasic,
        }
    }

    fn tap(&mut self, cell: Cell) {
        self.tap(cell);
    }

    fn take_off(&mut self, cell: Cell) {
        self.take_off(cell);
    }

    fn cancel(&mut self) {
        self.cancel();
    }

    fn check(&self) -> Result<Position, PositionError> {
        Ok(self.setup().position().map_err(punct::PositionError::from)?)
    }

    fn text(&self) -> String {
        self.setup().to_string()
    }

    fn read(&mut self, text: &str) -> Result<(), PositionError> {
        self.arrange(Setup::parse(self.setup().variant, text)?);
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
