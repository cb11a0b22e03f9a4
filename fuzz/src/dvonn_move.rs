//! Move texts of DVONN.

use basalt_rules::dvonn::{Cell, Move};

use crate::sound::{assert_parses, assert_parses_in_any_case};

/// Reads the bytes as a move and as a space, writes it and reads it again.
pub fn dvonn_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    assert_parses_in_any_case::<Move>(&text);
    assert_parses(&text, |cell: Cell| {
        assert_eq!(text.parse(), Ok(Move::Place(cell)), "a space is a placement");
    });
}
