//! Actions of moderators.

use crate::unknown_id::text_by_id;

/// Most characters of the words of a report, or of a moderator to a member.
pub const MAX_REPORT_CHARS: usize = 500;

/// Most characters of a direct message.
pub const MAX_MESSAGE_CHARS: usize = 500;

/// Most characters of an appeal.
pub const MAX_APPEAL_CHARS: usize = 1_000;

/// Most hours for which a player is muted: 30 days. A longer mute is a new decision.
pub const MAX_MUTE_HOURS: u32 = 720;

/// Days before an account was closed for cheating whose rated games are refunded.
pub const REFUND_DAYS: u32 = 60;

/// Most rating points that a player gets back in one pool.
pub const MAX_REFUND: i32 = 150;

/// An action of a moderator. Each has an entry in the log of moderators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeratorAction {
    /// The member gets a warning.
    Warn,
    /// The last warning is withdrawn.
    WithdrawWarning,
    /// The player cannot write in chats for some hours.
    Mute,
    /// The player can write again.
    Unmute,
    /// The member gets a neutral name, and may choose another one at once.
    Rename,
    /// The member gets the name back that a moderator took away.
    RestoreName,
    /// Nobody can log in to the account.
    Close,
    /// The account is closed, and nobody can register with the browsers in which its member has logged in.
    Ban,
    /// The account is open again, and its browsers are free.
    Reopen,
    /// The member starts again with the rating of a new player.
    ResetRating,
    /// The member has the ratings back from before the last reset.
    RestoreRating,
    /// A report is closed; nothing happens to the player.
    Dismiss,
    /// An appeal is turned down.
    RejectAppeal,
    /// The player gets rating points back that they lost to an account which was closed for cheating.
    RefundRating,
    /// Such points are taken back, since that account is open again.
    WithdrawRefund,
}

impl ModeratorAction {
    /// Every action.
    pub const ALL: [Self; 15] = [
        Self::Warn,
        Self::WithdrawWarning,
        Self::Mute,
        Self::Unmute,
        Self::Rename,
        Self::RestoreName,
        Self::Close,
        Self::Ban,
        Self::Reopen,
        Self::ResetRating,
        Self::RestoreRating,
        Self::Dismiss,
        Self::RejectAppeal,
        Self::RefundRating,
        Self::WithdrawRefund,
    ];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Warn => "warn",
            Self::WithdrawWarning => "withdraw-warning",
            Self::Mute => "mute",
            Self::Unmute => "unmute",
            Self::Rename => "rename",
            Self::RestoreName => "restore-name",
            Self::Close => "close",
            Self::Ban => "ban",
            Self::Reopen => "reopen",
            Self::ResetRating => "reset-rating",
            Self::RestoreRating => "restore-rating",
            Self::Dismiss => "dismiss",
            Self::RejectAppeal => "reject-appeal",
            Self::RefundRating => "refund-rating",
            Self::WithdrawRefund => "withdraw-refund",
        }
    }

    /// The action that undoes it. An action that has one can be appealed against.
    pub const fn undone_by(self) -> Option<Self> {
        match self {
            Self::Warn => Some(Self::WithdrawWarning),
            Self::Mute => Some(Self::Unmute),
            Self::Rename => Some(Self::RestoreName),
            Self::Close | Self::Ban => Some(Self::Reopen),
            Self::ResetRating => Some(Self::RestoreRating),
            Self::WithdrawWarning
            | Self::Unmute
            | Self::RestoreName
            | Self::Reopen
            | Self::RestoreRating
            | Self::Dismiss
            | Self::RejectAppeal
            | Self::RefundRating
            | Self::WithdrawRefund => None,
        }
    }

    /// Whether it follows from an action about somebody else, so that no moderator takes it directly.
    pub const fn is_consequence(self) -> bool {
        matches!(self, Self::RefundRating | Self::WithdrawRefund)
    }

    /// Whether the player is told about it.
    pub const fn is_told(self) -> bool {
        !matches!(self, Self::Dismiss)
    }
}

text_by_id!(ModeratorAction, "action of a moderator");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undoing_is_not_undone_itself() {
        for action in ModeratorAction::ALL {
            assert_eq!(action.undone_by().and_then(ModeratorAction::undone_by), None, "{action}");
        }
    }
}
