//! Requests and answers about direct messages.

use basalt_encoding::json;
use basalt_referee::{ContactPolicy, Millis};
use serde::{Deserialize, Serialize};

/// A direct message as one of its two members sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DirectMessage {
    /// The id of the message.
    pub id: String,
    /// Whether the user wrote it.
    pub own: bool,
    /// When it was written.
    pub at: Millis,
    /// The words.
    pub text: String,
    /// Whether the recipient has read it.
    pub read: bool,
}

/// The last message between the user and another member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConversationSummary {
    /// The name of the other member.
    pub name: String,
    /// The last message.
    pub last: DirectMessage,
    /// Number of messages that the user has not read.
    pub unread: u32,
}

/// The conversations of the user, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inbox {
    /// The conversations.
    pub conversations: Vec<ConversationSummary>,
    /// The people from whom the user takes messages.
    #[serde(with = "json")]
    pub messages_from: ContactPolicy,
}

/// Messages between the user and another member, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conversation {
    /// The present name of the other member.
    pub name: String,
    /// The messages.
    pub messages: Vec<DirectMessage>,
    /// Whether there are older ones.
    pub older: bool,
    /// Whether the member takes messages of the user.
    pub writable: bool,
}

/// A message of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewMessage {
    /// The words.
    pub text: String,
}

/// A request to change from whom the user takes messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessagesFrom {
    /// The new policy.
    #[serde(with = "json")]
    pub policy: ContactPolicy,
}
