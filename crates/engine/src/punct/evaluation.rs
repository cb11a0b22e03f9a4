//! What a board looks like to a player that does not look ahead.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, Move, Piece, Variant};

use super::connection::{FARTHEST, Ground};
use super::threats::{Ending, PIECES_EACH, ending, played};

// Weights are hundredths of the logarithm of the odds to win.

/// What a way across is worth that costs so many dots, twice: an entry for each half of a dot.
pub(super) static WAY: [i32; 2 * FARTHEST + 4] = {
    let mut worths = [0; 2 * FARTHEST + 4];
    // Each dot fewer is worth a fifth more.
    let mut worth = 450_000;
    let mut i = 0;
    while i < worths.len() {
        worths[i] = worth / 1_000;
        worth = worth * 91 / 100;
        i += 1;
    }
    worths
};

/// How much the ways along the three axes count, the cheapest first, in sixteenths.
pub(super) const AXES: [i32; 3] = [16, 7, 3];

/// Half a turn is worth so many halves of a dot to the player to move.
const TEMPO: usize = 3;

/// For each dot more in the centre: at the start, and what is added until the last piece is placed.
const CENTRE_EARLY: i32 = 8;
const CENTRE_LATE: i32 = 60;

/// For each own piece that may move.
const FREE: i32 = 7;

/// For each visible dot.
const DOT: i32 = 3;

/// What the board is worth to the player to move.
pub(crate) fn estimate(board: &Board) -> i32 {
    let player = board.to_move();
    let other = player.other();
    let mut value = ways(board, player, 0) - ways(board, other, TEMPO);
    value += FREE * (free_pieces(board, player) - free_pieces(board, other));
    let dots = |color: Color| board.visible(color).len() as i32;
    value += DOT * (dots(player) - dots(other));
    if board.variant() == Variant::Standard {
        value += centre(board, player);
    }
    value
}

/// What the ways across are worth to a player who is so many halves of a dot behind.
fn ways(board: &Board, color: Color, behind: usize) -> i32 {
    let ground = Ground::new(board, color);
    let mut distances = Axis::ALL.map(|axis| ground.distance(axis));
    distances.sort_unstable();
    let worth = |(distance, share): (usize, i32)| share * WAY[2 * distance + behind];
    distances.into_iter().zip(AXES).map(worth).sum::<i32>() / 16
}

/// What the lead in the centre is worth.
fn centre(board: &Board, player: Color) -> i32 {
    let count = |color: Color| board.centre_count(color) as i32;
    (count(player) - count(player.other())) * centre_weight(board)
}

/// What a dot in the centre is worth: the more, the nearer the last piece is.
pub(super) fn centre_weight(board: &Board) -> i32 {
    let placed = board.placed(Color::White).max(board.placed(Color::Black)) as i32;
    let all = PIECES_EACH as i32;
    CENTRE_EARLY + CENTRE_LATE * placed * placed / (all * all)
}

/// How many pieces of a player may move: no dot of theirs is covered.
fn free_pieces(board: &Board, color: Color) -> i32 {
    let is_free = |piece: &Piece| {
        piece.color == color
            && piece.lie.spaces().into_iter().all(|space| board.height(space) == piece.level + 1)
    };
    board.pieces().filter(is_free).count() as i32
}

/// What a turn that does not win is worth to the player who makes it, without any look ahead.
pub(super) fn worth_of_turn(board: &Board, mv: Move) -> i32 {
    let after = played(board, mv);
    match ending(&after) {
        Some(Ending::Won) => i32::MAX,
        Some(Ending::Drawn) => 0,
        Some(Ending::Lost) => -i32::MAX,
        None => -estimate(&after),
    }
}
