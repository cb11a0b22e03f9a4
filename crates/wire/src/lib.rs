//! JSON between client and server: closed enums for each direction.
//!
//! Messages are made of the domain types of `basalt-referee`, which the crate re-exports; it adds their encoding,
//! frozen by the golden files in `tests/golden`. A message that can be read is still only a claim: the server decides
//! whether a move is legal, whose turn it is and what the clock says.
#![forbid(unsafe_code)]

mod account;
mod domain;
mod encoding;
mod error_code;
mod event;
mod from_server;
mod line;
mod lobby;
mod to_server;

pub use account::{
    Credentials, HistoryPoint, Listed, Listing, Me, PoolResults, Profile, Ranked, SearchRequest,
    Vacation,
};
pub use basalt_referee::{
    BadId, BadTerms, Board, ChatLine, Clocks, ColorWish, Ending, GameId, Millis, Pace, Phrase,
    Player, Pool, Rating, RatingChange, Reason, Saying, SeekId, Terms,
};
pub use error_code::ErrorCode;
pub use event::{Event, Numbered};
pub use from_server::{FromServer, GameState, Presence};
pub use line::{MAX_LINE_BYTES, read, write};
pub use lobby::{BoardUpdate, LiveBoard, LiveGame, LobbyCounts, LobbySummary, Seek};
pub use to_server::{Act, Asked, ToServer};
