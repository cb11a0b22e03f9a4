//! What the evaluation counts: the terms of a board and how many times each occurs.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, Variant};

use super::connection::Ground;
use super::threats::PIECES_EACH;

/// Distances from this on are not told apart.
const DISTANCES: usize = 20;

/// A board is early or late by how many pieces the player with most of them has placed.
const LATE: usize = 9;

/// The lead in the centre counts by how many pieces its owner still has to place before the game ends: up to
/// 1, 2, 3, 4, 6, 9, and more.
const CLOCK: [usize; 6] = [1, 2, 3, 4, 6, 9];
const CLOCKS: usize = CLOCK.len() + 1;

/// The cheapest way of the player to move, for early and for late boards.
const OWN_NEAREST: usize = 0;
/// The cheapest way of the other player.
const OTHER_NEAREST: usize = OWN_NEAREST + 2 * DISTANCES;
/// The ways along the second and the third axis, of the player to move; those of the other count against it.
const SECOND: usize = OTHER_NEAREST + 2 * DISTANCES;
const THIRD: usize = SECOND + 2 * DISTANCES;
/// Dots more in the centre.
const LEAD: usize = THIRD + 2 * DISTANCES;
/// That there are more.
const AHEAD: usize = LEAD + CLOCKS;
/// Visible dots, pieces that may move, pieces above the board, pieces placed: of the player to move, less those
/// of the other.
const DOTS: usize = AHEAD + CLOCKS;
const FREE: usize = DOTS + 1;
const RAISED: usize = FREE + 1;
const PLACED: usize = RAISED + 1;

/// How many terms there are.
pub(crate) const COUNT: usize = PLACED + 1;

/// Calls `add` with the terms of a board, as the player to move sees it.
#[inline]
pub(crate) fn visit(board: &Board, mut add: impl FnMut(usize, i32)) {
    let player = board.to_move();
    let other = player.other();
    let placed = [player, other].map(|color| board.placed(color));
    let late = if placed[0].max(placed[1]) > LATE { DISTANCES } else { 0 };
    let [own_nearest, own_second, own_third] = distances(board, player);
    let [other_nearest, other_second, other_third] = distances(board, other);
    add(OWN_NEAREST + late + own_nearest, 1);
    add(OTHER_NEAREST + late + other_nearest, 1);
    add(SECOND + late + own_second, 1);
    add(SECOND + late + other_second, -1);
    add(THIRD + late + own_third, 1);
    add(THIRD + late + other_third, -1);
    if board.variant() == Variant::Standard {
        let [own, theirs] = [player, other].map(|color| board.centre_count(color) as i32);
        let lead = own - theirs;
        let leader = usize::from(lead < 0);
        let left = PIECES_EACH.saturating_sub(placed[leader]);
        let clock = CLOCK.iter().take_while(|&&most| left > most).count();
        add(LEAD + clock, lead);
        add(AHEAD + clock, lead.signum());
    }
    let dots = |color: Color| board.visible(color).len() as i32;
    add(DOTS, dots(player) - dots(other));
    let (mut free, mut raised) = (0, 0);
    for piece in board.pieces() {
        let sign = if piece.color == player { 1 } else { -1 };
        let is_free =
            piece.lie.spaces().into_iter().all(|space| board.height(space) == piece.level + 1);
        free += if is_free { sign } else { 0 };
        raised += if piece.level > 0 { sign } else { 0 };
    }
    add(FREE, free);
    add(RAISED, raised);
    add(PLACED, placed[0] as i32 - placed[1] as i32);
}

/// The costs of a player's ways along the three axes, the cheapest first.
fn distances(board: &Board, color: Color) -> [usize; 3] {
    let ground = Ground::new(board, color);
    let mut distances = Axis::ALL.map(|axis| ground.distance(axis).min(DISTANCES - 1));
    distances.sort_unstable();
    distances
}
