//! Counts and lists the legal turns of a board.

use super::board::Board;
use super::cell_set::CellSet;
use super::landing::{ReservePlacements, visit_free_pieces};
use super::moves::{Move, MoveList};
use super::shape::{Lie, PieceKind, Shape};

impl Board {
    /// The number of placements and moves of the player to move, passes not counted.
    pub fn count_turns(&self) -> usize {
        self.count_placements() + self.count_shifts()
    }

    fn count_placements(&self) -> usize {
        let placements = ReservePlacements::new(self.open());
        let in_reserve = |kind: &PieceKind| self.reserve(self.to_move(), *kind) > 0;
        PieceKind::ALL.into_iter().filter(in_reserve).map(|kind| placements.count(kind)).sum()
    }

    fn count_shifts(&self) -> usize {
        let mut count = 0;
        // Lying as it lay is no move (rule 3).
        visit_free_pieces(self, |_, anchors| count += CellSet::total_len(anchors) - 1);
        count
    }

    /// Adds all placements and moves of the player to move to `turns`, passes not counted.
    pub fn list_turns(&self, turns: &mut MoveList) {
        let placements = ReservePlacements::new(self.open());
        for kind in PieceKind::ALL {
            if self.reserve(self.to_move(), kind) > 0 {
                for shape in kind.shapes() {
                    lies(shape, placements.anchors(shape))
                        .for_each(|lie| turns.push(Move::Place(lie)));
                }
            }
        }
        visit_free_pieces(self, |lie, anchors| {
            for (shape, &anchors) in lie.shape().kind().shapes().zip(anchors) {
                let from = lie.punct();
                let anchors = without_staying(lie, shape, anchors);
                lies(shape, anchors).for_each(|to| turns.push(Move::Shift { from, to }));
            }
        });
    }
}

/// The pieces of a shape that lie with these anchors.
#[inline]
pub(super) fn lies(shape: Shape, anchors: CellSet) -> impl Iterator<Item = Lie> {
    let to_punct = shape.arms().to_punct;
    anchors.into_iter().map(move |anchor| Lie::known(anchor.plus(to_punct), shape))
}

/// The anchors without that of a piece as it lies: staying so is no move (rule 3).
#[inline]
pub(super) fn without_staying(lie: Lie, shape: Shape, anchors: CellSet) -> CellSet {
    if shape == lie.shape() {
        anchors - CellSet::of(lie.punct().plus(shape.arms().to_punct.reversed()))
    } else {
        anchors
    }
}
