//! DVONN in words: moves, and the state of the game.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::ByColor;
use basalt_rules::dvonn::{Cell, Move, Piece, Position};

use super::Preview;
use crate::announce::player;

/// Announces a legal move.
pub(super) fn mv(before: &Position, mv: Move) -> Message {
    match mv {
        Move::Place(cell) => placed(before, cell),
        Move::Stack { from, to } => stacked(before, from, to),
        Move::Pass => messages::play_pass(player(before.to_move())),
    }
}

fn placed(before: &Position, cell: Cell) -> Message {
    let piece = before.next_piece().unwrap_or(Piece::Red);
    messages::table_placed(player(before.to_move()), piece.id(), &cell.to_string())
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

pub(super) fn phase(position: &Position) -> Message {
    if position.next_piece().is_some() {
        let placed = position.board().occupied().len() as u64;
        messages::play_placing(placed + 1, Cell::COUNT as u64)
    } else {
        let score = position.score();
        messages::play_stacking(score.white.into(), score.black.into())
    }
}

pub(super) fn prompt(position: &Position, phase: &str, catalogue: &Catalogue) -> Option<Message> {
    let example = position.legal_moves().first()?.to_string();
    let player = player(position.to_move());
    let task = catalogue.say(&match position.next_piece() {
        Some(Piece::Red) => messages::play_prompt_red(player),
        Some(Piece::White | Piece::Black) => messages::play_prompt_own(player),
        None => messages::play_prompt_stack(player),
    });
    Some(messages::play_turn(phase, &task, &example))
}
