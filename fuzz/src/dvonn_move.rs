//! Move texts of DVONN.

use basalt_rules::dvonn::{Cell, Move};

use crate::sound::{assert_round_trip, assert_sentence};

/// Reads the bytes as a move and as a space, writes it and reads it again.
pub fn dvonn_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Move>() {
        Ok(mv) => {
            assert_round_trip(&mv);
            assert_eq!(text.to_ascii_uppercase().parse(), Ok(mv), "upper case is read too");
        }
        Err(error) => assert_sentence(&error),
    }
    match text.parse::<Cell>() {
        Ok(cell) => {
            assert_round_trip(&cell);
            assert_eq!(text.parse(), Ok(Move::Place(cell)), "a space is a placement");
        }
        Err(error) => assert_sentence(&error),
    }
}
