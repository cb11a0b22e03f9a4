//! Fair-play figures, which only moderators see.

use basalt_encoding::json;
use basalt_rules::Game;
use serde::{Deserialize, Serialize};

/// A figure with its 95 % interval, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub value: i32,
    /// The lower end of the interval.
    pub low: i32,
    /// The upper end.
    pub high: i32,
}

/// The fair-play figures of a player, from the last rated games for which they were asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairPlay {
    /// Number of games that wait to be compared with the engine.
    pub waiting: u32,
    /// The figures of each game of which there are any.
    pub figures: Vec<FairPlayFigures>,
}

/// The figures of a player in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairPlayFigures {
    /// The game.
    #[serde(with = "json")]
    pub game: Game,
    /// Number of games that were compared.
    pub games: u32,
    /// Number of moves that were compared.
    pub moves: u32,
    /// The share of moves that agree with the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<Estimate>,
    /// The share that is normal for the player's rating, by the engine's levels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<Estimate>,
    /// The difference of the two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excess: Option<Estimate>,
    /// The mean time of a move in live games, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<Estimate>,
    /// The spread of the times: their standard deviation divided by their mean.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spread: Option<Estimate>,
    /// The rank correlation of time and difficulty: 1 if harder moves always take longer, 0 if difficulty does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<Estimate>,
    /// How often the window lost the focus in a live game, on average, as the player's page tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub focus_losses: Option<Estimate>,
}
