//! What is asked and answered over plain HTTP: accounts, players, the archive.

use serde::{Deserialize, Serialize};

use crate::{Ending, GameId, Millis, Player, Pool, Rating, Terms};

/// Who the client is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether it is an account, not a guest.
    pub member: bool,
}

/// For registering and for logging in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Asks that all correspondence clocks of the one who asks rest, or run again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// So many days; 0 ends it.
    pub days: u8,
}

/// What everybody may know of a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Since when.
    pub since: Millis,
    /// Until when the member is on vacation.
    pub vacation_until: Option<Millis>,
    /// How strong, in each pool where a game was rated.
    pub ratings: Vec<(Pool, Rating)>,
    /// How the ratings went, in order of time.
    pub history: Vec<HistoryPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HistoryPoint {
    /// Where.
    pub pool: Pool,
    /// When.
    pub at: Millis,
    /// What it was then.
    pub value: i32,
    /// By which game.
    pub game: GameId,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// Whose.
    pub name: String,
    /// How strong.
    pub rating: Rating,
    /// How many games were rated.
    pub games: u32,
}

/// What to look for in the archive. What is not named does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SearchRequest {
    /// One of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The name of a game with its variant: `punct-basic`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// `white`, `black` or `draw`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Not before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Millis>,
    /// Before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// DVONN: where the red pieces stood, as three names of spaces in any order: `a1 c3 k5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reds: Option<String>,
    /// Only games that began before this moment: where the page before ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Millis>,
}

/// A page of the archive, the newest game first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The games.
    pub games: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub before: Option<Millis>,
}

/// A game in the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Its name.
    pub game: GameId,
    /// What was played.
    pub terms: Terms,
    /// Who played White.
    pub white: Player,
    /// Who played Black.
    pub black: Player,
    /// When it began.
    pub created: Millis,
    /// How it ended; nothing while it goes on.
    pub ending: Option<Ending>,
    /// How many plies were played.
    pub plies: u32,
}
