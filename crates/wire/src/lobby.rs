//! The lobby: challenges, running games and results.

use basalt_encoding::json;
use basalt_referee::{Clocks, GameId, Millis, Player, SeekId, Terms};
use basalt_rules::Color;
use serde::{Deserialize, Serialize};

use crate::Listed;

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seek {
    /// The id of the challenge.
    #[serde(with = "json")]
    pub seek: SeekId,
    /// The player who waits.
    #[serde(with = "json")]
    pub by: Player,
    /// The terms.
    #[serde(with = "json")]
    pub terms: Terms,
    /// Whether only the client may accept it.
    pub for_you: bool,
    /// Whether it is the client's own.
    pub yours: bool,
    /// Whether the lobby lists it; otherwise only its link leads to it.
    #[serde(default = "listed_by_default", skip_serializing_if = "Clone::clone")]
    pub listed: bool,
    /// When it was opened.
    pub since: Millis,
    /// The level of the computer that suits the client, who can play it while their own live challenge waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

const fn listed_by_default() -> bool {
    true
}

/// A running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGame {
    /// The id of the game.
    #[serde(with = "json")]
    pub game: GameId,
    /// The terms.
    #[serde(with = "json")]
    pub terms: Terms,
    /// White.
    #[serde(with = "json")]
    pub white: Player,
    /// Black.
    #[serde(with = "json")]
    pub black: Player,
    /// Number of plies.
    pub plies: u32,
    /// The colour of the client, in a list of their own games.
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Color>,
    /// The board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<LiveBoard>,
}

/// The board of a running game, and its clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveBoard {
    /// The text of the position.
    pub position: String,
    /// The last move, in the game's notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// The clocks; `None` if the board is not the present one.
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// The new board of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardUpdate {
    /// The game.
    #[serde(with = "json")]
    pub game: GameId,
    /// Number of plies.
    pub plies: u32,
    /// The board.
    pub board: LiveBoard,
}

/// The numbers of players, games and challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyCounts {
    /// Number of connected players.
    pub players: u32,
    /// Number of running games.
    pub games: u32,
    /// Number of challenges that anybody may accept.
    pub waiting: u32,
}

/// The lobby in short, for those who are not connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbySummary {
    /// The numbers of players, games and challenges.
    pub counts: LobbyCounts,
    /// The game to look at. Its board is some plies behind.
    pub featured: Option<LiveGame>,
    /// The games that ended last.
    pub recent: Vec<Listed>,
}
