//! What a PÜNCT position looks like to a player that does not search.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, CellSet, Position, Variant};

// In hundredths of a percent of the chance to win.

/// For each dot fewer that is missing for a connection.
const MISSING: i32 = 550;
/// For each dot more in the centre when all pieces are placed; less in proportion before.
const CENTRE: i32 = 400;
/// If the opponent can win at once.
const LOST: i32 = 4_500;

/// Crossing a space with the opponent's dot on top takes a jump, where an empty space takes a
/// placement.
const JUMP: usize = 2;

/// No way across the board costs more.
const FARTHEST: usize = 2 * 17;

/// The chance of `player`, who has just moved, in hundredths of a percent.
pub(crate) fn estimate(position: &Position, player: Color) -> u16 {
    let board = position.board();
    let mut value = connection(board, player) - connection(board, player.other());
    if board.variant() == Variant::Standard {
        value += centre(board, player) - centre(board, player.other());
    }
    if board.to_move() != player && !position.winning_moves().is_empty() {
        value -= LOST;
    }
    (5_000 + value).clamp(1, 9_999) as u16
}

/// Near connections count most, but a second way across counts too.
fn connection(board: &Board, color: Color) -> i32 {
    let mut missing = Axis::ALL.map(|axis| missing_dots(board, color, axis) as i32);
    missing.sort_unstable();
    -MISSING * (4 * missing[0] + missing[1]) / 5
}

fn centre(board: &Board, color: Color) -> i32 {
    let placed = board.placed(Color::White).max(board.placed(Color::Black)) as i32;
    CENTRE * board.centre_count(color) as i32 * placed / 18
}

/// How many dots a player still needs to connect two sides, jumps counting [`JUMP`].
fn missing_dots(board: &Board, color: Color, axis: Axis) -> usize {
    let own = board.visible(color);
    let opposing = board.visible(color.other());
    let empty = CellSet::FULL - own - opposing;
    let [near, far] = axis.sides();
    let mut reached = CellSet::EMPTY;
    // The spaces that are first entered at each cost.
    let mut entered = [CellSet::EMPTY; FARTHEST + JUMP + 1];
    entered[0] = near & own;
    entered[1] = near & empty;
    entered[JUMP] = near & opposing;
    for cost in 0..FARTHEST {
        let start = entered[cost] - reached;
        let here = start | (start | start.neighbours()).chains_within(own - reached);
        if here.meets(far) {
            return cost;
        }
        reached |= here;
        let next = here.neighbours() - reached;
        entered[cost + 1] |= next & empty;
        entered[cost + JUMP] |= next & opposing;
    }
    FARTHEST
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        Position::parse(Variant::Standard, text).expect("a position")
    }

    #[test]
    fn an_empty_board_takes_seventeen_dots() {
        let start = position("w: b: w 0");
        for axis in Axis::ALL {
            assert_eq!(missing_dots(start.board(), Color::White, axis), 17);
        }
        assert_eq!(estimate(&start, Color::White), 5_000);
    }

    #[test]
    fn own_dots_save_their_number_and_foreign_ones_cost_a_jump() {
        let row = position("w:f9/e9g9 b: w 0");
        assert_eq!(missing_dots(row.board(), Color::White, Axis::WestEast), 14);
        let blocked = position("w:f9/e9g9 b:h9/h10i10 w 0");
        assert_eq!(missing_dots(blocked.board(), Color::White, Axis::WestEast), 15);
        assert!(estimate(&row, Color::White) > estimate(&blocked, Color::White));
    }
}
