//! The parts of a board that stand out.

/// The last move, and the spaces that a picture highlights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlights<Move, Cell, CellSet> {
    /// The last move.
    pub last: Option<Move>,
    /// The space of the selected stack or piece.
    pub selected: Option<Cell>,
    /// The spaces that can be selected next.
    pub targets: CellSet,
    /// The space where a move is impossible.
    pub fault: Option<Cell>,
    /// The space with the keyboard focus.
    pub focus: Option<Cell>,
}

impl<Move, Cell, CellSet: Default> Highlights<Move, Cell, CellSet> {
    /// Only the last move.
    pub fn after(last: Option<Move>) -> Self {
        Self { last, ..Self::default() }
    }
}

// A derived implementation would ask for a default move and a default space.
impl<Move, Cell, CellSet: Default> Default for Highlights<Move, Cell, CellSet> {
    fn default() -> Self {
        Self { last: None, selected: None, targets: CellSet::default(), fault: None, focus: None }
    }
}
