//! Reports of players to the moderators.

use crate::unknown_id::text_by_id;

/// The reason of a report or of a moderator's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportReason {
    /// The player lets an engine or another person play.
    Cheating,
    /// Insults, threats, harassment.
    Abuse,
    /// Advertising, floods of messages.
    Spam,
    /// An offensive name, or one that pretends to be somebody else.
    Name,
    /// The player lets time run out on purpose, or loses or aborts games on purpose.
    Stalling,
    /// Something else, which the words say.
    Other,
}

impl ReportReason {
    /// Every reason.
    pub const ALL: [Self; 6] =
        [Self::Cheating, Self::Abuse, Self::Spam, Self::Name, Self::Stalling, Self::Other];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cheating => "cheating",
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Name => "name",
            Self::Stalling => "stalling",
            Self::Other => "other",
        }
    }
}

text_by_id!(ReportReason, "reason");

/// The place where a report comes from. Nobody has two open reports of one kind about the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportKind {
    /// A player of a game.
    Game,
    /// The author of a chat line.
    Chat,
    /// A member, by the profile.
    Profile,
    /// The author of a direct message, by its recipient.
    Message,
}

impl ReportKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Game, Self::Chat, Self::Profile, Self::Message];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Chat => "chat",
            Self::Profile => "profile",
            Self::Message => "message",
        }
    }
}

text_by_id!(ReportKind, "kind of report");
