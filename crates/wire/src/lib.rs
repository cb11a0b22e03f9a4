//! JSON between client and server: closed enums for each direction.
//!
//! Messages are made of the domain types of `basalt-referee`, in the JSON of `basalt-encoding`; the golden files in
//! `tests/golden` freeze it. A message that can be read is still only a claim: the server decides whether a move is
//! legal, whose turn it is and what the clock says.
#![forbid(unsafe_code)]

mod access_token;
mod account;
mod error_code;
mod explorer;
mod fair_play;
mod from_server;
mod json;
mod line;
mod lobby;
mod messages;
mod moderation;
mod notice;
mod people;
mod private_game;
mod progress;
mod push;
mod security;
mod to_server;

pub use access_token::{AccessToken, AccessTokenRequest, NewAccessToken, TokenToRevoke};
pub use account::{
    Credentials, HistoryPoint, Listed, Listing, MAX_ABOUT_CHARS, Me, Opponent, PoolResults,
    Profile, ProfileChange, Ranked, SearchRequest, Vacation,
};
pub use basalt_encoding::{Event, Numbered};
pub use error_code::ErrorCode;
pub use explorer::ExploredMove;
pub use fair_play::{Estimate, FairPlay, FairPlayFigures};
pub use from_server::{FromServer, GameState, Presence, Series};
pub use line::{MAX_LINE_BYTES, read, write};
pub use lobby::{BoardUpdate, LiveBoard, LiveGame, LobbyCounts, LobbySummary, Seek};
pub use messages::{
    Conversation, ConversationSummary, DirectMessage, Inbox, MessagesFrom, NewMessage,
};
pub use moderation::{
    Appeal, AppealRequest, AppealToken, AppealView, Measure, ModerationEntry, ModerationQueue,
    ModerationRecord, NewAppeal, NewReport, Report, ReportAbout,
};
pub use notice::{read_notice, write_notice};
pub use people::{
    ChallengesFrom, FollowedPlayer, HeadToHead, OnlinePlayer, RelationChange, Relations,
    Relationship,
};
pub use private_game::{
    Conditions, ConditionsChange, FeedAddress, FeedStatus, MAX_NOTE_CHARS, Note, PrivateGame,
};
pub use progress::{ProgressChange, ProgressDocument, ProgressState};
pub use push::{PushStatus, PushSubscription};
pub use security::{
    AccountEmail, AccountSecurity, Confirmation, DeviceSession, EmailAddress, EmailLink,
    EmailSubscription, NewName, OneTimeCode, Passkey, PasskeyAnswer, PasskeyChallenge,
    PasskeyRegistration, PasskeyToRemove, PasswordChange, PasswordReset, QrCode, Recovery,
    RecoveryCodes, SessionToEnd, TurnMail, TwoFactorSetup,
};
pub use to_server::{Act, NumberedRequest, ToServer};
