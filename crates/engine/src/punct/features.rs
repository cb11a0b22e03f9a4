//! The inputs of the network: the visible dots, the cost of each player's connections, and the progress of the game.
//!
//! Inputs are seen by one of the players, whose dots come first and the opponent's second.

use basalt_rules::punct::{Board, Cell, CellSet, Symmetry, Variant};
use basalt_rules::{ByColor, Color};

use super::connection::FARTHEST;
use super::terms::Distances;
use super::threats::PIECES_EACH;

/// Kinds of visible dots: PÜNCT or minor, of a raised piece or not, of a free piece or not.
pub(crate) const KINDS: usize = 8;
const FREE: usize = 1;
const RAISED: usize = 2;
const PUNCT: usize = 4;

/// The inputs of one player's dots.
const DOTS: usize = KINDS * Cell::COUNT;
/// The costs of a player's ways along one axis, none being longer than the farthest.
const COSTS: usize = FARTHEST + 1;
/// Numbers of pieces that a player may have placed.
const PLACED: usize = PIECES_EACH + 1;
/// Numbers of dots that a player may have in the centre.
const CENTRE: usize = 20;

const FIRST_DISTANCE: usize = 2 * DOTS;
const FIRST_PLACED: usize = FIRST_DISTANCE + 6 * COSTS;
const FIRST_CENTRE: usize = FIRST_PLACED + 2 * PLACED;
const BASIC: usize = FIRST_CENTRE + 2 * CENTRE;

/// Number of inputs.
pub(crate) const INPUTS: usize = BASIC + 1;

/// Inputs besides the dots: three ways of each player, two numbers of each, and the variant.
pub(crate) const REST: usize = 11;

/// The visible dots of a board, by owner and kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dots(ByColor<[CellSet; KINDS]>);

impl Dots {
    pub(crate) fn of(board: &Board) -> Self {
        let mut sets = ByColor::from_fn(|_| [CellSet::EMPTY; KINDS]);
        for piece in board.pieces() {
            let spaces = piece.lie.spaces();
            let seen = spaces.map(|space| board.height(space) == piece.level + 1);
            let free = if seen == [true; 3] { FREE } else { 0 };
            let kind = free | if piece.level > 0 { RAISED } else { 0 };
            for ((space, seen), part) in spaces.into_iter().zip(seen).zip([PUNCT, 0, 0]) {
                if seen {
                    sets[piece.color][kind | part] |= CellSet::of(space);
                }
            }
        }
        Self(sets)
    }

    /// Calls `visit` with the owner, the kind and the space of each dot.
    #[inline]
    pub(crate) fn visit(&self, mut visit: impl FnMut(Color, usize, Cell)) {
        for color in Color::ALL {
            for (kind, &set) in self.0[color].iter().enumerate() {
                for cell in set {
                    visit(color, kind, cell);
                }
            }
        }
    }

    /// Calls `change` with each dot that is there and not in `before`, and each that is only there: whose it is, its
    /// place among the inputs of one player, and whether it is new.
    #[inline]
    pub(crate) fn visit_changes(&self, before: &Self, mut change: impl FnMut(Color, usize, bool)) {
        for color in Color::ALL {
            for kind in 0..KINDS {
                let (old, new) = (before.0[color][kind], self.0[color][kind]);
                for cell in new - old {
                    change(color, dot(kind, cell), true);
                }
                for cell in old - new {
                    change(color, dot(kind, cell), false);
                }
            }
        }
    }
}

impl Dots {
    /// No dots.
    pub(crate) const NONE: Self =
        Self(ByColor { white: [CellSet::EMPTY; KINDS], black: [CellSet::EMPTY; KINDS] });
}

/// The place of a dot among the inputs of one player.
#[inline]
fn dot(kind: usize, cell: Cell) -> usize {
    kind * Cell::COUNT + cell.index()
}

/// The input of a dot at such a place, as its owner or the opponent sees it.
#[inline]
pub(crate) fn dot_input(place: usize, own: bool) -> usize {
    if own { place } else { DOTS + place }
}

/// The inputs besides the dots, as the player to move sees them and as the other does. The last is there in
/// the basic game only.
#[inline]
pub(crate) fn rest(board: &Board, distances: &Distances) -> [[Option<usize>; REST]; 2] {
    let player = board.to_move();
    let mut inputs = [[None; REST]; 2];
    for (seen, inputs) in inputs.iter_mut().enumerate() {
        for owner in 0..2 {
            let color = if owner == 0 { player } else { player.other() };
            let ways = if owner == 0 { &distances.own } else { &distances.other };
            let side = owner ^ seen;
            for (i, &way) in ways.iter().enumerate() {
                inputs[3 * owner + i] = Some(FIRST_DISTANCE + (3 * side + i) * COSTS + way);
            }
            let placed = board.placed(color).min(PLACED - 1);
            let centre = board.centre_count(color).min(CENTRE - 1);
            inputs[6 + owner] = Some(FIRST_PLACED + side * PLACED + placed);
            inputs[8 + owner] = Some(FIRST_CENTRE + side * CENTRE + centre);
        }
        inputs[10] = (board.variant() == Variant::Basic).then_some(BASIC);
    }
    inputs
}

/// All inputs of a board, as the player to move sees it.
pub(crate) fn inputs(board: &Board) -> Vec<usize> {
    let mut found = Vec::new();
    Dots::of(board).visit_changes(&Dots::NONE, |color, place, _| {
        found.push(dot_input(place, color == board.to_move()));
    });
    let [own, _] = rest(board, &Distances::of(board));
    found.extend(own.into_iter().flatten());
    found
}

/// The input of the same thing as the opponent sees it.
pub(crate) fn swapped(input: usize) -> usize {
    let swap = |first: usize, size: usize| first + (input - first + size) % (2 * size);
    match input {
        0..FIRST_DISTANCE => swap(0, DOTS),
        FIRST_DISTANCE..FIRST_PLACED => swap(FIRST_DISTANCE, 3 * COSTS),
        FIRST_PLACED..FIRST_CENTRE => swap(FIRST_PLACED, PLACED),
        FIRST_CENTRE..BASIC => swap(FIRST_CENTRE, CENTRE),
        _ => input,
    }
}

/// The input of the same thing on a board seen under a symmetry.
pub(crate) fn transformed(input: usize, symmetry: Symmetry) -> usize {
    if input >= FIRST_DISTANCE {
        return input;
    }
    let cell = Cell::ALL[input % Cell::COUNT];
    input - cell.index() + symmetry.cell(cell).index()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::punct::testing::positions;

    fn set(inputs: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        inputs.into_iter().collect()
    }

    #[test]
    fn every_visible_dot_is_one_input() {
        for position in positions() {
            let board = position.board();
            let found = inputs(board);
            let dots = found.iter().filter(|input| **input < FIRST_DISTANCE).count();
            assert_eq!(dots, board.occupied().len(), "{position}");
            assert_eq!(found.len(), dots + 10);
            assert!(found.iter().all(|input| *input < INPUTS));
            assert_eq!(set(found.iter().copied()).len(), found.len());
        }
    }

    #[test]
    fn a_swap_shows_what_the_other_player_sees() {
        for position in positions() {
            let board = position.board();
            let swapped_inputs = set(inputs(board).into_iter().map(swapped));
            let [_, seen] = rest(board, &Distances::of(board));
            let rest: BTreeSet<usize> = seen.into_iter().flatten().collect();
            assert!(rest.is_subset(&swapped_inputs), "{position}");
            assert_eq!(
                set(inputs(board).into_iter().map(|input| swapped(swapped(input)))),
                set(inputs(board))
            );
        }
    }

    #[test]
    fn symmetries_move_the_dots_and_nothing_else() {
        for position in positions().into_iter().step_by(11) {
            for symmetry in Symmetry::all() {
                let image = position.transformed(symmetry);
                let moved = set(inputs(position.board())
                    .into_iter()
                    .map(|input| transformed(input, symmetry)));
                assert_eq!(moved, set(inputs(image.board())), "{position} {symmetry:?}");
            }
        }
    }

    #[test]
    fn a_pinned_piece_is_another_kind() {
        let position = crate::punct::testing::position("w:i4/i5i6,i5/i4i6^1 b:c3/c4d4 w 1");
        let dots = Dots::of(position.board());
        let white = dots.0.white;
        assert_eq!(white[FREE | RAISED | PUNCT].len() + white[FREE | RAISED].len(), 3);
        assert_eq!(white[..].iter().map(|set| set.len()).sum::<usize>(), 3);
        assert_eq!(dots.0.black[FREE | PUNCT].len(), 1);
    }
}
