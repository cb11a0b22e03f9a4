//! Requests and answers over plain HTTP: accounts, players, the archive.

use basalt_encoding::json;
use basalt_referee::{Ending, GameId, Millis, Player, Pool, Rating, Terms};
use basalt_rules::Color;
use serde::{Deserialize, Serialize};

/// The account of the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether it is an account, not a guest.
    pub member: bool,
    /// Whether it is a moderator.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moderator: bool,
    /// Whether a moderator has written something that the user has yet to read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unread: bool,
    /// Number of direct messages that the user has not read.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub messages: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Name and password, to register or log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// The second factor, which the server asks for after the password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A request to stop all correspondence clocks of the player, or to let them run again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// Days of vacation; 0 ends it.
    pub days: u8,
}

/// The public profile of a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// When the account was made.
    pub since: Millis,
    /// The end of the member's vacation.
    pub vacation_until: Option<Millis>,
    /// The ratings in each pool where a game was rated.
    #[serde(with = "json")]
    pub ratings: Vec<(Pool, Rating)>,
    /// The history of the ratings, in order of time.
    pub history: Vec<HistoryPoint>,
    /// The results of rated games in each pool, by colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<PoolResults>,
    /// Whether a moderator has closed the account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Whether it is a bot account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// The number from which the member's picture is drawn.
    #[serde(default)]
    pub picture: u32,
    /// The country, as two letters of ISO 3166-1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// A few words of the member; empty if there are none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The members with whom most games were finished, most of them first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opponents: Vec<Opponent>,
    /// Number of puzzles solved.
    #[serde(default)]
    pub puzzles: u32,
    /// Number of lessons done.
    #[serde(default)]
    pub lessons: u32,
}

/// A member against whom another one plays often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// The name.
    pub name: String,
    /// Number of finished games.
    pub games: u32,
    /// Number of games that the opponent has lost.
    pub won: u32,
    /// Number of games that the opponent has won.
    pub lost: u32,
}

/// A request to change what the user says about themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProfileChange {
    /// The country, as two letters of ISO 3166-1.
    pub country: Option<String>,
    /// A few words; empty for none.
    pub about: String,
}

/// Most characters of what a member says about themselves.
pub const MAX_ABOUT_CHARS: usize = 200;

/// The results of a player in a pool with one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolResults {
    /// The pool.
    #[serde(with = "json")]
    pub pool: Pool,
    /// The colour.
    #[serde(with = "json")]
    pub color: Color,
    /// Number of games won.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HistoryPoint {
    /// The pool.
    #[serde(with = "json")]
    pub pool: Pool,
    /// When the game ended.
    pub at: Millis,
    /// The rating.
    pub value: i32,
    /// The game.
    #[serde(with = "json")]
    pub game: GameId,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// The name of the member.
    pub name: String,
    /// The rating.
    #[serde(with = "json")]
    pub rating: Rating,
    /// Number of rated games.
    pub games: u32,
}

/// A search in the archive, which the server only reads. A missing field matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct SearchRequest {
    /// One of the players.
    pub player: Option<String>,
    /// The name of a game with its variant: `punct-basic`.
    pub game: Option<String>,
    /// `white`, `black` or `draw`.
    pub result: Option<String>,
    /// Games that began then or later.
    pub from: Option<Millis>,
    /// Games that began earlier.
    pub until: Option<Millis>,
    /// DVONN: the spaces of the red pieces, in any order: `a1 c3 k5`.
    pub reds: Option<String>,
    /// Rated games of this pool: `dvonn-live`.
    pub pool: Option<String>,
    /// Whether the games come with their last positions, on shorter pages.
    pub boards: Option<bool>,
    /// Games that began before this moment, where the previous page ended.
    pub before: Option<Millis>,
    /// The last game of the previous page, which began at that moment; those of the same millisecond come after it.
    pub before_game: Option<String>,
}

/// A page of the archive, the newest game first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The games.
    pub games: Vec<Listed>,
    /// The moment before which the next page begins, if there is one.
    pub before: Option<Millis>,
    /// The last game of this page, if there is a next one.
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    pub before_game: Option<GameId>,
}

/// A game in the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
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
    /// When it began.
    pub created: Millis,
    /// The end; `None` while it goes on.
    #[serde(with = "json")]
    pub ending: Option<Ending>,
    /// Number of plies.
    pub plies: u32,
    /// The text of the last position, if it was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}
