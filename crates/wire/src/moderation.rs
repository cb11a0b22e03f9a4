//! Requests and answers about reports, moderators and appeals.

use basalt_encoding::json;
use basalt_referee::{GameId, Millis, ModeratorAction, ReportKind, ReportReason};
use basalt_rules::Color;
use serde::{Deserialize, Serialize};

/// The player or the words that a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReportAbout {
    /// A player of a game.
    Game {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The colour of the player.
        #[serde(with = "json")]
        color: Color,
    },
    /// A line of a chat.
    Chat {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The number of the line.
        line: u32,
    },
    /// A member.
    Profile {
        /// The name.
        name: String,
    },
    /// A direct message to the user.
    Message {
        /// The id of the message.
        message: String,
    },
}

/// A report of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewReport {
    /// The player or the words.
    pub about: ReportAbout,
    /// The reason.
    #[serde(with = "json")]
    pub reason: ReportReason,
    /// More words; may be empty.
    pub words: String,
}

/// A report as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The id of the report.
    pub id: String,
    /// The name of the player who reports.
    pub reporter: String,
    /// The present name of the player who is reported.
    pub subject: String,
    /// The name of that player at the time of the report.
    pub name: String,
    /// The place that it was made from.
    #[serde(with = "json")]
    pub kind: ReportKind,
    /// The reason.
    #[serde(with = "json")]
    pub reason: ReportReason,
    /// The words of the reporter; may be empty.
    pub words: String,
    /// The game, if it comes from one.
    #[serde(with = "json", default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The number of the chat line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The text of the chat line or message as it was; empty if there is none.
    pub evidence: String,
    /// When it was filed.
    pub at: Millis,
    /// When a moderator closed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Millis>,
}

/// An entry of the log of moderators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModerationEntry {
    /// The number of the entry in the log.
    pub number: u64,
    /// When it was done.
    pub at: Millis,
    /// The name of the moderator; only moderators learn it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moderator: Option<String>,
    /// The action.
    #[serde(with = "json")]
    pub action: ModeratorAction,
    /// The name of the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// The reason.
    #[serde(with = "json")]
    pub reason: ReportReason,
    /// The end of a mute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// The words to the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The rating points that the player got back or had to give back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Whether the player has yet to read it.
    pub unread: bool,
    /// Whether the player can appeal against it.
    pub appealable: bool,
}

/// An appeal that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appeal {
    /// The action that it is about.
    pub entry: ModerationEntry,
    /// The words of the player.
    pub words: String,
    /// When it was written.
    pub at: Millis,
}

/// Everything that waits for moderators, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModerationQueue {
    /// Open reports.
    pub reports: Vec<Report>,
    /// Open appeals.
    pub appeals: Vec<Appeal>,
}

/// The record of a player as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModerationRecord {
    /// The name.
    pub name: String,
    /// Whether it is an account, not a guest.
    pub member: bool,
    /// Whether it is a moderator, about whom no other one decides.
    pub moderator: bool,
    /// When it was created.
    pub since: Millis,
    /// The names that the member had before.
    pub former_names: Vec<String>,
    /// Until when the player cannot write in chats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted_until: Option<Millis>,
    /// Since when the account is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Millis>,
    /// Whether the account is banned.
    pub banned: bool,
    /// Reports about the player, the newest first.
    pub reports: Vec<Report>,
    /// Actions about the player, the newest first.
    pub entries: Vec<ModerationEntry>,
}

/// A request of a moderator to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    /// The name of the player.
    pub player: String,
    /// The action.
    #[serde(with = "json")]
    pub action: ModeratorAction,
    /// The reason.
    #[serde(with = "json")]
    pub reason: ReportReason,
    /// The words to the player.
    pub words: String,
    /// The hours of a mute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    /// The report that leads to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
}

/// A request for a link to appeal against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealRequest {
    /// The number of the action's entry.
    pub entry: u64,
}

/// The secret of a link to an appeal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealToken {
    /// The secret.
    pub token: String,
}

/// The action that an appeal is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealView {
    /// The action.
    pub entry: ModerationEntry,
    /// Whether the appeal is written already.
    pub written: bool,
}

/// An appeal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewAppeal {
    /// The secret of the link.
    pub token: String,
    /// The words of the player.
    pub words: String,
}
