//! The events of a game. Its history is a list of them, which only grows.

use std::convert::Infallible;

use basalt_rules::{AnyMove, Color, Game, Outcome, TextError};

use crate::Millis;

/// An event with its number. The numbers of a game are 1, 2, 3 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number.
    pub number: u32,
    /// When it was decided.
    pub at: Millis,
    /// The event.
    pub event: Event,
}

/// Something that happened in a game. Moves are those of the rules, or texts in the notation of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<Move = AnyMove> {
    /// A move was made.
    Move {
        /// The player.
        by: Color,
        /// The move.
        mv: Move,
        /// Milliseconds that it cost on the clock, after lag compensation.
        spent: Millis,
        /// Whether there was no choice, so that the server made it.
        forced: bool,
    },
    /// A draw was offered.
    DrawOffered {
        /// The player who offers.
        by: Color,
    },
    /// The offer of a draw was declined or withdrawn.
    DrawDeclined {
        /// The player who declines or withdraws.
        by: Color,
    },
    /// A player asked to take back their last move.
    TakebackAsked {
        /// The player who asks.
        by: Color,
    },
    /// The request to take back a move was declined or withdrawn.
    TakebackDeclined {
        /// The player who declines or withdraws.
        by: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// The number of plies that are left.
        plies: u32,
    },
    /// By correspondence: a player's clock was stopped.
    VacationBegun {
        /// The player.
        by: Color,
        /// When it runs again at the latest.
        until: Millis,
    },
    /// The clock runs again.
    VacationEnded {
        /// The player.
        by: Color,
    },
    /// No server was there for a while. The time from a moment until this event counts for nobody.
    ServerDown {
        /// The moment.
        from: Millis,
    },
    /// The game is over.
    Ended(Ending),
}

impl<Move> Event<Move> {
    /// The same event with its move in another form.
    fn try_map_move<To, E>(self, map: impl FnOnce(Move) -> Result<To, E>) -> Result<Event<To>, E> {
        Ok(match self {
            Self::Move { by, mv, spent, forced } => Event::Move { by, mv: map(mv)?, spent, forced },
            Self::DrawOffered { by } => Event::DrawOffered { by },
            Self::DrawDeclined { by } => Event::DrawDeclined { by },
            Self::TakebackAsked { by } => Event::TakebackAsked { by },
            Self::TakebackDeclined { by } => Event::TakebackDeclined { by },
            Self::TakenBack { plies } => Event::TakenBack { plies },
            Self::VacationBegun { by, until } => Event::VacationBegun { by, until },
            Self::VacationEnded { by } => Event::VacationEnded { by },
            Self::ServerDown { from } => Event::ServerDown { from },
            Self::Ended(ending) => Event::Ended(ending),
        })
    }
}

impl Event {
    /// The event with its move as text.
    pub fn to_text(self) -> Event<String> {
        let Ok(event) = self.try_map_move(|mv| Ok::<_, Infallible>(mv.to_string()));
        event
    }
}

impl Event<String> {
    /// The event in a game; an error if its text is no move of that game.
    pub fn parse(self, game: Game) -> Result<Event, TextError> {
        self.try_map_move(|mv| AnyMove::parse(game, &mv))
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` if it was a draw or has no result.
    pub winner: Option<Color>,
    /// The reason.
    pub reason: EndReason,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// By the rules, on the board.
    Board,
    /// Both agreed on a draw.
    Agreed,
    /// The loser resigned.
    Resigned,
    /// The loser's time ran out: flag fall.
    Time,
    /// The loser left, and the winner claimed the game.
    Left,
    /// It was aborted, by the players, by time or by an operator, and has no result.
    Aborted,
    /// An operator decided it.
    Adjudicated,
}

impl Ending {
    /// Whether the game has a result.
    pub fn counts(self) -> bool {
        self.reason != EndReason::Aborted
    }
}

/// The end on the board.
impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        let winner = match outcome {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        };
        Self { winner, reason: EndReason::Board }
    }
}
