//! The trait that a game implements for the explorer: the symmetries of its board.

use basalt_rules::Rules;

/// A game on a board with symmetries, which are numbered from 0, the identity, on.
pub(crate) trait Symmetric: Rules {
    /// The number of symmetries.
    const SYMMETRIES: u8;

    /// A number for the position seen under a symmetry. Positions that play on alike have the same number, all others have
    /// different ones, but for chance. Servers may store these numbers, so they never change.
    fn hash_under(&self, symmetry: u8) -> u64;

    /// The image of a move under a symmetry.
    fn image(mv: Self::Move, symmetry: u8) -> Self::Move;

    /// The move whose image this one is.
    fn original(mv: Self::Move, symmetry: u8) -> Self::Move;

    /// Appends the compact form of a move. Moves are ordered by it.
    fn write(mv: Self::Move, bytes: &mut Vec<u8>);

    /// Takes a move off the beginning of bytes; `None` if they do not begin with one.
    fn read(bytes: &mut &[u8]) -> Option<Self::Move>;

    /// The spaces on which the move puts pieces.
    fn spaces(mv: Self::Move) -> Vec<Self::Cell>;
}

/// The compact form of a move.
pub(crate) fn written<P: Symmetric>(mv: P::Move) -> Vec<u8> {
    let mut bytes = Vec::new();
    P::write(mv, &mut bytes);
    bytes
}
