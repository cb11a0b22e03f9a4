//! Zobrist hashing: the hash of a board is the XOR of a number for each stack and one for the player to move, so a
//! move changes only a few of them.

use super::board::{Board, Tile};
use super::cell::Cell;
use super::cell_set::CellSet;
use crate::color::Color;
use crate::hash::mix;

/// Differs between positions with Black and with White to move.
const BLACK_TO_MOVE: u64 = mix(1 << 32);

/// Differs between a board still being filled and the same board in stacking.
pub(super) const PLACING: u64 = mix(2 << 32);

/// The number that stands for `tile` on `cell`. Computed, not looked up: a table for all
/// heights would push the board out of the first-level cache.
pub(super) fn key(cell: Cell, tile: Tile) -> u64 {
    let owner: u64 = match tile.owner {
        None => 0,
        Some(Color::White) => 1,
        Some(Color::Black) => 2,
    };
    let red = u64::from(tile.has_red);
    mix(cell.index() as u64 | u64::from(tile.height) << 8 | owner << 16 | red << 24)
}

/// The keys of the stacks on `cells`.
fn keys(board: &Board, cells: CellSet) -> u64 {
    cells
        .into_iter()
        .filter_map(|cell| Some(key(cell, board.tile(cell)?)))
        .fold(0, |hash, key| hash ^ key)
}

fn side(board: &Board) -> u64 {
    match board.to_move() {
        Color::White => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

impl Board {
    /// The hash, computed from nothing.
    ///
    /// The inside of a stack does not count, except for whether it holds red: it has no
    /// influence on the rest of the game.
    pub fn hash(&self) -> u64 {
        keys(self, self.occupied()) ^ side(self)
    }

    /// The hash of this board, given the board `before` a stack landed on `to`, and its hash.
    pub fn hash_after_landing(&self, before: &Self, to: Cell, hash: u64) -> u64 {
        let left = before.occupied() - self.occupied();
        let changed = left.with(to);
        hash_after_pass(hash) ^ keys(before, changed) ^ keys(self, changed)
    }
}

/// The hash after a pass.
pub fn hash_after_pass(hash: u64) -> u64 {
    hash ^ BLACK_TO_MOVE
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_stacks_share_a_key() {
        let mut seen = HashSet::from([BLACK_TO_MOVE, PLACING]);
        for cell in Cell::ALL {
            for height in 1..=49 {
                for owner in [None, Some(Color::White), Some(Color::Black)] {
                    for has_red in [false, true] {
                        let tile = Tile { owner, height, has_red };
                        assert!(seen.insert(key(cell, tile)), "{cell} {tile:?}");
                    }
                }
            }
        }
    }
}
