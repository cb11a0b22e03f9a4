//! The symmetries of the board, under which the game stays the same.

use super::board::Piece;
use super::cell::Cell;
use super::moves::Move;
use super::position::Position;
use super::setup::Setup;
use super::shape::Lie;

/// One of the board's twelve symmetries: perhaps a mirror, then a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    mirrored: bool,
    sixths: u8,
}

impl Symmetry {
    /// Leaves everything as it is.
    pub const IDENTITY: Self = Self { mirrored: false, sixths: 0 };

    /// All twelve: the six turns clockwise, then the same after q and r are exchanged.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |sixths| Self { mirrored, sixths }))
    }

    /// The image of a space.
    pub fn cell(self, cell: Cell) -> Cell {
        let (q, r) = (cell.q(), cell.r());
        let start = if self.mirrored { (r, q) } else { (q, r) };
        let (q, r) = (0..self.sixths).fold(start, |(q, r), _| (-r, q + r));
        Cell::at(q, r).expect("a symmetry keeps the board")
    }

    /// The image of a piece; a mirror makes L out of R.
    pub fn lie(self, lie: Lie) -> Lie {
        Lie::from_spaces(self.cell(lie.punct()), lie.minors().map(|cell| self.cell(cell)))
            .expect("a symmetry keeps the pieces")
    }

    /// The image of a turn of play.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Place(lie) => Move::Place(self.lie(lie)),
            Move::Shift { from, to } => Move::Shift { from: self.cell(from), to: self.lie(to) },
            Move::Pass => Move::Pass,
        }
    }
}

impl Position {
    /// The position seen under a symmetry; earlier positions are forgotten.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut setup = self.to_setup();
        for piece in &mut setup.pieces {
            piece.lie = symmetry.lie(piece.lie);
        }
        legal(&setup)
    }

    /// The position with White and Black exchanged, also as to who is to move; earlier positions
    /// are forgotten.
    #[must_use]
    pub fn colors_swapped(&self) -> Self {
        let mut setup = self.to_setup();
        for piece in &mut setup.pieces {
            piece.color = piece.color.other();
        }
        setup.to_move = setup.to_move.other();
        legal(&setup)
    }

    /// One position for all that differ only by a symmetry or by the colours.
    #[must_use]
    pub fn canonical(&self) -> Self {
        [self.clone(), self.colors_swapped()]
            .iter()
            .flat_map(|position| Symmetry::all().map(|symmetry| position.transformed(symmetry)))
            .min_by_key(|position| (position.to_move(), sorted_pieces(position)))
            .expect("there is always the position itself")
    }
}

fn sorted_pieces(position: &Position) -> Vec<Piece> {
    position.to_setup().pieces
}

fn legal(setup: &Setup) -> Position {
    setup.position().expect("symmetries keep a position legal")
}
