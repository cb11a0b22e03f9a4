//! Requests and answers about the company of a user: who is online, whom they follow and block.

use basalt_encoding::json;
use basalt_referee::{ContactPolicy, GameId, Relation};
use serde::{Deserialize, Serialize};

use crate::LiveGame;

/// A member as the user finds them: the relation between the two, and what the member does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relationship {
    /// The user's relation to the member.
    #[serde(with = "json")]
    pub relation: Option<Relation>,
    /// Whether the member is connected.
    pub online: bool,
    /// The live game that the member plays.
    #[serde(with = "json")]
    pub playing: Option<GameId>,
    /// Number of players who follow the member.
    pub followers: u32,
    /// Whether the member takes challenges from the user.
    pub challengeable: bool,
    /// The results of the user against the member, if they have played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<HeadToHead>,
}

/// The results of a player against another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeadToHead {
    /// Number of games won.
    pub won: u32,
    /// Number of games drawn.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

/// A request to follow or block a player, or to do neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RelationChange {
    /// The new relation.
    #[serde(with = "json")]
    pub relation: Option<Relation>,
}

/// All relations of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relations {
    /// The members whom the user follows: those who play first, then those who are online.
    pub following: Vec<FollowedPlayer>,
    /// The names of the players whom the user blocks.
    pub blocked: Vec<String>,
    /// The people from whom the user takes challenges.
    #[serde(with = "json")]
    pub challenges_from: ContactPolicy,
}

/// A member whom the user follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FollowedPlayer {
    /// The name.
    pub name: String,
    /// Whether they are connected.
    pub online: bool,
    /// The live game that they play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<LiveGame>,
}

/// A member who is connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnlinePlayer {
    /// The name.
    pub name: String,
    /// The live game that they play.
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<GameId>,
}

/// A request to change from whom the user takes challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengesFrom {
    /// The new policy.
    #[serde(with = "json")]
    pub policy: ContactPolicy,
}
