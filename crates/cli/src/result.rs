//! The result of a position in words.

use basalt_play::Ending;
use basalt_rules::AnyPosition;
use basalt_view::announce;

use crate::localizer::Localizer;

/// The result in one line; `None` while the game goes on.
pub(crate) fn of(position: &AnyPosition, localizer: &Localizer) -> Option<String> {
    let ending = Ending::on_board(position)?;
    Some(announce::result(ending, localizer.catalogue()))
}
