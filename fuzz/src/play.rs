//! Games, legal and illegal moves mixed.

use basalt_rules::{AnyMove, AnyPosition, Game};

use crate::checks::check_move;
use crate::sound::{assert_sentence, assert_sound};

/// Bytes from here on try any move instead of choosing a legal one.
const ANY_MOVE: u8 = 0xc0;

/// A low byte and the next choose among the legal moves, a high one takes three more for a move
/// that may be anything.
pub(crate) fn play(game: Game, bytes: &[u8], any_move: fn(u8, [u8; 3]) -> Option<AnyMove>) {
    let mut position = AnyPosition::start(game);
    let mut bytes = bytes.iter().copied();
    while let Some(byte) = bytes.next() {
        let mut more = || bytes.next().unwrap_or_default();
        if byte < ANY_MOVE {
            if !play_legal(&mut position, u16::from_be_bytes([byte, more()])) {
                return;
            }
        } else if let Some(mv) = any_move(byte, [more(), more(), more()]) {
            try_any(&mut position, mv);
        }
    }
}

/// Plays one of the legal moves; false if the game is over.
fn play_legal(position: &mut AnyPosition, choice: u16) -> bool {
    let moves = position.legal_moves();
    let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { return false };
    let before = position.clone();
    position.play(mv).unwrap_or_else(|error| panic!("{mv} in {before}: {error}"));
    check_move(&before, mv, position);
    assert_sound(position);
    true
}

/// A move is played if and only if it is among the legal ones, and a refusal changes nothing.
fn try_any(position: &mut AnyPosition, mv: AnyMove) {
    let before = position.clone();
    let listed = before.legal_moves().contains(&mv);
    match position.play(mv) {
        Ok(()) => {
            assert!(listed, "{mv} was played in {before}");
            assert_sound(position);
        }
        Err(refusal) => {
            assert!(!listed, "{mv} was refused in {before}: {refusal}");
            assert_eq!(*position, before, "{mv} was refused but changed the position");
            assert!(refusal.rule().is_some_and(|rule| (1..=12).contains(&rule)), "{refusal:?}");
            assert_sentence(&refusal);
        }
    }
}
