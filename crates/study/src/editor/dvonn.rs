//! Setting up a board of DVONN.

use basalt_rules::dvonn::{Cell, Piece, Setup, Stack};

use super::trail::Trail;

/// What a tap on a space does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a piece on top.
    Put(Piece),
    /// Takes the highest piece off.
    TakeOff,
}

/// An arrangement under work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    trail: Trail<Setup>,
    /// The tool in hand.
    pub tool: Tool,
}

impl Editor {
    /// Begins with an arrangement, a white piece in hand.
    pub fn new(setup: Setup) -> Self {
        Self { trail: Trail::new(setup), tool: Tool::Put(Piece::White) }
    }

    /// The arrangement as it is.
    pub fn setup(&self) -> &Setup {
        self.trail.now()
    }

    /// How many pieces of a kind are on the board.
    pub fn count(&self, piece: Piece) -> usize {
        Cell::ALL.into_iter().map(|cell| self.setup()[cell].count(piece)).sum()
    }

    /// Uses the tool on a space. On a stack of all the pieces that a game has, no further one is put.
    pub fn tap(&mut self, cell: Cell) {
        match self.tool {
            Tool::Put(piece) => self.change(|setup| {
                setup[cell] = setup[cell].pieces().chain([piece]).collect();
            }),
            Tool::TakeOff => self.take_off(cell),
        }
    }

    /// Takes the highest piece of a space off.
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

    /// Changes the arrangement, as one step.
    pub fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup().clone();
        change(&mut setup);
        self.arrange(setup);
    }

    /// Puts another arrangement in place of this one, as one step.
    pub fn arrange(&mut self, setup: Setup) {
        self.trail.go_on(setup);
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        self.trail.undo();
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        self.trail.redo();
    }

    pub(super) fn trail(&self) -> &Trail<Setup> {
        &self.trail
    }
}
