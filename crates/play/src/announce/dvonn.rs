//! Moves of DVONN in words.

use basalt_locales::{Message, messages};
use basalt_rules::ByColor;
use basalt_rules::dvonn::{Cell, Move, Piece, Position};
use basalt_view::dvonn::Preview;

use crate::words::player;

/// What a legal move does.
pub(super) fn mv(before: &Position, mv: Move) -> Message {
    match mv {
        Move::Place(cell) => placed(before, cell),
        Move::Stack { from, to } => stacked(before, from, to),
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

fn stacked(before: &Position, from: Cell, to: Cell) -> Message {
    let preview = Preview::of(before, Move::Stack { from, to });
    let height = preview.map_or(0, |preview| preview.height);
    let lost = preview.map_or(ByColor::default(), |preview| preview.lost);
    let (white, black) = (lost.white.into(), lost.black.into());
    let (from, to) = (from.to_string(), to.to_string());
    let mover = player(before.to_move());
    messages::table_stacked(mover, &from, &to, height.into(), white + black, white, black)
}
