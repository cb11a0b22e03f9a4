//! Position texts of DVONN.

use basalt_rules::dvonn::{Position, Setup};

use crate::sound::{assert_round_trip, assert_sentence, assert_sound};

/// Reads the bytes as a position, writes it and reads it again; then every move is played.
pub fn dvonn_position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Setup>() {
        Ok(setup) => assert_round_trip(&setup),
        Err(error) => assert_sentence(&error),
    }
    match text.parse::<Position>() {
        Ok(position) => check_with_moves(&position),
        Err(error) => assert_sentence(&error),
    }
}

fn check_with_moves(position: &Position) {
    assert_sound(&position.clone().into());
    for &mv in &position.legal_moves() {
        let mut after = position.clone();
        after.play(mv).unwrap_or_else(|error| panic!("{mv} in {position}: {error}"));
        assert_round_trip(&after);
    }
}
