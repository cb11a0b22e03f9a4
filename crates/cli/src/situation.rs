//! Questions about a position that the terminal asks.

use basalt_locales::{Message, messages};
use basalt_play::Ending;
use basalt_rules::{AnyMove, AnyPosition, dvonn, punct};
use basalt_view::announce::{self, player};

use crate::voice::Voice;

/// The result in one line; `None` while the game goes on.
pub(crate) fn result(position: &AnyPosition, voice: &Voice) -> Option<String> {
    let ending = Ending::on_board(position)?;
    Some(announce::result(ending, voice.catalogue()))
}

/// Why the player to move has to pass.
pub(crate) fn pass(position: &AnyPosition) -> Message {
    let player = player(position.to_move());
    match position {
        AnyPosition::Dvonn(_) => messages::play_pass(player),
        AnyPosition::Punct(_) => messages::play_pass_punct(player),
    }
}

/// Whether pieces are left that can be placed at random.
pub(crate) fn is_placing(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(position) => position.next_piece().is_some(),
        AnyPosition::Punct(_) => false,
    }
}

/// Whether a move is a pass.
pub(crate) fn is_pass(mv: AnyMove) -> bool {
    match mv {
        AnyMove::Dvonn(mv) => mv == dvonn::Move::Pass,
        AnyMove::Punct(mv) => mv == punct::Move::Pass,
    }
}
