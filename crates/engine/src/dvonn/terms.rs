//! Terms of a board in stacking, and the weight of each.
//!
//! Every stack falls into a class (whose turn it is, whether it is threatened and covered, whether it can move, how far
//! red is, how high it is), and each player has a number of moves and of stacks that can move. A term's value depends
//! on the number of occupied spaces. The weights come from a regression over self-play games (docs/strength.md).

use std::sync::LazyLock;

use basalt_rules::dvonn::{Board, CellSet, Mobility};

use super::weights::WEIGHTS;

/// The numbers of occupied spaces for which weights are given; between them they are interpolated.
pub(crate) const KNOTS: [usize; 4] = [8, 20, 34, 49];

/// Number of classes of danger: not threatened, threatened and covered by its owner, threatened only.
const DANGERS: usize = 3;
/// Number of classes of mobility: a stack can move now, only later, or never again with its own height.
const FREEDOMS: usize = 3;
/// Distance of the nearest stack with red in steps, the last class being for all that are farther.
const DISTANCES: usize = 5;
/// The same for landings, where the nearer spaces matter more.
const LANDING_DISTANCES: usize = 4;
/// The classes of height: 1 to 6, and all that are higher.
const HEIGHTS: usize = 7;

const STACK_TERMS: usize = DANGERS * FREEDOMS * DISTANCES * HEIGHTS;
/// More moves than this count as this number.
const MAX_MOVES: usize = 31;
/// More movable stacks than this count as this number.
const MAX_MOVABLE: usize = 15;
const MOVES: usize = STACK_TERMS;
const MOVABLE: usize = MOVES + MAX_MOVES + 1;
/// Landings by their distance from red: of the stacks that can move only later, of those that can move now, and of each
/// the landings on stacks of the opponent.
const FUTURE_LANDINGS: usize = MOVABLE + MAX_MOVABLE + 1;
const LANDINGS: usize = FUTURE_LANDINGS + LANDING_DISTANCES;
const TAKING_LANDINGS: usize = LANDINGS + LANDING_DISTANCES;
const FUTURE_TAKING: usize = TAKING_LANDINGS + LANDING_DISTANCES;
const SIDE_TERMS: usize = FUTURE_TAKING + LANDING_DISTANCES;

/// Number of terms: those of the player to move, then those of the other.
pub(crate) const COUNT: usize = 2 * SIDE_TERMS;

/// Calls `count` with each term of the board and how many times it occurs.
#[inline]
pub(crate) fn visit(board: &Board, mobilities: &[Mobility; 2], mut count: impl FnMut(usize, i32)) {
    let rings = rings(board.with_red());
    let [own, opposing] = mobilities;
    let color = board.to_move();
    let (stacks, opposing_stacks) = (board.owned(color), board.owned(color.other()));
    visit_side(board, [stacks, opposing_stacks], own, opposing, &rings, &mut |term, times| {
        count(term, times);
    });
    visit_side(board, [opposing_stacks, stacks], opposing, own, &rings, &mut |term, times| {
        count(SIDE_TERMS + term, times);
    });
}

/// The spaces by their distance from red.
#[inline]
fn rings(red: CellSet) -> [CellSet; DISTANCES] {
    let next = red.neighbours() - red;
    let second = next.neighbours() - next - red;

    let third = second.neighbours() - second - next;
    [red, next, second, third, CellSet::FULL - red - next - second - third]
}

#[inline]
fn visit_side(
    board: &Board,
    [stacks, opposing_stacks]: [CellSet; 2],
    own: &Mobility,
    opposing: &Mobility,
    rings: &[CellSet; DISTANCES],
    count: &mut impl FnMut(usize, i32),
) {
    let threatened = opposing.targets;
    let dangers = [
        stacks - threatened,
        stacks & threatened & own.targets,
        (stacks & threatened) - own.targets,
    ];
    let freedoms = [own.movable, own.lively - own.movable, stacks - own.lively];
    let singles = board.singles() & stacks;
    // Most stacks are single, so they are counted by whole sets. They hold no red, since a single red piece has no
    // owner.
    for (i, &danger) in dangers.iter().enumerate() {
        for (j, &freedom) in freedoms[..2].iter().enumerate() {
            let class = singles & danger & freedom;
            for (k, &ring) in rings.iter().enumerate().skip(1) {
                count(stack_term(i, j, k, 0), (class & ring).len() as i32);
            }
        }
    }
    for cell in stacks - singles {
        // It is in one of the sets, so the sum is the place of that one, found without a branch.
        let index = |sets: &[CellSet]| -> usize {
            sets.iter().enumerate().map(|(i, set)| i * usize::from(set.contains(cell))).sum()
        };
        let height = usize::from(board.height(cell));
        let (class, times) =
            if height < HEIGHTS { (height - 1, 1) } else { (HEIGHTS - 1, height as i32) };
        count(stack_term(index(&dangers), index(&freedoms), index(rings), class), times);
    }
    count(MOVES + (own.moves as usize).min(MAX_MOVES), 1);
    count(MOVABLE + own.movable.len().min(MAX_MOVABLE), 1);
    let [red, next, second, ..] = *rings;
    let near = [red, next, second, CellSet::FULL - red - next - second];
    let mut landings = |stacks: CellSet, all: usize, taking: usize| {
        let landings = board.landings(stacks);
        for (k, &ring) in near.iter().enumerate() {
            count(all + k, landings.on(ring) as i32);
            count(taking + k, landings.on(ring & opposing_stacks) as i32);
        }
    };
    landings(own.movable, LANDINGS, TAKING_LANDINGS);
    landings(stacks - own.movable, FUTURE_LANDINGS, FUTURE_TAKING);
}

#[inline]
fn stack_term(danger: usize, freedom: usize, ring: usize, height: usize) -> usize {
    ((danger * FREEDOMS + freedom) * DISTANCES + ring) * HEIGHTS + height
}

/// Weights of the terms by the number of occupied spaces.
pub(crate) type Worth = Box<[[i16; COUNT]; 50]>;

/// Computed at first use: as a constant it would be a quarter of the engine's download, since it is large and hardly
/// compresses.
static WORTH: LazyLock<Worth> = LazyLock::new(|| worth(&WEIGHTS));

/// The weights for each number of occupied spaces by those at the knots.
pub(crate) fn worth(weights: &[[i16; COUNT]; KNOTS.len()]) -> Worth {
    Box::new(std::array::from_fn(|occupied| {
        let (knot, share, span) = place(occupied);
        std::array::from_fn(|term| {
            let (low, high) = (i32::from(weights[knot][term]), i32::from(weights[knot + 1][term]));
            ((low * (span - share) as i32 + high * share as i32) / span as i32) as i16
        })
    }))
}

/// Between which knots a number of occupied spaces lies: the lower one, how far above it, and how
/// far apart the two are.
pub(crate) fn place(occupied: usize) -> (usize, usize, usize) {
    let mut knot = 0;
    while knot + 2 < KNOTS.len() && occupied >= KNOTS[knot + 1] {
        knot += 1;
    }
    let span = KNOTS[knot + 1] - KNOTS[knot];
    let above = occupied.saturating_sub(KNOTS[knot]);
    (knot, if above > span { span } else { above }, span)
}

/// The value of the board to the player to move, in hundredths of a point.
#[inline]
pub(crate) fn evaluate(board: &Board, mobilities: &[Mobility; 2]) -> i32 {
    let row = &WORTH[board.occupied().len()];
    let mut sum = 0;
    visit(board, mobilities, |term, times| sum += i32::from(row[term]) * times);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::testing::random_games;

    #[test]
    fn every_stack_is_counted_once() {
        random_games(20, |position| {
            let board = position.board();
            let mut pieces = 0;
            visit(board, &board.mobilities(), |term, times| {
                let term = term % SIDE_TERMS;
                let height = (term % HEIGHTS + 1) as i32;
                if term < STACK_TERMS {
                    pieces += if height == HEIGHTS as i32 { times } else { times * height };
                }
            });
            let score = position.score();
            assert_eq!(pieces, (score.white + score.black).cast_signed(), "{position}");
        });
    }

    #[test]
    fn every_number_of_spaces_lies_between_two_knots() {
        assert_eq!(place(0), (0, 0, 12));
        assert_eq!(place(8), (0, 0, 12));
        assert_eq!(place(19), (0, 11, 12));
        assert_eq!(place(20), (1, 0, 14));
        assert_eq!(place(49), (2, 15, 15));
    }
}
