//! Moves of DVONN in words.

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, Move, Piece, Position};

use crate::words::player;

/// What a legal move does.
pub(super) fn mv(before: &Position, after: &Position, mv: Move) -> Message {
    match mv {
        Move::Place(cell) => placed(before, cell),
        Move::Stack { from, to } => stacked(before, after, from, to),
        Move::Pass => messages::play_pass(player(before.to_move())),
    }
}

fn placed(before: &Position, cell: Cell) -> Message {
    let color = match before.next_piece() {
        Some(Piece::White) => "white",
        Some(Piece::Black) => "black",
        Some(Piece::Red) | None => "red",
    };
    messages::table_placed(player(before.to_move()), color, &cell.to_string())
}

fn stacked(before: &Position, after: &Position, from: Cell, to: Cell) -> Message {
    let height = after.stack(to).height() as u64;
    let [white, black] = Color::ALL.map(|color| lost(before, from, to, color));
    let (from, to) = (from.to_string(), to.to_string());
    let mover = player(before.to_move());
    messages::table_stacked(mover, &from, &to, height, white + black, white, black)
}

/// How many pieces leave the board in a player's stacks. A stack that is cut off where it lands takes what is under it
/// with it, as the mover's.
fn lost(before: &Position, from: Cell, to: Cell, color: Color) -> u64 {
    let cut_off = before.cut_off_by(Move::Stack { from, to });
    let pieces = cut_off.into_iter().map(|cell| {
        let stack = before.stack(cell);
        if cell == to { before.stack(from).onto(stack) } else { stack }
    });
    let owned = pieces.filter(|stack| stack.owner() == Some(color));
    owned.map(|stack| stack.height() as u64).sum()
}
