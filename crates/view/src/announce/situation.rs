//! The state of a running game in words.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::{AnyMove, AnyPosition, with_position};

use crate::game_view::GameView;

/// The phase of the game and its progress: "Stacking, 12 to 9."
pub fn phase(position: &AnyPosition, catalogue: &Catalogue) -> Message {
    with_position!(position, position => position.phase_in_words(catalogue))
}

/// The phase, the task of the player to move, and an example; `None` when the game is over.
pub fn prompt(position: &AnyPosition, catalogue: &Catalogue) -> Option<Message> {
    let phase = catalogue.say(&phase(position, catalogue));
    with_position!(position, position => position.prompt(&phase, catalogue))
}

/// The number of stacks that a legal move cuts off, in words; `None` if it cuts off none.
pub fn cut_off(position: &AnyPosition, mv: AnyMove) -> Option<Message> {
    let count = with_position!(position, position => {
        mv.try_into().map_or(0, |mv| GameView::cut_off_count(position, mv))
    });
    (count > 0).then(|| messages::play_cut_off(count as u64))
}
