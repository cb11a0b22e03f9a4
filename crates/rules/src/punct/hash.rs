//! Zobrist hashing: the hash of a board is the XOR of a number for each piece and one for the player to move.

use super::board::Board;
use super::shape::Lie;
use crate::color::Color;
use crate::hash::mix;

/// Differs between positions with Black and with White to move.
pub(super) const BLACK_TO_MOVE: u64 = mix(1 << 40);

/// The number that stands for a piece. Pieces of one kind and colour are interchangeable.
#[inline]
pub(super) fn key(color: Color, lie: Lie, level: u8) -> u64 {
    let black = u64::from(color == Color::Black);
    let shape = lie.shape().index() as u64;
    mix(u64::from(lie.punct().bit()) | shape << 8 | u64::from(level) << 16 | black << 24)
}

impl Board {
    /// The hash, computed from nothing.
    pub fn computed_hash(&self) -> u64 {
        let side = match self.to_move() {
            Color::White => 0,
            Color::Black => BLACK_TO_MOVE,
        };
        self.pieces().fold(side, |hash, piece| hash ^ key(piece.color, piece.lie, piece.level))
    }
}
