//! The counts of each player in PÜNCT.

use basalt_rules::punct::{PieceKind, Position};
use basalt_rules::{ByColor, Color};

use crate::tally::{PieceCounts, Sign};

/// The counts that are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Pieces of each kind that each player still has in reserve, in the order of [`PieceKind::ALL`].
    pub reserve: ByColor<[u32; 6]>,
    /// Dots that each player shows in the central hexagon.
    pub centre: ByColor<u32>,
}

impl Counts {
    /// Counts the pieces and dots of a position.
    pub fn of(position: &Position) -> Self {
        let reserve = |color| PieceKind::ALL.map(|kind| position.reserve(color, kind) as u32);
        Self { reserve: ByColor::from_fn(reserve), centre: position.centre_count() }
    }

    /// The number of placements a player has left.
    pub fn placements_left(&self, color: Color) -> u32 {
        self.reserve[color].iter().sum()
    }

    pub(super) fn tally(&self) -> PieceCounts {
        let of = |color: Color| {
            vec![(Sign::Dots, self.placements_left(color)), (Sign::Hexagon, self.centre[color])]
        };
        PieceCounts { counts: ByColor::from_fn(of) }
    }
}
