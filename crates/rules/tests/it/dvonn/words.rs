//! Positions and moves in the words of the notation.

use basalt_rules::dvonn::{CellSet, Move, Position};

/// The position of a text that is known to be good.
pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves, sorted. A move that is listed twice stays twice.
pub(crate) fn legal(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    moves
}

/// The names of some spaces, row by row.
pub(crate) fn names(cells: CellSet) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}
