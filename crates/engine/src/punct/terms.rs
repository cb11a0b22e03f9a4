//! The terms of a board and how many times each occurs.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, Piece, Variant};
use basalt_rules::sorting::sort_by_key;

use super::connection::Ground;
use super::threats::PIECES_EACH;

/// Number of distances that are distinguished for each of the three cheapest connections; those outside the range count
/// as its nearest end.
const DISTANCES: usize = 14;
const LEAST: [usize; 3] = [1, 3, 6];

/// A board is late when a player has placed more pieces than this.
const EARLY: usize = 9;

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
/// Visible dots, pieces that may move into the centre, pieces above the board, pieces placed: of the player to
/// move, less those of the other.
const DOTS: usize = AHEAD + CLOCKS;
const INWARD: usize = DOTS + 1;
const RAISED: usize = INWARD + 1;
const PLACED: usize = RAISED + 1;

/// Number of terms.
pub(crate) const COUNT: usize = PLACED + 1;

/// The costs of both players' ways along the three axes, the cheapest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distances {
    /// Those of the player to move.
    pub(crate) own: [usize; 3],
    pub(crate) other: [usize; 3],
}

impl Distances {
    pub(crate) fn of(board: &Board) -> Self {
        let player = board.to_move();
        Self { own: distances(board, player), other: distances(board, player.other()) }
    }
}

/// Calls `add` with the terms of a board, as the player to move sees it.
#[inline]
pub(crate) fn visit(board: &Board, distances: &Distances, mut add: impl FnMut(usize, i32)) {
    let player = board.to_move();
    let other = player.other();
    let placed = [player, other].map(|color| board.placed(color));
    let late = if placed[0].max(placed[1]) > EARLY { DISTANCES } else { 0 };
    let [own_nearest, own_second, own_third] = numbers(distances.own);
    let [other_nearest, other_second, other_third] = numbers(distances.other);
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
    let (mut inward, mut raised) = (0, 0);
    for piece in board.pieces() {
        let sign = if piece.color == player { 1 } else { -1 };
        inward += if may_move_inward(board, piece) { sign } else { 0 };
        raised += if piece.level > 0 { sign } else { 0 };
    }
    add(INWARD, inward);
    add(RAISED, raised);
    add(PLACED, placed[0] as i32 - placed[1] as i32);
}

/// The costs of a player's ways along the three axes, the cheapest first.
fn distances(board: &Board, color: Color) -> [usize; 3] {
    let ground = Ground::new(board, color);
    let mut distances = Axis::ALL.map(|axis| ground.distance(axis));
    sort_by_key(&mut distances, |distance| *distance);
    distances
}

/// The numbers of these costs among their terms.
fn numbers(mut distances: [usize; 3]) -> [usize; 3] {
    for (distance, least) in distances.iter_mut().zip(LEAST) {
        *distance = distance.saturating_sub(least).min(DISTANCES - 1);
    }
    distances
}

/// Whether a piece is free and its PÜNCT on a line through the centre.
#[inline]
fn may_move_inward(board: &Board, piece: Piece) -> bool {
    let punct = piece.lie.punct();
    let (q, r) = (punct.q(), punct.r());
    [q, r, q + r].into_iter().any(|offset| offset.abs() <= 2)
        && piece.lie.spaces().into_iter().all(|space| board.height(space) == piece.level + 1)
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::{Position, Variant};

    use super::*;

    fn terms(variant: Variant, text: &str) -> Vec<(usize, i32)> {
        let position = Position::parse(variant, text).expect("a position");
        let mut found = Vec::new();
        let board = position.board();
        visit(board, &Distances::of(board), |term, times| found.push((term, times)));
        found
    }

    fn count(terms: &[(usize, i32)], wanted: usize) -> i32 {
        terms.iter().filter(|(term, _)| *term == wanted).map(|(_, times)| times).sum()
    }

    #[test]
    fn every_term_has_its_number() {
        for variant in [Variant::Basic, Variant::Standard] {
            for text in ["w: b: w 0", "w:f9/e9g9 b:h9/h10i10,k3/k4l4 b 0"] {
                assert!(terms(variant, text).iter().all(|(term, _)| *term < COUNT));
            }
        }
    }

    #[test]
    fn the_centre_counts_in_the_standard_game_and_for_the_player_to_move() {
        let text = |player| format!("w:h9/i9j10 b:c4/c5d5 {player} 1");
        let last = CLOCKS - 1;
        assert_eq!(count(&terms(Variant::Standard, &text('w')), LEAD + last), 3);
        assert_eq!(count(&terms(Variant::Standard, &text('b')), LEAD + last), -3);
        assert_eq!(count(&terms(Variant::Standard, &text('b')), AHEAD + last), -1);
        assert_eq!(count(&terms(Variant::Basic, &text('w')), LEAD + last), 0);
    }

    #[test]
    fn a_pinned_piece_does_not_move_inward() {
        let inward = |text| count(&terms(Variant::Standard, text), INWARD);
        assert_eq!(inward("w:i4/i5i6 b: w 0"), 1);
        assert_eq!(inward("w:i4/i5i6,i5/i4i6^1 b: w 1"), 1);
        assert_eq!(inward("w:f3/f4g5 b: w 0"), 0);
    }
}
