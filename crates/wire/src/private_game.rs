//! Requests and answers about what a player keeps in a game for themselves.

use serde::{Deserialize, Serialize};

/// The private note and the conditional moves of the user in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrivateGame {
    /// The note; empty if there is none.
    pub note: String,
    /// The conditional moves, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditions: Option<Conditions>,
}

/// Conditional moves: lines of expected moves and replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conditions {
    /// Number of plies of the game from which the lines go on.
    pub plies: u32,
    /// The lines: moves that are separated by blanks. Forced moves are left out.
    pub lines: Vec<String>,
}

/// Maximum length of a note, in characters.
pub const MAX_NOTE_CHARS: usize = 1_000;

/// A request to replace the note on a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The note; empty to delete it.
    pub text: String,
}

/// A request to replace the conditional moves in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionsChange {
    /// The number of the last event that the client knows.
    pub after: u32,
    /// The lines; none to delete them.
    pub lines: Vec<String>,
}

/// Whether the user has a feed of games in which it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedStatus {
    /// Whether there is a secret address.
    pub active: bool,
}

/// The secret address of a feed, which is told once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedAddress {
    /// The path on the server.
    pub path: String,
}
