//! The end of a game and its reason.

pub use basalt_rules::punct::End;
use basalt_rules::punct::{Axis, Variant};
use basalt_rules::{AnyPosition, ByColor, Color, Outcome, dvonn, punct};

/// The end of a game and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// DVONN: neither player can move; the pieces that each player controls are compared.
    Score(ByColor<u32>),
    /// PÜNCT: the winner connects two opposite sides.
    Connection {
        /// The owner of the dots.
        winner: Color,
        /// The sides.
        axis: Axis,
    },
    /// PÜNCT: the dots in the centre are compared.
    Centre {
        /// Why it came to that: the last piece or two passes.
        end: End,
        /// The dots that each player shows.
        count: ByColor<u32>,
    },
    /// PÜNCT: a draw by rule, whatever lies in the centre.
    Drawn(End),
    /// A player has given up.
    Resigned {
        /// The player.
        loser: Color,
    },
    /// A player's time is over.
    Time {
        /// The owner.
        loser: Color,
    },
    /// The players have agreed on a draw.
    Agreed,
    /// The game was abandoned and has no result.
    Abandoned,
    /// The result was adjudicated, in a game that was played elsewhere.
    Adjudicated(Outcome),
}

impl Ending {
    /// The end on the board; `None` while the game goes on there.
    pub fn on_board(position: &AnyPosition) -> Option<Self> {
        match position {
            AnyPosition::Dvonn(position) => dvonn(position),
            AnyPosition::Punct(position) => punct(position),
        }
    }

    /// The result; `None` if the game has none.
    pub fn outcome(self) -> Option<Outcome> {
        Some(match self {
            Self::Score(count) | Self::Centre { count, .. } => more(count),
            Self::Connection { winner, .. } => Outcome::Win(winner),
            Self::Drawn(_) | Self::Agreed => Outcome::Draw,
            Self::Resigned { loser } | Self::Time { loser } => Outcome::Win(loser.other()),
            Self::Adjudicated(outcome) => outcome,
            Self::Abandoned => return None,
        })
    }
}

/// The player who has more wins.
fn more(count: ByColor<u32>) -> Outcome {
    match count.white.cmp(&count.black) {
        std::cmp::Ordering::Greater => Outcome::Win(Color::White),
        std::cmp::Ordering::Less => Outcome::Win(Color::Black),
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}

fn dvonn(position: &dvonn::Position) -> Option<Ending> {
    position.is_over().then(|| Ending::Score(position.score()))
}

fn punct(position: &punct::Position) -> Option<Ending> {
    let (outcome, end) = (position.outcome()?, position.end()?);
    let counts = position.variant() == Variant::Standard;
    Some(match (end, outcome) {
        (End::Connection(axis), Outcome::Win(winner)) => Ending::Connection { winner, axis },
        (End::LastPiece | End::TwoPasses, _) if counts => {
            Ending::Centre { end, count: position.centre_count() }
        }
        _ => Ending::Drawn(end),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::Game;

    fn on_board(game: Game, text: &str) -> Option<Ending> {
        Ending::on_board(&AnyPosition::parse(game, text).expect("legal"))
    }

    #[test]
    fn dvonn_ends_with_a_score() {
        let count = ByColor { white: 2, black: 0 };
        assert_eq!(on_board(Game::Dvonn, "9/1r8/r(rw)9/10/9 b s"), Some(Ending::Score(count)));
        assert_eq!(on_board(Game::Dvonn, "9/10/11/10/9 w p"), None);
    }

    #[test]
    fn the_centre_counts_in_the_standard_game_only() {
        let (one, passed) = ("w:h7/h8i8 b:d5/d6e6", "w 2 pass pass");
        let text = format!("{one} {passed}");
        let (end, count) = (End::TwoPasses, ByColor { white: 3, black: 0 });
        assert_eq!(on_board(Game::Punct, &text), Some(Ending::Centre { end, count }));
        assert_eq!(on_board(Game::PunctBasic, &text), Some(Ending::Drawn(end)));
        let quiet = format!("{one} w 100");
        assert_eq!(on_board(Game::Punct, &quiet), Some(Ending::Drawn(End::HundredTurns)));
        assert_eq!(on_board(Game::Punct, &format!("{one} w 99")), None);
    }
}
