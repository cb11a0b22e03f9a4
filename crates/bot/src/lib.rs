//! A bot: plays on a Basalt server through its HTTP API (docs/api.md), with any engine.
//!
//! [`run`] follows the event stream of the account, accepts challenges by [`ChallengeRules`] and plays every game in a task of
//! its own. It keeps nothing: after a cut or a restart the streams tell how everything stands.
#![forbid(unsafe_code)]

mod backoff;
mod bot;
mod client;
mod engine;
mod game;
mod lines;
mod messages;
mod rules;
mod server_address;

pub use bot::{BotConfig, BotError, run};
pub use client::{Client, ClientError, LineStream};
pub use engine::EngineConfig;
pub use messages::{Challenge, Terms};
pub use rules::{ChallengeRules, Decision, RatedWish};
pub use server_address::{BadAddress, ServerAddress};

/// Something that happened to a bot, for a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotEvent {
    /// The account, by its name, is online.
    Online(String),
    /// The server cannot be reached, or the connection was lost.
    Cut(String),
    /// A challenge by somebody was accepted.
    Accepted(String),
    /// A challenge by somebody was declined, for this reason.
    Declined(String, &'static str),
    /// A game goes on, new or from before.
    Playing(String),
    /// A move is sent in a game, for the board after the event of this number.
    Sent(String, u32, String),
    /// The server has stored the move that was sent after this number.
    Acknowledged(String, u32, String),
    /// A game is over, with this status.
    Finished(String, String),
    /// Something in a game failed, in these words.
    GameFailed(String, String),
}

impl std::fmt::Display for BotEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Online(name) => write!(f, "online as {name}"),
            Self::Cut(reason) => write!(f, "connection lost: {reason}"),
            Self::Accepted(by) => write!(f, "accepted a challenge by {by}"),
            Self::Declined(by, reason) => write!(f, "declined a challenge by {by}: {reason}"),
            Self::Playing(game) => write!(f, "{game}: playing"),
            Self::Sent(game, after, mv) => write!(f, "{game}: {mv} sent after {after}"),
            Self::Acknowledged(game, after, mv) => {
                write!(f, "{game}: {mv} acknowledged after {after}")
            }
            Self::Finished(game, status) => write!(f, "{game}: over, {status}"),
            Self::GameFailed(game, what) => write!(f, "{game}: {what}"),
        }
    }
}
