//! Games of DVONN, legal and illegal moves mixed.

use basalt_rules::dvonn::{Cell, Move, Position};

use crate::sound::{assert_sentence, assert_sound};

/// Bytes from here on try any move instead of choosing a legal one.
const ANY_MOVE: u8 = 0xc0;

/// Plays the game that the bytes describe: a low byte chooses among the legal moves, a high one
/// takes two more bytes for a move that may be anything.
pub fn dvonn_play(bytes: &[u8]) {
    let mut position = Position::start();
    let mut bytes = bytes.iter().copied();
    while let Some(byte) = bytes.next() {
        if byte < ANY_MOVE {
            if !play_legal(&mut position, byte) {
                return;
            }
        } else {
            try_any(&mut position, any_move(byte, bytes.next(), bytes.next()));
        }
    }
}

/// Plays one of the legal moves; false if the game is over.
fn play_legal(position: &mut Position, choice: u8) -> bool {
    let moves = position.legal_moves();
    let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { return false };
    let (before, cut_off) = (position.board().occupied(), position.cut_off_by(mv));
    position.play(mv).unwrap_or_else(|error| panic!("{mv} in {position}: {error}"));
    if let Move::Stack { from, .. } = mv {
        assert_eq!((before - cut_off).len() - 1, position.board().occupied().len(), "{mv}");
        assert!(position.stack(from).is_empty(), "{mv} leaves {from}");
    }
    assert_sound(position);
    true
}

/// A move is played if and only if it is among the legal ones, and a refusal changes nothing.
fn try_any(position: &mut Position, mv: Move) {
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
            assert!((1..=10).contains(&refusal.rule()), "{refusal:?}");
            assert_sentence(&refusal);
        }
    }
}

fn any_move(kind: u8, first: Option<u8>, second: Option<u8>) -> Move {
    let cell = |byte: Option<u8>| Cell::ALL[usize::from(byte.unwrap_or_default()) % Cell::COUNT];
    match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(cell(first)),
        _ => Move::Stack { from: cell(first), to: cell(second) },
    }
}
