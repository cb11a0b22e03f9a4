//! Where a game stands, in words.

mod dvonn;
mod punct;

use basalt_locales::{Message, Player, messages};
use basalt_rules::{AnyMove, AnyPosition, Color, dvonn as dvonn_rules, punct as punct_rules};

use crate::voice::Voice;

/// The player of a colour, for messages.
pub(crate) fn player(color: Color) -> Player {
    match color {
        Color::White => Player::White,
        Color::Black => Player::Black,
    }
}

/// Which part of the game it is, and how far it has got.
pub(crate) fn phase(position: &AnyPosition, voice: &Voice) -> Message {
    match position {
        AnyPosition::Dvonn(position) => dvonn::phase(position),
        AnyPosition::Punct(position) => punct::phase(position, voice),
    }
}

/// The phase, what the player to move has to do, and an example; nothing when the game is over.
pub(crate) fn prompt(position: &AnyPosition, voice: &Voice) -> Option<Message> {
    let phase = voice.say(&phase(position, voice));
    match position {
        AnyPosition::Dvonn(position) => dvonn::prompt(position, &phase, voice),
        AnyPosition::Punct(position) => punct::prompt(position, &phase, voice),
    }
}

/// Who has won and why; nothing while the game goes on.
pub(crate) fn result(position: &AnyPosition) -> Option<Message> {
    match position {
        AnyPosition::Dvonn(position) => dvonn::result(position),
        AnyPosition::Punct(position) => punct::result(position),
    }
}

/// Why the player to move has to pass.
pub(crate) fn pass(position: &AnyPosition) -> Message {
    let player = player(position.to_move());
    match position {
        AnyPosition::Dvonn(_) => messages::play_pass(player),
        AnyPosition::Punct(_) => messages::play_pass_punct(player),
    }
}

/// How many stacks a move cuts off from the red pieces.
pub(crate) fn cut_off(position: &AnyPosition, mv: AnyMove) -> u64 {
    match (position, mv) {
        (AnyPosition::Dvonn(position), AnyMove::Dvonn(mv)) => position.cut_off_by(mv).len() as u64,
        _ => 0,
    }
}

/// Whether the rest of the pieces can be placed at random: only in DVONN, and not if there is no
/// such piece.
pub(crate) fn is_placing(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(position) => position.next_piece().is_some(),
        AnyPosition::Punct(_) => false,
    }
}

/// Whether a move is a pass.
pub(crate) fn is_pass(mv: AnyMove) -> bool {
    match mv {
        AnyMove::Dvonn(mv) => mv == dvonn_rules::Move::Pass,
        AnyMove::Punct(mv) => mv == punct_rules::Move::Pass,
    }
}
