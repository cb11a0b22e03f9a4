//! A move of DVONN and what can be counted on its boards.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Position};

use crate::facts::Facts;

/// A move of DVONN, seen by the player who made it.
pub(super) type Scene<'a> = crate::claim::scene::Scene<'a, Position>;

/// The scene of a move that is not a pass.
pub(super) fn scene(facts: &Facts) -> Option<Scene<'_>> {
    Scene::new(facts).filter(|scene| scene.played != Move::Pass)
}

/// Whether the player has no move after any move of the other one.
pub(super) fn is_out_of_moves(position: &Position, player: Color) -> bool {
    let replies = position.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|&reply| {
            let mut after = position.clone();
            after.play_unchecked(reply);
            after.board().movable(player).is_empty()
        })
}

/// The space on which the most pieces of a player's other stacks hang: they are linked to red only through
/// it. With it their number.
pub(super) fn weakest_link(board: &Board, player: Color) -> Option<(Cell, u32)> {
    let hanging = |link: Cell| {
        let staying = board.occupied() - CellSet::of(link);
        let linked = (board.with_red() & staying).chains_within(staying);
        let lost = (staying - linked) & board.owned(player);
        lost.into_iter().map(|cell| u32::from(board.height(cell))).sum::<u32>()
    };
    let links = board.occupied().into_iter().map(|link| (link, hanging(link)));
    // Of equal links the first counts.
    links.fold(None, |worst: Option<(Cell, u32)>, (link, pieces)| match worst {
        Some((_, most)) if pieces <= most => worst,
        _ => Some((link, pieces)),
    })
}
