//! Hints, which do not give the move away.

use basalt_rules::{AnyMove, with_title};

use crate::game_lessons::GameLessons;

/// What can be told of a move without giving it away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It begins on this space: with the stack there, or with the piece whose PÜNCT is there.
    From(String),
    /// A piece comes onto the board.
    Place,
}

impl Hint {
    /// What can be told of this move; nothing of a pass.
    pub fn of(mv: AnyMove) -> Option<Self> {
        with_title!(mv.title(), Position => {
            mv.try_into().ok().and_then(<Position as GameLessons>::hint)
        })
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[test]
    fn a_hint_tells_where_a_move_begins_and_no_more() {
        for (game, text, hint) in [
            (Game::Dvonn, "e3f3", Some(Hint::From("e3".to_owned()))),
            (Game::Dvonn, "e3", Some(Hint::Place)),
            (Game::Dvonn, "pass", None),
            (Game::Punct, "m9-g9/g10h11", Some(Hint::From("m9".to_owned()))),
            (Game::Punct, "l4/l5m5", Some(Hint::Place)),
            (Game::Punct, "pass", None),
        ] {
            assert_eq!(Hint::of(AnyMove::parse(game, text).expect(text)), hint, "{text}");
        }
    }
}
