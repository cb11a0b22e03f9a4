//! What client and server say to each other: closed enums for each direction, as JSON.
//!
//! Everything that is written here was said by somebody; nothing of it is believed by being readable. Whether a move
//! is legal, whose turn it is and what the clock says is decided by the server alone.
#![forbid(unsafe_code)]

mod account;
mod event;
mod from_server;
mod id;
mod line;
mod player;
mod refusal;
mod terms;
mod text;
mod to_server;

pub use account::{
    Credentials, HistoryPoint, Listed, Listing, Me, Profile, Ranked, SearchRequest, Vacation,
};
pub use event::{Ending, Event, Numbered, Reason};
pub use from_server::{
    ChatLine, Clocks, FromServer, GameState, LiveGame, Presence, RatingChange, Seek,
};
pub use id::{BadId, GameId, SeekId};
pub use line::{LONGEST_LINE, read, write};
pub use player::{Player, Rating};
pub use refusal::Refusal;
pub use terms::{BadTerms, Board, ColorWish, Pace, Pool, Terms};
pub use to_server::{Act, Asked, Phrase, Saying, ToServer};

/// A moment, in milliseconds since 1970.
pub type Millis = u64;
