//! Where a running game stands, in words.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::{AnyMove, AnyPosition};

use super::{dvonn, punct};

/// The phase of the game and its progress: "Stacking, 12 to 9."
pub fn phase(position: &AnyPosition, catalogue: &Catalogue) -> Message {
    match position {
        AnyPosition::Dvonn(position) => dvonn::phase(position),
        AnyPosition::Punct(position) => punct::phase(position, catalogue),
    }
}

/// The phase, the task of the player to move, and an example; `None` when the game is over.
pub fn prompt(position: &AnyPosition, catalogue: &Catalogue) -> Option<Message> {
    let phase = catalogue.say(&phase(position, catalogue));
    match position {
        AnyPosition::Dvonn(position) => dvonn::prompt(position, &phase, catalogue),
        AnyPosition::Punct(position) => punct::prompt(position, &phase, catalogue),
    }
}

/// How many stacks a legal move cuts off; `None` if it cuts off none.
pub fn cut_off(position: &AnyPosition, mv: AnyMove) -> Option<Message> {
    let count = match (position, mv) {
        (AnyPosition::Dvonn(position), AnyMove::Dvonn(mv)) => position.cut_off_by(mv).len(),
        (AnyPosition::Dvonn(_), AnyMove::Punct(_)) | (AnyPosition::Punct(_), _) => 0,
    };
    (count > 0).then(|| messages::play_cut_off(count as u64))
}
