//! The scopes of access tokens: the parts of the API that a program may use for a member.

use crate::unknown_id::text_by_id;

/// A part of the API that an access token opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Reading the member's running games.
    AccountRead,
    /// Reading the member's challenges.
    ChallengeRead,
    /// Creating, accepting, declining and cancelling challenges.
    ChallengeWrite,
    /// Playing and talking in the member's games.
    GamePlay,
    /// Turning the account into a bot account, and everything else for a bot account.
    BotPlay,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 5] = [
        Self::AccountRead,
        Self::ChallengeRead,
        Self::ChallengeWrite,
        Self::GamePlay,
        Self::BotPlay,
    ];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AccountRead => "account:read",
            Self::ChallengeRead => "challenge:read",
            Self::ChallengeWrite => "challenge:write",
            Self::GamePlay => "game:play",
            Self::BotPlay => "bot:play",
        }
    }
}

text_by_id!(Scope, "scope");

/// Maximum number of characters in the name of an access token.
pub const MAX_TOKEN_NAME_CHARS: usize = 50;

/// Maximum number of days after which an access token with an expiry expires.
pub const MAX_TOKEN_DAYS: u32 = 365;
