//! Questions about a position that the terminal asks.

use basalt_play::Ending;
use basalt_rules::AnyPosition;
use basalt_view::announce;

use crate::voice::Voice;

/// The result in one line; `None` while the game goes on.
pub(crate) fn result(position: &AnyPosition, voice: &Voice) -> Option<String> {
    let ending = Ending::on_board(position)?;
    Some(announce::result(ending, voice.catalogue()))
}

/// Whether pieces can be placed at random in this game.
pub(crate) fn can_be_filled(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(_) => true,
        AnyPosition::Punct(_) => false,
    }
}

/// Whether pieces are left that can be placed at random.
pub(crate) fn is_placing(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(position) => position.next_piece().is_some(),
        AnyPosition::Punct(_) => false,
    }
}
