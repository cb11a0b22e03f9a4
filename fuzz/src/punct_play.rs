//! Games of PÜNCT, legal and illegal turns mixed.

use basalt_rules::Outcome;
use basalt_rules::punct::{Cell, Kind, Lie, Move, Position, Variant};

use crate::sound::{assert_one_line, assert_sentence};

/// Bytes from here on try any turn instead of choosing a legal one.
const ANY_TURN: u8 = 0xc0;

/// Plays the game that the bytes describe: the first chooses the variant; then a low byte and the
/// next choose among the legal turns, a high one takes three more for a turn that may be anything.
pub fn punct_play(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let variant = match bytes.next() {
        Some(byte) if byte % 2 == 1 => Variant::Basic,
        _ => Variant::Standard,
    };
    let mut position = Position::start(variant);
    while let Some(byte) = bytes.next() {
        let mut more = || bytes.next().unwrap_or_default();
        if byte < ANY_TURN {
            if !play_legal(&mut position, u16::from_be_bytes([byte, more()])) {
                return;
            }
        } else {
            let turn = any_turn(byte, [more(), more(), more()]);
            if let Some(mv) = turn {
                try_any(&mut position, mv);
            }
        }
    }
}

/// Plays one of the legal turns; false if the game is over.
fn play_legal(position: &mut Position, choice: u16) -> bool {
    let moves = position.legal_moves();
    let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { return false };
    let player = position.to_move();
    let wins = position.winning_moves().contains(&mv);
    position.play(mv).unwrap_or_else(|error| panic!("{mv} in {position}: {error}"));
    assert_eq!(position.outcome() == Some(Outcome::Win(player)), wins, "{mv} to {position}");
    assert_sound(position);
    true
}

/// A turn is played if and only if it is among the legal ones, and a refusal changes nothing.
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
            assert!((2..=12).contains(&refusal.rule()), "{refusal:?}");
            assert_sentence(&refusal);
        }
    }
}

fn any_turn(kind: u8, [from, to, shape]: [u8; 3]) -> Option<Move> {
    let cell = |byte: u8| Cell::ALL[usize::from(byte) % Cell::COUNT];
    let shapes = || Kind::ALL.into_iter().flat_map(Kind::shapes);
    let shape = shapes().cycle().nth(usize::from(shape))?;
    let lie = Lie::new(cell(to), shape)?;
    Some(match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(lie),
        _ => Move::Shift { from: cell(from), to: lie },
    })
}

/// A position is legal, and agrees with itself set up anew from its text.
pub(crate) fn assert_sound(position: &Position) {
    let text = position.to_string();
    assert_one_line(&text);
    let again = Position::parse(position.variant(), &text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&again, position, "{text}");
    assert_eq!(position.hash(), position.board().computed_hash(), "{text}");
    assert_eq!(position.hash(), again.hash(), "{text}");
    let moves = position.legal_moves();
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "{text}");
    if position.outcome().is_none() {
        assert_eq!(position.board().count_turns().max(1), moves.len(), "{text}");
    }
}
