//! Descriptions of DVONN spaces and positions.

use basalt_locales::{Message, messages};
use basalt_rules::dvonn::{Cell, Phase, Piece, Position, Setup};

use super::state::{StackState, StackStates};
use crate::announce::player;

/// Describes a space: "a1: White stack of 3 with one red, can move".
///
/// ```
/// use basalt_locales::{Catalogue, Language};
/// use basalt_rules::dvonn::Position;
/// use basalt_view::dvonn;
///
/// let position: Position = "9/10/5r5/4r(brw)(bb)3/9 w s".parse()?;
/// let said = Catalogue::new(Language::En).say(&dvonn::describe_space(&position, "f2".parse()?));
/// assert_eq!(said, "f2: White stack of 3 with one red, can never move again unless covered");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn describe_space(position: &Position, cell: Cell) -> Message {
    let (space, stack) = (cell.to_string(), position.stack(cell));
    let placing = position.phase() == Phase::Placing;
    match (stack.owner(), stack.top()) {
        (_, None) => messages::view_empty(&space, "plain"),
        (None, Some(_)) => messages::view_piece(&space, "red"),
        (Some(owner), Some(_)) if placing => messages::view_piece(&space, owner.id()),
        (Some(owner), Some(_)) => {
            let state = match StackStates::of(position).of_stack(cell) {
                Some(StackState::Free) => "free",
                Some(StackState::Surrounded) => "surrounded",
                Some(StackState::Still) | None => "still",
            };
            let (height, reds) = (stack.height(), stack.count(Piece::Red));
            messages::view_stack(&space, player(owner), height as u64, reds as u64, state)
        }
    }
}

/// Describes a space of a setup, legal or not: "a1: stack of 3, white on top, 1 red".
pub fn describe_setup_space(setup: &Setup, cell: Cell) -> Message {
    let (space, stack) = (cell.to_string(), setup[cell]);
    let Some(top) = stack.top() else { return messages::view_empty(&space, "plain") };
    let top = top.id();
    match stack.height() {
        1 => messages::view_piece(&space, top),
        height => {
            let reds = stack.count(Piece::Red) as u64;
            messages::view_any_stack(&space, top, height as u64, reds)
        }
    }
}

/// Describes the position.
pub(super) fn describe(position: &Position, turn: &str) -> Message {
    if position.next_piece().is_some() {
        return messages::view_placing(turn, position.board().occupied().len() as u64);
    }
    let score = position.score();
    messages::view_stacking(turn, score.white.into(), score.black.into())
}
