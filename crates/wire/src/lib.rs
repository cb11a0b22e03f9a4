//! JSON between client and server: closed enums for each direction.
//!
//! Messages are made of the domain types of `basalt-referee`, in the JSON of `basalt-encoding`; the golden files in
//! `tests/golden` freeze it. A message that can be read is still only a claim: the server decides whether a move is
//! legal, whose turn it is and what the clock says.
#![forbid(unsafe_code)]

mod account;
mod error_code;
mod from_server;
mod line;
mod lobby;
mod notice;
mod security;
mod to_server;

pub use account::{
    Credentials, HistoryPoint, Listed, Listing, Me, PoolResults, Profile, Ranked, SearchRequest,
    Vacation,
};
pub use basalt_encoding::{Event, Numbered};
pub use error_code::ErrorCode;
pub use from_server::{FromServer, GameState, Presence};
pub use line::{MAX_LINE_BYTES, read, write};
pub use lobby::{BoardUpdate, LiveBoard, LiveGame, LobbyCounts, LobbySummary, Seek};
pub use notice::{read_notice, write_notice};
pub use security::{
    AccountSecurity, Confirmation, DeviceSession, OneTimeCode, PasswordChange, QrCode, Recovery,
    RecoveryCodes, SessionToEnd, TwoFactorSetup,
};
pub use to_server::{Act, NumberedRequest, ToServer};
