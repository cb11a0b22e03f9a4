//! How a game ended, and why.

use basalt_rules::punct::{Axis, End, Variant};
use basalt_rules::{AnyPosition, ByColor, Color, Outcome, dvonn, punct};

/// How a game ended, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// DVONN: nobody can move; the pieces that each player controls are compared.
    Score(ByColor<u32>),
    /// PÜNCT: the winner connects two opposite sides.
    Connection {
        /// Whose dots.
        winner: Color,
        /// Which sides.
        axis: Axis,
    },
    /// PÜNCT: the dots in the centre are compared.
    Centre {
        /// Why it came to that: the last piece or two passes.
        end: End,
        /// How many each player shows.
        count: ByColor<u32>,
    },
    /// PÜNCT: a draw by rule, whatever lies in the centre.
    Drawn(End),
    /// A player has given up.
    Resigned {
        /// Who.
        loser: Color,
    },
    /// A player's time is over.
    Time {
        /// Whose.
        loser: Color,
    },
    /// The players have agreed on a draw.
    Agreed,
    /// Nobody goes on with the game; it has no result.
    Abandoned,
    /// Somebody else has decided; so it is only in games that were played elsewhere.
    Adjudicated(Outcome),
}

impl Ending {
    /// How the game ended on the board; nothing while it goes on there.
    pub fn on_board(position: &AnyPosition) -> Option<Self> {
        match position {
            AnyPosition::Dvonn(position) => dvonn(position),
            AnyPosition::Punct(position) => punct(position),
        }
    }

    /// Who has won; nothing if the game has no result.
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
