//! The games there are, and positions and moves of any of them: what records, protocol and
//! shells work with.

use std::fmt;

use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::dvonn;
use crate::notation::{TextError, quote};
use crate::outcome::Outcome;
use crate::punct::{self, Variant};
use crate::sentence::{sentence_union, sentences};

/// A game with its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// DVONN.
    Dvonn,
    /// PÜNCT, the standard game.
    Punct,
    /// PÜNCT, the basic game.
    PunctBasic,
}

sentences! {
    /// Something that is not of the game it should be of.
    pub enum GameError {
        /// Unknown.
        Unknown { found: String } = "text-game":
            "expected the name of a game (dvonn, punct, punct-basic), found “{found}”";
        /// A move of another game than the position's.
        OtherGame { mv: AnyMove, game: Game } = "text-other-game":
            "{mv} is not a move of {game}";
    }
}

impl Game {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Dvonn, Self::Punct, Self::PunctBasic];

    /// The name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
            Self::Punct => "punct",
            Self::PunctBasic => "punct-basic",
        }
    }
}

impl Game {
    /// The name without the variant.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
            Self::Punct | Self::PunctBasic => "punct",
        }
    }

    /// The name of the variant.
    pub const fn variant(self) -> &'static str {
        match self {
            Self::Dvonn | Self::Punct => "standard",
            Self::PunctBasic => "basic",
        }
    }

    /// The game of the same title that is played by this variant.
    pub fn with_variant(self, variant: &str) -> Option<Self> {
        let fits = |game: &Self| {
            game.title() == self.title() && game.variant().eq_ignore_ascii_case(variant)
        };
        Self::ALL.into_iter().find(fits)
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
    /// A PÜNCT turn.
    Punct(punct::Move),
}

impl AnyMove {
    /// Reads a move of `game`, legal or not.
    pub fn parse(game: Game, text: &str) -> Result<Self, TextError> {
        match game {
            Game::Dvonn => text.parse().map(Self::Dvonn),
            Game::Punct | Game::PunctBasic => text.parse().map(Self::Punct),
        }
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dvonn(mv) => mv.fmt(f),
            Self::Punct(mv) => mv.fmt(f),
        }
    }
}

sentence_union! {
    /// Why a text cannot be played: it is no move, or not a legal one.
    pub enum MoveError {
        /// Malformed text.
        Text(TextError),
        /// A move of another game.
        Game(GameError),
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
            Self::Text(_) | Self::Game(_) => None,
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
        /// No position of PÜNCT.
        Punct(punct::PositionError),
    }
}

/// A legal position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// A DVONN position.
    Dvonn(dvonn::Position),
    /// A PÜNCT position of either variant.
    Punct(punct::Position),
}

impl AnyPosition {
    /// Where a game starts.
    pub fn start(game: Game) -> Self {
        match game {
            Game::Dvonn => Self::Dvonn(dvonn::Position::start()),
            Game::Punct => Self::Punct(punct::Position::start(Variant::Standard)),
            Game::PunctBasic => Self::Punct(punct::Position::start(Variant::Basic)),
        }
    }

    /// Reads a position text of `game`.
    pub fn parse(game: Game, text: &str) -> Result<Self, PositionError> {
        Ok(match game {
            Game::Dvonn => Self::Dvonn(text.parse::<dvonn::Position>()?),
            Game::Punct => Self::Punct(punct::Position::parse(Variant::Standard, text)?),
            Game::PunctBasic => Self::Punct(punct::Position::parse(Variant::Basic, text)?),
        })
    }

    /// The game it is a position of.
    pub fn game(&self) -> Game {
        match self {
            Self::Dvonn(_) => Game::Dvonn,
            Self::Punct(position) => match position.variant() {
                Variant::Standard => Game::Punct,
                Variant::Basic => Game::PunctBasic,
            },
        }
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        match self {
            Self::Dvonn(position) => position.to_move(),
            Self::Punct(position) => position.to_move(),
        }
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        match self {
            Self::Dvonn(position) => {
                let moves = position.legal_moves();
                moves.iter().copied().map(AnyMove::Dvonn).collect()
            }
            Self::Punct(position) => {
                position.legal_moves().into_iter().map(AnyMove::Punct).collect()
            }
        }
    }

    /// The move that nobody has to choose: a pass where nothing else is legal, or the last placement of DVONN.
    pub fn forced_move(&self) -> Option<AnyMove> {
        match self {
            Self::Dvonn(position) => match position.legal_moves()[..] {
                [mv @ (dvonn::Move::Pass | dvonn::Move::Place(_))] => Some(AnyMove::Dvonn(mv)),
                _ => None,
            },
            Self::Punct(position) => (position.end().is_none()
                && position.board().count_turns() == 0)
                .then_some(AnyMove::Punct(punct::Move::Pass)),
        }
    }

    /// Reads a move and checks that it is legal here.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveError> {
        match self {
            Self::Dvonn(position) => position.read_move(text).map(AnyMove::Dvonn),
            Self::Punct(position) => position.read_move(text).map(AnyMove::Punct),
        }
    }

    /// Plays a move. The position is as it was if the move is refused.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), MoveError> {
        match (self, mv) {
            (Self::Dvonn(position), AnyMove::Dvonn(mv)) => Ok(position.play(mv)?),
            (Self::Punct(position), AnyMove::Punct(mv)) => Ok(position.play(mv)?),
            (position, mv) => Err(GameError::OtherGame { mv, game: position.game() }.into()),
        }
    }

    /// How the game ended; nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Dvonn(position) => position.outcome(),
            Self::Punct(position) => position.outcome(),
        }
    }

    /// Each player's points, in games that count them.
    pub fn score(&self) -> Option<ByColor<u32>> {
        match self {
            Self::Dvonn(position) => Some(position.score()),
            Self::Punct(_) => None,
        }
    }

    /// How many sequences of `depth` plies can be played from here.
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Dvonn(position) => position.perft(depth),
            Self::Punct(position) => position.perft(depth),
        }
    }

    /// Draws the board, with marks on what the last move touched.
    pub fn diagram(&self, last: Option<AnyMove>) -> Diagram {
        match self {
            Self::Dvonn(position) => position.diagram(match last {
                Some(AnyMove::Dvonn(mv)) => Some(mv),
                _ => None,
            }),
            Self::Punct(position) => position.diagram(match last {
                Some(AnyMove::Punct(mv)) => Some(mv),
                _ => None,
            }),
        }
    }
}

impl From<punct::Position> for AnyPosition {
    fn from(position: punct::Position) -> Self {
        Self::Punct(position)
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
            Self::Punct(position) => position.fmt(f),
        }
    }
}
