//! What plays itself, and what may be left to others.

use basalt_rules::{AnyMove, AnyPosition, Color, dvonn, punct};

/// The move that nobody has to choose: a pass where nothing else is legal, or the last placement of DVONN.
pub(super) fn forced(position: &AnyPosition) -> Option<AnyMove> {
    match position {
        AnyPosition::Dvonn(position) => match position.legal_moves()[..] {
            [mv @ (dvonn::Move::Pass | dvonn::Move::Place(_))] => Some(AnyMove::Dvonn(mv)),
            _ => None,
        },
        AnyPosition::Punct(position) => (position.end().is_none()
            && position.board().count_turns() == 0)
            .then_some(AnyMove::Punct(punct::Move::Pass)),
    }
}

/// Whether pieces are left to place that could as well be placed at random: only in DVONN.
pub(super) fn is_placing(position: &AnyPosition) -> bool {
    matches!(position, AnyPosition::Dvonn(position) if position.next_piece().is_some())
}

/// Whether all that is left to choose is `color`'s, because the other player can never move again.
pub(super) fn is_decided_for(position: &AnyPosition, color: Color) -> bool {
    matches!(position, AnyPosition::Dvonn(position)
        if position.phase() == dvonn::Phase::Stacking
            && !position.board().may_ever_move(color.other()))
}
