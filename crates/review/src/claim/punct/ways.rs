//! Ways across the board of PÜNCT.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Cell, CellSet, Lie, Position};

use super::measure::PunctMeasure;

/// The fewest empty spaces on a way of a player between two opposite sides that leads over the player's
/// visible dots and empty spaces only; `None` if the opponent has closed it.
pub(super) fn gaps_along(position: &Position, player: Color, axis: Axis) -> Option<u32> {
    let board = position.board();
    let own = board.visible(player);
    let open = CellSet::FULL - board.visible(player.other());
    let [near, far] = axis.sides();
    let mut reached = (near & own).chains_within(own);
    let mut next = near & open;
    for gaps in 0..=Cell::COUNT as u32 {
        if reached.meets(far) {
            return Some(gaps);
        }
        let entered = (next | reached.neighbours()) & open;
        let grown = (reached | entered).chains_within(open & (own | reached | entered));
        if (grown - reached).is_empty() {
            return None;
        }
        reached = grown;
        next = CellSet::EMPTY;
    }
    None
}

/// The fewest empty spaces on any way across.
pub(super) fn gaps(position: &Position, player: Color) -> Option<u32> {
    Axis::ALL.into_iter().filter_map(|axis| gaps_along(position, player, axis)).min()
}

/// The number of pairs of sides that the player could connect by few empty spaces.
pub(super) fn plans(position: &Position, player: Color) -> u32 {
    let is_plan = |&axis: &Axis| {
        gaps_along(position, player, axis).is_some_and(|gaps| gaps <= PunctMeasure::MAX_PLAN_GAPS)
    };
    Axis::ALL.iter().filter(|axis| is_plan(axis)).count() as u32
}

/// The visible dots in the chains that a piece belongs to.
pub(super) fn chain_of(position: &Position, lie: Lie, player: Color) -> u32 {
    let piece: CellSet = lie.spaces().into_iter().collect();
    piece.chains_within(position.board().visible(player)).len() as u32
}
