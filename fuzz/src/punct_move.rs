//! Turn texts of PÜNCT.

use basalt_rules::punct::{Cell, Lie, Move};

use crate::sound::{assert_parses, assert_parses_in_any_case};

/// Reads the bytes as a turn, as a piece and as a space, writes it and reads it again.
pub fn punct_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    assert_parses_in_any_case::<Move>(&text);
    assert_parses(&text, |lie: Lie| {
        assert_eq!(text.parse(), Ok(Move::Place(lie)), "a piece is a placement");
    });
    assert_parses(&text, |_: Cell| ());
}
