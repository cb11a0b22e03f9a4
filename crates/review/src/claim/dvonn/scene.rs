//! A move of DVONN and what can be counted on its boards.

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, CellSet, Move, Position};

use crate::facts::Facts;

/// A move of DVONN, seen by the player who made it.
pub(super) type Scene<'a> = crate::claim::scene::Scene<'a, Position>;

/// The scene of a move that is not a pass.
pub(super) fn scene(facts: &Facts) -> Option<Scene<'_>> {
    Scene::new(facts).filter(|scene| scene.played != Move::Pass)
}

impl Scene<'_> {
    /// Whether a reply is possible and does more than after the better move, where it may not even be legal.
    pub(super) fn lets(&self, reply: Move, effect: impl Fn(&Position) -> u32) -> bool {
        let better = self.best.map(|(_, better)| better);
        let after_better = better.filter(|better| better.check(reply).is_ok()).map_or(0, &effect);
        self.after.to_move() != self.player
            && self.after.check(reply).is_ok()
            && better.is_some()
            && after_better < effect(self.after)
    }
}

/// The pieces that a legal move takes off the board out of the stacks of `owner`. A stack that is cut
/// off itself after it has landed is its mover's; what it has landed on is not counted.
pub(super) fn cut_off(position: &Position, mv: Move, owner: Color) -> u32 {
    let Move::Stack { from, to } = mv else { return 0 };
    let board = position.board();
    let cut = position.cut_off_by(mv);
    let staying = (cut & board.owned(owner)) - CellSet::of(to);
    let moved = cut.contains(to) && position.to_move() == owner;
    let height = |cell| u32::from(board.height(cell));
    staying.into_iter().map(height).sum::<u32>() + if moved { height(from) } else { 0 }
}

/// The height of the stack of `owner` that a move lands on.
pub(super) fn taken(position: &Position, mv: Move, owner: Color) -> u32 {
    let Move::Stack { to, .. } = mv else { return 0 };
    let board = position.board();
    if board.owned(owner).contains(to) { board.height(to).into() } else { 0 }
}

/// Whether a move lands on a red piece that its player does not own yet.
pub(super) fn takes_red(position: &Position, mv: Move) -> bool {
    let Move::Stack { to, .. } = mv else { return false };
    let board = position.board();
    board.with_red().contains(to) && !board.owned(position.to_move()).contains(to)
}

/// The number of moves that a player's stacks could make.
pub(super) fn moves_of(position: &Position, player: Color) -> u32 {
    position.board().mobility(player).moves
}

/// Whether the player has no move, whatever the other one plays next.
pub(super) fn is_out_of_moves(position: &Position, player: Color) -> bool {
    let replies = position.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|&reply| {
            let mut after = position.clone();
            after.play_unchecked(reply);
            after.board().movable(player).is_empty()
        })
}

/// The number of a player's own pieces next to a space.
pub(super) fn own_neighbours(position: &Position, space: Cell, player: Color) -> u32 {
    (CellSet::of(space).neighbours() & position.board().owned(player)).len() as u32
}

/// The distance in steps from a space to the nearest red piece, if there is one.
pub(super) fn steps_to_red(position: &Position, space: Cell) -> Option<u32> {
    let red = position.board().with_red();
    let mut reached = CellSet::of(space);
    for steps in 0..Cell::COUNT as u32 {
        if reached.meets(red) {
            return Some(steps);
        }
        reached |= reached.neighbours();
    }
    None
}
