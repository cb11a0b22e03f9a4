//! Hints that do not give the move away.

use basalt_rules::AnyMove;

/// A hint about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The space on which the move begins: that of the stack, or of the piece's PÜNCT.
    From(String),
    /// The move places a piece.
    Place,
}

impl Hint {
    /// The hint for a move; `None` for a pass.
    pub fn of(mv: AnyMove) -> Option<Self> {
        Some(match mv.path()? {
            (Some(from), _) => Self::From(from.to_string()),
            (None, _) => Self::Place,
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
