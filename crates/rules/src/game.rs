//! The games and their properties, and the positions and moves of any game.
//!
//! This file and the files in its folder are the only ones of this crate, besides the games' own, that name a game.

mod any;
mod capabilities;
mod dispatch;
mod rules;

use std::fmt;

use crate::dvonn;
use crate::notation::{TextError, quote};
use crate::punct::{self, Variant};
use crate::sentence::{sentence_union, sentences};
use crate::with_title;
pub use any::{AnyCell, AnyMove, AnyPosition};
pub use capabilities::{Feature, StartBoard};
pub use rules::Rules;

/// A game without regard to its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// DVONN.
    Dvonn,
    /// PÜNCT.
    Punct,
}

impl Title {
    /// Every title.
    pub const ALL: [Self; 2] = [Self::Dvonn, Self::Punct];

    /// The name in addresses, commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
            Self::Punct => "punct",
        }
    }

    /// The title with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|title| title.id() == id)
    }

    /// The name as it is printed on the box.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dvonn => "DVONN",
            Self::Punct => "PÜNCT",
        }
    }

    /// The variants of the game, the easiest first.
    pub const fn games(self) -> &'static [Game] {
        match self {
            Self::Dvonn => &[Game::Dvonn],
            Self::Punct => &[Game::PunctBasic, Game::Punct],
        }
    }

    /// The variant that courses and first games use.
    pub const fn easiest(self) -> Game {
        self.games()[0]
    }

    /// The key of an opening that a person has typed; see [`AnyPosition::opening_key`].
    pub fn read_opening_key(self, text: &str) -> Option<String> {
        with_title!(self, Position => <Position as Rules>::read_opening_key(text))
    }

    /// Whether a text looks like a position of this title, well-formed or not.
    pub fn resembles_position(self, text: &str) -> bool {
        with_title!(self, Position => <Position as Rules>::resembles_position(text))
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game in one of its variants: everything that decides which moves are legal.
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
        Unknown { found: String } = "text-game": "expected the name of a game (dvonn, punct, punct-basic), found “{found}”";
        OtherGame { mv: AnyMove, game: Game } = "text-other-game": "{mv} isn’t a {game} move";
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

    /// The game without its variant.
    pub const fn title(self) -> Title {
        match self {
            Self::Dvonn => Title::Dvonn,
            Self::Punct | Self::PunctBasic => Title::Punct,
        }
    }

    /// The variant of the rules.
    pub const fn variant(self) -> Variant {
        match self {
            Self::Dvonn | Self::Punct => Variant::Standard,
            Self::PunctBasic => Variant::Basic,
        }
    }

    /// Whether the game has a property.
    pub fn has(self, feature: Feature) -> bool {
        with_title!(self.title(), Position => <Position as Rules>::has(self.variant(), feature))
    }

    /// The boards on which a game can start, the usual one first.
    pub const fn boards(self) -> &'static [StartBoard] {
        with_title!(self.title(), Position => <Position as Rules>::BOARDS)
    }

    /// The board on which most people want to start.
    pub const fn usual_board(self) -> StartBoard {
        self.boards()[0]
    }

    /// Whether a game can start on this board.
    pub fn starts_on(self, board: StartBoard) -> bool {
        self.boards().contains(&board)
    }

    /// The game of the same title that is played by this variant.
    pub fn with_variant(self, variant: &str) -> Option<Self> {
        let fits = |game: &Self| game.variant().id().eq_ignore_ascii_case(variant);
        self.title().games().iter().copied().find(fits)
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

sentence_union! {
    /// Why a text cannot be played: it is no move, or not a legal one.
    pub enum MoveError { Text(TextError), Game(GameError), Dvonn(dvonn::IllegalMove), Punct(punct::IllegalMove) }
}

impl MoveError {
    /// The title of the game whose rules refuse the move.
    pub const fn title(&self) -> Option<Title> {
        match self {
            Self::Text(_) | Self::Game(_) => None,
            Self::Dvonn(_) => Some(Title::Dvonn),
            Self::Punct(_) => Some(Title::Punct),
        }
    }

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
    pub enum PositionError { Dvonn(dvonn::PositionError), Punct(punct::PositionError) }
}
