//! A turn of PÜNCT and what can be counted on its boards.

use basalt_rules::punct::{Cell, Move, MoveList, Piece, Position};
use basalt_rules::{Color, Outcome};

/// A turn of PÜNCT, seen by the player who made it.
pub(super) type Scene<'a> = crate::claim::scene::Scene<'a, Position>;

impl Scene<'_> {
    /// Whether the better turn leaves the opponent no win at once.
    pub(super) fn could_be_stopped(&self) -> bool {
        self.best.is_some_and(|(_, better)| {
            better.outcome() != Some(Outcome::Win(self.player.other()))
                && better.winning_moves().is_empty()
        })
    }
}

/// The position after a turn, if that is legal.
pub(super) fn played(position: &Position, mv: Move) -> Option<Position> {
    let mut after = position.clone();
    after.play(mv).ok()?;
    Some(after)
}

/// The turns with which a player would win at once, if it were that player's turn.
pub(super) fn wins_of(position: &Position, player: Color) -> MoveList {
    if position.outcome().is_some() {
        return MoveList::new();
    }
    let mut board = *position.board();
    if board.to_move() != player {
        board.play_unchecked(Move::Pass);
    }
    let mut turns = MoveList::new();
    board.list_winning_turns(&mut turns);
    turns
}

/// The pieces of a player that are pinned on one board and were not on the other.
fn newly_pinned(before: &Position, after: &Position, owner: Color) -> Vec<Piece> {
    let old = before.pinned();
    let is_new = |piece: &Piece| piece.color == owner && !old.contains(piece);
    after.pinned().into_iter().filter(is_new).collect()
}

/// The number of a player's pieces that lie still and are pinned between two boards.
pub(super) fn pins(before: &Position, after: &Position, owner: Color) -> u32 {
    newly_pinned(before, after, owner).len() as u32
}

/// The number of a player's dots that were visible on one board and are not on the other.
pub(super) fn covers(before: &Position, after: &Position, owner: Color) -> u32 {
    (before.board().visible(owner) - after.board().visible(owner)).len() as u32
}

/// The spaces of the opponent's pieces that a turn of `player` frees.
pub(super) fn freed(before: &Position, after: &Position, player: Color) -> Option<Cell> {
    newly_pinned(after, before, player.other()).first().map(|piece| piece.lie.punct())
}

pub(super) fn centre(position: &Position, player: Color) -> (u32, u32) {
    let count = position.centre_count();
    (count[player], count[player.other()])
}

pub(super) fn lead((own, other): (u32, u32)) -> i32 {
    own.cast_signed() - other.cast_signed()
}

/// Whether every other turn leaves the opponent a win at once.
pub(super) fn is_only_defence(before: &Position, chosen: Move) -> bool {
    let stops = |mv: Move| {
        let mut after = before.clone();
        after.play_unchecked(mv);
        match after.outcome() {
            None => after.winning_moves().is_empty(),
            Some(outcome) => outcome != Outcome::Win(before.to_move().other()),
        }
    };
    let others = before.legal_moves().into_iter().filter(|&mv| mv != chosen);
    stops(chosen) && !others.into_iter().any(stops)
}
