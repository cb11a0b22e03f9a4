//! Move texts of DVONN.

use basalt_rules::dvonn::{Cell, Move};

use crate::sound::assert_parses;

/// Reads the bytes as a move and as a space, writes it and reads it again.
pub fn dvonn_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    assert_parses(&text, |mv: Move| {
        assert_eq!(text.to_ascii_uppercase().parse(), Ok(mv), "upper case is read too");
    });
    assert_parses(&text, |cell: Cell| {
        assert_eq!(text.parse(), Ok(Move::Place(cell)), "a space is a placement");
    });
}
