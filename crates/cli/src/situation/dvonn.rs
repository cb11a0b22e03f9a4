//! Where a game of DVONN stands.

use basalt_locales::{Message, messages};
use basalt_rules::dvonn::{Cell, Piece, Position};
use basalt_rules::{Color, Outcome};

use super::player;
use crate::voice::Voice;

pub(super) fn phase(position: &Position) -> Message {
    if position.next_piece().is_some() {
        let placed = position.board().occupied().len() as u64;
        messages::play_placing(placed + 1, Cell::COUNT as u64)
    } else {
        let score = position.score();
        messages::play_stacking(score.white.into(), score.black.into())
    }
}

pub(super) fn prompt(position: &Position, phase: &str, voice: &Voice) -> Option<Message> {
    let example = position.legal_moves().first()?.to_string();
    let player = player(position.to_move());
    let task = voice.say(&match position.next_piece() {
        Some(Piece::Red) => messages::play_prompt_red(player),
        Some(Piece::White | Piece::Black) => messages::play_prompt_own(player),
        None => messages::play_prompt_stack(player),
    });
    Some(messages::play_turn(phase, &task, &example))
}

pub(super) fn result(position: &Position) -> Option<Message> {
    let (outcome, score) = (position.outcome()?, position.score());
    let points = |color| u64::from(score[color]);
    Some(match outcome {
        Outcome::Win(winner) => {
            messages::result_win(player(winner), points(winner), points(winner.other()))
        }
        Outcome::Draw => messages::result_draw(points(Color::White)),
    })
}
