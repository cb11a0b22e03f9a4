//! Terms of a board that is being filled.
//!
//! Each piece counts by where it lies, how near it is to red, and how many of its own colour are next to it. An empty
//! neighbouring space counts as half a piece of either colour, since either may still fill it. The weights come from a
//! regression over searched full boards (docs/strength.md).

use std::sync::LazyLock;

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, CellSet, Symmetry};
use basalt_rules::sorting::sort_by_key;

use super::placing_weights::WEIGHTS;

/// Number of zones of the board, each of which is symmetric.
const ZONES: usize = 16;
/// Steps to the nearest red piece, the last class being for all that are farther.
const NEAREST: usize = 5;
/// Steps to the second nearest and to the farthest one, likewise.
const OTHERS: usize = 8;
/// Halves of neighbours: 0 to 12.
const HALVES: usize = 13;
/// Red pieces next to a space.
const REDS: usize = 4;

const BY_ZONE: usize = 0;
const BY_SECOND: usize = BY_ZONE + ZONES * NEAREST;
const BY_THIRD: usize = BY_SECOND + OTHERS;
const BY_REDS: usize = BY_THIRD + OTHERS;
const BY_NEIGHBOURS: usize = BY_REDS + 2 * REDS;
const BY_SECOND_RING: usize = BY_NEIGHBOURS + 2 * HALVES;
/// The advantage of the first move in stacking.
const FIRST_MOVE: usize = BY_SECOND_RING + HALVES;

/// Number of terms.
pub(crate) const COUNT: usize = FIRST_MOVE + 1;

/// Constant properties of a space.
struct Place {
    zone: usize,
    at_edge: bool,
    neighbours: CellSet,
    second_ring: CellSet,
}

static PLACES: LazyLock<[Place; Cell::COUNT]> = LazyLock::new(|| {
    let mut representatives: Vec<Cell> = Vec::new();
    let zones = Cell::ALL.map(|cell| {
        let image =
            Symmetry::ALL.into_iter().map(|symmetry| symmetry.cell(cell)).min().unwrap_or(cell);
        representatives.iter().position(|&known| known == image).unwrap_or_else(|| {
            representatives.push(image);
            representatives.len() - 1
        })
    });
    Cell::ALL.map(|cell| {
        let neighbours = CellSet::of(cell).neighbours();
        let second_ring = Cell::ALL
            .into_iter()
            .filter(|&other| cell.distance(other) == 2 && in_line(cell, other));
        Place {
            zone: zones[cell.index()],
            at_edge: neighbours.len() < 6,
            neighbours,
            second_ring: second_ring.collect(),
        }
    })
});

fn in_line(from: Cell, to: Cell) -> bool {
    let columns = to.column() - from.column();
    let rows = to.row() - from.row();
    columns == 0 || rows == 0 || columns == rows
}

/// Calls `count` with each term of the board and how many times White has it more than Black.
pub(crate) fn visit(board: &Board, mut count: impl FnMut(usize, i32)) {
    let reds = board.with_red();
    let empty = CellSet::FULL - board.occupied();
    for color in Color::ALL {
        let sign = if color == Color::White { 1 } else { -1 };
        let own = board.owned(color);
        for cell in own {
            let place = &PLACES[cell.index()];
            let mut distances = [OTHERS; 3];
            for (slot, red) in distances.iter_mut().zip(reds) {
                *slot = cell.distance(red).min(OTHERS);
            }
            sort_by_key(&mut distances, |distance| *distance);
            let edge = usize::from(place.at_edge);
            let halves = |around: CellSet| 2 * (around & own).len() + (around & empty).len();
            count(BY_ZONE + place.zone * NEAREST + distances[0].min(NEAREST) - 1, sign);
            count(BY_SECOND + distances[1] - 1, sign);
            count(BY_THIRD + distances[2] - 1, sign);
            count(BY_REDS + edge * REDS + (place.neighbours & reds).len(), sign);
            count(BY_NEIGHBOURS + edge * HALVES + halves(place.neighbours), sign);
            count(BY_SECOND_RING + halves(place.second_ring), sign);
        }
    }
    count(FIRST_MOVE, 1);
}

/// The value of the board to White, in hundredths of a point.
pub(crate) fn evaluate(board: &Board) -> i32 {
    let mut sum = 0;
    visit(board, |term, times| sum += i32::from(WEIGHTS[term]) * times);
    sum
}

#[cfg(test)]
mod tests {
    use basalt_rules::dvonn::Position;
    use basalt_rules::mix;

    use super::*;

    #[test]
    fn there_are_as_many_zones_as_said() {
        let most = PLACES.iter().map(|place| place.zone).max();
        assert_eq!(most, Some(ZONES - 1));
    }

    #[test]
    fn terms_are_the_same_under_every_symmetry() {
        let mut position = Position::start();
        for ply in 0..40 {
            let moves = position.legal_moves();
            position.play_unchecked(moves[mix(ply) as usize % moves.len()]);
        }
        let terms = |position: &Position| {
            let mut sums = vec![0; COUNT];
            visit(position.board(), |term, times| sums[term] += times);
            sums
        };
        for symmetry in Symmetry::ALL {
            assert_eq!(terms(&position.transformed(symmetry)), terms(&position), "{symmetry:?}");
        }
    }
}
