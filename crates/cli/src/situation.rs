//! Where a game stands, in words.

use basalt_locales::{Message, Player, messages};
use basalt_rules::dvonn::{Cell, Move, Piece};
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome};

/// The player of a colour, for messages.
pub(crate) fn player(color: Color) -> Player {
    match color {
        Color::White => Player::White,
        Color::Black => Player::Black,
    }
}

/// Which part of the game it is, and how far it has got.
pub(crate) fn phase(position: &AnyPosition) -> Message {
    match position {
        AnyPosition::Dvonn(position) if position.next_piece().is_some() => {
            let placed = position.board().occupied().len() as u64;
            messages::play_placing(placed + 1, Cell::COUNT as u64)
        }
        AnyPosition::Dvonn(position) => {
            let score = position.score();
            messages::play_stacking(score.white.into(), score.black.into())
        }
    }
}

/// What the player to move has to do.
pub(crate) fn task(position: &AnyPosition) -> Message {
    let player = player(position.to_move());
    match position {
        AnyPosition::Dvonn(position) => match position.next_piece() {
            Some(Piece::Red) => messages::play_prompt_red(player),
            Some(Piece::White | Piece::Black) => messages::play_prompt_own(player),
            None => messages::play_prompt_stack(player),
        },
    }
}

/// Who has won and by how much; nothing while the game goes on.
pub(crate) fn result(position: &AnyPosition) -> Option<Message> {
    let (outcome, score) = (position.outcome()?, position.score()?);
    let points = |color| u64::from(score[color]);
    Some(match outcome {
        Outcome::Win(winner) => {
            messages::result_win(player(winner), points(winner), points(winner.other()))
        }
        Outcome::Draw => messages::result_draw(points(Color::White)),
    })
}

/// How many stacks a move cuts off from the red pieces.
pub(crate) fn cut_off(position: &AnyPosition, mv: AnyMove) -> u64 {
    match (position, mv) {
        (AnyPosition::Dvonn(position), AnyMove::Dvonn(mv)) => position.cut_off_by(mv).len() as u64,
    }
}

/// Whether pieces are still to be placed.
pub(crate) fn is_placing(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Dvonn(position) => position.next_piece().is_some(),
    }
}

/// Whether a move is a pass.
pub(crate) fn is_pass(mv: AnyMove) -> bool {
    mv == AnyMove::Dvonn(Move::Pass)
}
