//! What a DVONN position is worth at a glance.

mod placing;
mod stacking;

use basalt_rules::Color;
use basalt_rules::dvonn::{Phase, Position};

/// The expected margin of `player` in hundredths of a piece.
pub(crate) fn estimate(position: &Position, player: Color) -> i32 {
    let worth = |color| match position.phase() {
        Phase::Placing => placing::worth(position.board(), color),
        Phase::Stacking => stacking::worth(position.board(), color),
    };
    worth(player) - worth(player.other())
}
