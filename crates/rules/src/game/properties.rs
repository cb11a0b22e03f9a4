//! The properties of a title and of a game that follow from the list of games.

use std::fmt;

use super::{Feature, Game, GameError, Rules, StartBoard, Title};
use crate::notation::quote;
use crate::with_title;

impl Title {
    /// The title with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|title| title.id() == id)
    }

    /// The variant that courses and first games use.
    pub const fn easiest(self) -> Game {
        self.games()[0]
    }

    /// The key of an opening that a person has typed; see [`AnyPosition::opening_key`](crate::AnyPosition::opening_key).
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

impl Game {
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
