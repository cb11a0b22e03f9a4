//! Error codes of the server. The page turns each into a sentence.

use basalt_encoding::json;
use basalt_referee::{BadTerms, CommandError, Millis};
use serde::{Deserialize, Serialize};

/// The reason why the server does not do what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The message is malformed.
    Unreadable,
    /// There is no such game.
    NoGame,
    /// There is no such challenge, or it is no longer open.
    NoSeek,
    /// There is no such player.
    NoPlayer,
    /// Only the players may do this.
    NotYours,
    /// It is the opponent's turn.
    NotYourTurn,
    /// Something has happened since the event that was named.
    Stale {
        /// The number of the last event.
        number: u32,
    },
    /// The rules do not allow the move.
    Illegal {
        /// The move.
        mv: String,
        /// The reason in English, from the rules.
        reason: String,
    },
    /// The game is over.
    Over,
    /// The game goes on.
    NotOver,
    /// Time was up before the move came.
    TooLate,
    /// Nothing to take back, no offer to answer, nobody who left: the request does not fit.
    NotNow,
    /// The terms cannot be played.
    Terms {
        /// The fault.
        #[serde(with = "json")]
        wrong: BadTerms,
    },
    /// Rated games are for members.
    MembersOnly,
    /// A player cannot play themselves.
    Yourself,
    /// The client has no session.
    Stranger,
    /// A name has 2 to 20 letters, digits, `-` and `_`.
    BadName,
    /// The name is taken.
    NameTaken,
    /// A password has 8 to 200 characters.
    BadPassword,
    /// The password is one of the first that anybody would try.
    WeakPassword,
    /// Wrong name or password.
    WrongPassword,
    /// The position is of a running rated game of the player: no help there.
    FairPlay,
    /// A chat message is empty or too long.
    #[serde(rename = "bad-saying")]
    BadChatMessage,
    /// Too many requests; try again later.
    TooOften {
        /// Seconds to wait.
        seconds: u32,
    },
    /// All of the server's engines are busy.
    Busy,
    /// The server has too much to do at the moment.
    Overloaded {
        /// Seconds to wait.
        seconds: u32,
    },
    /// A date, count or filter is invalid.
    BadQuery,
    /// The store cannot be reached, or an internal error; nothing was done.
    #[serde(rename = "trouble")]
    ServerError,
    /// The operator has stopped all games for a while.
    Maintenance,
    /// A sensitive change: the user has to prove again who they are.
    ConfirmFirst,
    /// The password is right, and a code of the authenticator app or a recovery code is missing.
    SecondFactor,
    /// A code of the authenticator app or a recovery code is wrong, or was used before.
    WrongCode,
    /// A passkey is unknown, or its answer is wrong or came too late.
    BadPasskey,
    /// Without this passkey nobody could log in to the account any more.
    LastWayIn,
    /// The last change of the name was less than a year ago.
    RenamedLately,
    /// The e-mail address is not valid.
    BadEmail,
    /// A link is wrong, used or too old.
    BadLink,
    /// The server sends no e-mail.
    NoEmail,
    /// Browsers do not use passkeys at this address of the server.
    NoPasskeys,
    /// The player takes no challenge from the user.
    ChallengeRefused,
    /// The player takes no message from the user.
    MessageRefused,
    /// The user follows or blocks as many players as is allowed.
    TooManyRelations,
    /// The push subscription has no public endpoint, or no keys.
    BadPush,
    /// The country is unknown, or the words about oneself are too long.
    BadProfile,
    /// Conditional moves are too many, end without a reply, or have two replies to the same moves.
    BadConditions,
    /// The user has an open report of this kind about the player.
    AlreadyReported,
    /// The user has as many open reports as is allowed.
    TooManyReports,
    /// The words of a report, a moderator or an appeal are missing or too long.
    BadWords,
    /// The action of a moderator would change nothing.
    NoChange,
    /// A moderator does not let the user write in chats.
    Muted {
        /// The end.
        until: Millis,
    },
    /// The chat is closed, some time after the end of the game.
    ChatClosed,
    /// A message with a link is not delivered.
    LinkHeld,
    /// A moderator has closed the account.
    AccountClosed {
        /// The secret of a link with which the member can appeal, unless they have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        appeal: Option<String>,
    },
    /// A banned member has used the browser, which gets no new account.
    NoNewAccounts,
    /// Bot accounts cannot do this: it is between people.
    NotForBots,
    /// The user has as many access tokens as is allowed.
    TooManyTokens,
    /// A player of the new game has as many running correspondence games as is allowed.
    TooManyGames,
}

impl From<CommandError> for ErrorCode {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Over => Self::Over,
            CommandError::NotYourTurn => Self::NotYourTurn,
            CommandError::Stale { number } => Self::Stale { number },
            CommandError::Illegal { mv, reason } => Self::Illegal { mv, reason },
            CommandError::TooLate => Self::TooLate,
            CommandError::NotNow => Self::NotNow,
        }
    }
}
