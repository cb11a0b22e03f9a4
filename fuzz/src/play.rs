//! Games, legal and illegal moves mixed.

use basalt_rules::{AnyMove, AnyPosition, Game, Outcome, dvonn, punct};

use crate::sound::{assert_sentence, assert_sound};

/// Bytes from here on try any move instead of choosing a legal one.
const ANY_MOVE: u8 = 0xc0;

/// Plays the game of DVONN that the bytes describe.
pub fn dvonn_play(bytes: &[u8]) {
    play(Game::Dvonn, bytes, |kind, more| Some(any_dvonn_move(kind, more)));
}

/// Plays the game of PÜNCT that the bytes describe; the first chooses the variant.
pub fn punct_play(bytes: &[u8]) {
    let (variant, bytes) = bytes.split_first().unwrap_or((&0, bytes));
    let game = if variant % 2 == 1 { Game::PunctBasic } else { Game::Punct };
    play(game, bytes, any_punct_turn);
}

/// A low byte and the next choose among the legal moves, a high one takes three more for a move
/// that may be anything.
fn play(game: Game, bytes: &[u8], any_move: fn(u8, [u8; 3]) -> Option<AnyMove>) {
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
    match (&before, &*position, mv) {
        (AnyPosition::Dvonn(before), AnyPosition::Dvonn(after), AnyMove::Dvonn(mv)) => {
            check_cut_off(before, after, mv);
        }
        (AnyPosition::Punct(before), AnyPosition::Punct(after), AnyMove::Punct(mv)) => {
            check_win(before, after, mv);
        }
        _ => panic!("{mv} led from {before} to another game"),
    }
    assert_sound(position);
    true
}

/// What a move takes off is what it is said to take off.
fn check_cut_off(before: &dvonn::Position, after: &dvonn::Position, mv: dvonn::Move) {
    if let dvonn::Move::Stack { from, .. } = mv {
        let staying = before.board().occupied() - before.cut_off_by(mv);
        assert_eq!(staying.len() - 1, after.board().occupied().len(), "{mv} in {before}");
        assert!(after.stack(from).is_empty(), "{mv} leaves {from}");
    }
}

/// A turn wins if and only if it is listed among those that do.
fn check_win(before: &punct::Position, after: &punct::Position, mv: punct::Move) {
    let listed = before.winning_moves().contains(&mv);
    let won = after.outcome() == Some(Outcome::Win(before.to_move()));
    assert_eq!(won, listed, "{mv} in {before}");
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

fn any_dvonn_move(kind: u8, [first, second, _]: [u8; 3]) -> AnyMove {
    use dvonn::{Cell, Move};
    let cell = |byte: u8| Cell::ALL[usize::from(byte) % Cell::COUNT];
    AnyMove::Dvonn(match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(cell(first)),
        _ => Move::Stack { from: cell(first), to: cell(second) },
    })
}

fn any_punct_turn(kind: u8, [from, to, shape]: [u8; 3]) -> Option<AnyMove> {
    use punct::{Cell, Kind, Lie, Move};
    let cell = |byte: u8| Cell::ALL[usize::from(byte) % Cell::COUNT];
    let shape = Kind::ALL.into_iter().flat_map(Kind::shapes).cycle().nth(usize::from(shape))?;
    let lie = Lie::new(cell(to), shape)?;
    Some(AnyMove::Punct(match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(lie),
        _ => Move::Shift { from: cell(from), to: lie },
    }))
}
