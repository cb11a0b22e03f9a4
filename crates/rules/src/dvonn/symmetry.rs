//! The symmetries of the board, under which the game stays the same.

use super::cell::Cell;
use super::moves::Move;
use super::position::Position;
use super::setup::{Phase, Setup};

/// One of the board's four symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// As it is.
    Identity,
    /// Turned by half: a1 goes to k5.
    HalfTurn,
    /// Left and right exchanged: a1 goes to i1.
    MirrorLeftRight,
    /// Top and bottom exchanged: a1 goes to c5.
    MirrorTopBottom,
}

impl Symmetry {
    /// All four; each is its own inverse.
    pub const ALL: [Self; 4] =
        [Self::Identity, Self::HalfTurn, Self::MirrorLeftRight, Self::MirrorTopBottom];

    /// The image of a space.
    pub fn cell(self, cell: Cell) -> Cell {
        let (q, r) = (cell.column(), cell.row());
        // A space is drawn q - (r - 1) / 2 to the right of a1, hence the shear in the mirrors.
        let (q, r) = match self {
            Self::Identity => (q, r),
            Self::HalfTurn => (10 - q, 6 - r),
            Self::MirrorLeftRight => (7 + r - q, r),
            Self::MirrorTopBottom => (q + 3 - r, 6 - r),
        };
        Cell::at(q, r).expect("a symmetry keeps the board")
    }

    /// The image of a move.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Place(cell) => Move::Place(self.cell(cell)),
            Move::Stack { from, to } => Move::Stack { from: self.cell(from), to: self.cell(to) },
            Move::Pass => Move::Pass,
        }
    }
}

impl Position {
    /// The position seen under a symmetry.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut setup = self.to_setup();
        for cell in Cell::ALL {
            setup[symmetry.cell(cell)] = self.stack(cell);
        }
        legal(&setup)
    }

    /// The position with White and Black exchanged, also as to who is to move.
    ///
    /// Only in stacking: White always starts placing, so a board still being filled has no twin.
    pub fn colors_swapped(&self) -> Option<Self> {
        if self.phase() == Phase::Placing {
            return None;
        }
        let mut setup = self.to_setup();
        for cell in Cell::ALL {
            setup[cell] = self.stack(cell).colors_swapped();
        }
        setup.to_move = setup.to_move.other();
        Some(legal(&setup))
    }

    /// One position for all that differ only by a symmetry or, in stacking, by the colours.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let colorings = [Some(self.clone()), self.colors_swapped()];
        colorings
            .iter()
            .flatten()
            .flat_map(|position| Symmetry::ALL.map(|symmetry| position.transformed(symmetry)))
            .min_by_key(|position| (position.to_move(), Cell::ALL.map(|cell| position.stack(cell))))
            .expect("there is always the position itself")
    }
}

fn legal(setup: &Setup) -> Position {
    setup.position().expect("symmetries keep a position legal")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_go_where_the_drawing_says() {
        let name = |symmetry: Symmetry, cell: &str| {
            symmetry.cell(cell.parse().expect("a space")).to_string()
        };
        assert_eq!(name(Symmetry::HalfTurn, "a1"), "k5");
        assert_eq!(name(Symmetry::MirrorLeftRight, "a1"), "i1");
        assert_eq!(name(Symmetry::MirrorTopBottom, "a1"), "c5");
        assert_eq!(name(Symmetry::MirrorLeftRight, "a3"), "k3");
        assert_eq!(name(Symmetry::MirrorTopBottom, "a3"), "a3");
    }

    #[test]
    fn each_symmetry_is_its_own_inverse() {
        for symmetry in Symmetry::ALL {
            for cell in Cell::ALL {
                assert_eq!(symmetry.cell(symmetry.cell(cell)), cell);
            }
        }
    }
}
