//! The ideas behind puzzles of PÜNCT.

use basalt_rules::punct::{End, Lie, Move, Position};
use basalt_rules::{Color, Outcome};

use crate::puzzles::Theme;

/// The themes of a turn of the player.
pub(super) fn of_move(before: &Position, mv: Move) -> Vec<Theme> {
    let Move::Shift { to, .. } = mv else { return Vec::new() };
    let mut after = before.clone();
    after.play_unchecked(mv);
    [(Theme::Bridge, is_bridge(&after, to)), (Theme::Pin, pins(before, &after, to))]
        .into_iter()
        .filter_map(|(theme, applies)| applies.then_some(theme))
        .collect()
}

/// Whether the piece that lies here has nothing right under its middle.
fn is_bridge(after: &Position, lie: Lie) -> bool {
    let Some(middle) = lie.middle() else { return false };
    let stack = after.stack(middle);
    let Some((top, below)) = stack.split_last() else { return false };
    top.piece.level > below.last().map_or(0, |dot| dot.piece.level + 1)
}

/// Whether the piece that lies here pins a piece of the opponent that could move before.
fn pins(before: &Position, after: &Position, lie: Lie) -> bool {
    let free = |piece| before.covering(piece).is_none();
    lie.spaces().into_iter().any(|space| {
        let stack = after.stack(space);
        let below = stack.split_last().and_then(|(_, below)| below.last());
        below.is_some_and(|dot| dot.piece.color != before.to_move() && free(dot.piece))
    })
}

/// The theme of the position after the solution.
pub(super) fn of_end(end: &Position, player: Color) -> Option<Theme> {
    match end.end().filter(|_| end.outcome() == Some(Outcome::Win(player)))? {
        End::Connection(_) => Some(Theme::Connection),
        End::LastPiece | End::TwoPasses => Some(Theme::Centre),
        End::Repetition | End::HundredTurns => None,
    }
}

/// The theme of a puzzle without any other.
pub(super) const PLAIN: Theme = Theme::Connection;
