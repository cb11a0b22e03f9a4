//! The games there are, and positions and moves of any of them: what records, protocol and
//! shells work with.

use std::fmt;

use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::dvonn;
use crate::notation::{TextError, quote};
use crate::outcome::Outcome;
use crate::punct;
use crate::sentence::{sentence_union, sentences};

/// A game with its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// DVONN.
    Dvonn,
}

sentences! {
    /// Not the name of a game.
    pub enum GameError {
        /// Unknown.
        Unknown { found: String } = "text-game":
            "expected the name of a game (dvonn), found “{found}”";
    }
}

impl Game {
    /// Every game.
    pub const ALL: [Self; 1] = [Self::Dvonn];

    /// The name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::str::FromStr for Game {
    type Err = GameError;

    fn from_str(text: &str) -> Result<Self, GameError> {
        Self::ALL
            .into_iter()
            .find(|game| game.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| GameError::Unknown { found: quote(text) })
    }
}

/// A move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// A DVONN move.
    Dvonn(dvonn::Move),
}

impl AnyMove {
    /// Reads a move of `game`, legal or not.
    pub fn parse(game: Game, text: &str) -> Result<Self, TextError> {
        match game {
            Game::Dvonn => text.parse().map(Self::Dvonn),
        }
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dvonn(mv) => mv.fmt(f),
        }
    }
}

sentence_union! {
    /// Why a text cannot be played: it is no move, or not a legal one.
    pub enum MoveError {
        /// Malformed text.
        Text(TextError),
        /// A move that the rules of DVONN refuse.
        Dvonn(dvonn::Refusal),
        /// A turn that the rules of PÜNCT refuse.
        Punct(punct::Refusal),
    }
}

impl MoveError {
    /// The number of the broken rule in the rules of the game, if it is a rule that is broken.
    pub fn rule(&self) -> Option<u8> {
        match self {
            Self::Text(_) => None,
            Self::Dvonn(refusal) => Some(refusal.rule()),
            Self::Punct(refusal) => Some(refusal.rule()),
        }
    }
}

sentence_union! {
    /// Why a text is not the text of a position of the game it should be of.
    pub enum PositionError {
        /// No position of DVONN.
        Dvonn(dvonn::PositionError),
    }
}

/// A legal position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// A DVONN position.
    Dvonn(dvonn::Position),
}

impl AnyPosition {
    /// Where a game starts.
    pub fn start(game: Game) -> Self {
        match game {
            Game::Dvonn => Self::Dvonn(dvonn::Position::start()),
        }
    }

    /// Reads a position text of `game`.
    pub fn parse(game: Game, text: &str) -> Result<Self, PositionError> {
        Ok(match game {
            Game::Dvonn => Self::Dvonn(text.parse::<dvonn::Position>()?),
        })
    }

    /// The game it is a position of.
    pub fn game(&self) -> Game {
        match self {
            Self::Dvonn(_) => Game::Dvonn,
        }
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        match self {
            Self::Dvonn(position) => position.to_move(),
        }
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        match self {
            Self::Dvonn(position) => {
                let moves = position.legal_moves();
                moves.iter().copied().map(AnyMove::Dvonn).collect()
            }
        }
    }

    /// Reads a move and checks that it is legal here.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveError> {
        match self {
            Self::Dvonn(position) => position.read_move(text).map(AnyMove::Dvonn),
        }
    }

    /// Plays a move. The position is as it was if the move is refused.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), MoveError> {
        match (self, mv) {
            (Self::Dvonn(position), AnyMove::Dvonn(mv)) => Ok(position.play(mv)?),
        }
    }

    /// How the game ended; nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Dvonn(position) => position.outcome(),
        }
    }

    /// Each player's points, in games that count them.
    pub fn score(&self) -> Option<ByColor<u32>> {
        match self {
            Self::Dvonn(position) => Some(position.score()),
        }
    }

    /// How many sequences of `depth` plies can be played from here.
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Dvonn(position) => position.perft(depth),
        }
    }

    /// Draws the board, with marks on what the last move touched.
    pub fn diagram(&self, last: Option<AnyMove>) -> Diagram {
        match self {
            Self::Dvonn(position) => position.diagram(last.map(|AnyMove::Dvonn(mv)| mv)),
        }
    }
}

impl From<dvonn::Position> for AnyPosition {
    fn from(position: dvonn::Position) -> Self {
        Self::Dvonn(position)
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dvonn(position) => position.fmt(f),
        }
    }
}
