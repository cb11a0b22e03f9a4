//! The referee of an online game: its events, which commands they allow next, and its clocks.
//!
//! An [`OnlineGame`] is the fold of its [`Event`]s. [`OnlineGame::decide`] says which events a [`Command`] leads to and
//! changes nothing; whoever has stored the events hands them to [`OnlineGame::apply`]. [`OnlineGame::due`] gives the
//! events that happen by themselves, and [`OnlineGame::deadline`] says when. There is no clock, no store and no random
//! number in here: the time comes in with each call, and the same events give the same game on every node.
//!
//! The crate also owns the other types of online play: terms, players, ratings, ids, chat. JSON on the wire and rows in
//! the database are encodings of these types: see `basalt-encoding`, `basalt-wire` and `basalt-store`.
//!
//! ```
//! use basalt_referee::{Command, OnlineGame, Pace, Request, Terms};
//! use basalt_rules::{AnyPosition, Color, Game};
//!
//! let pace = Pace::Live { base: 300, increment: 3 };
//! let terms = Terms::casual(Game::Dvonn, pace);
//! let mut game = OnlineGame::new(terms, AnyPosition::start(Game::Dvonn), 1_000);
//! let command = Command::Play("e3".to_owned());
//! let request = Request { by: Color::White, after: 0, now: 2_000, lag: 0, command };
//! let events = game.decide(&request).expect("White begins");
//! for numbered in game.number_all(events, 2_000) {
//!     game.apply(&numbered).expect("it was decided just now");
//! }
//! assert_eq!((game.number(), game.to_move()), (1, Color::Black));
//! ```
#![forbid(unsafe_code)]

mod chat;
mod clocks;
mod command_error;
mod conditional;
mod country;
mod decide;
mod due;
mod event;
mod id;
mod lag;
mod moderation;
mod notice;
mod offer;
mod online_game;
mod player;
mod pool;
mod relation;
mod report;
mod request;
mod scope;
mod series;
mod terms;
mod timer;
mod unknown_id;
mod vacation;
mod verdict;

pub use chat::{ChatLine, ChatMessage, DAYS_CHAT_MS, LIVE_CHAT_MS, Phrase};
pub use clocks::Clocks;
pub use command_error::CommandError;
pub use conditional::{ConditionalError, ConditionalMoves, ConditionalReply};
pub use country::Country;
pub use due::{CLAIM_AFTER, FIRST_MOVE_TIME, MIN_DAYS_OUTAGE, MIN_LIVE_OUTAGE, MIN_RATED_PLIES};
pub use event::{EndReason, Ending, Event, Numbered};
pub use id::{BadId, GameId, SeekId};
pub use lag::{MAX_COMPENSATION, QUOTA, REFILL};
pub use moderation::{
    MAX_APPEAL_CHARS, MAX_MESSAGE_CHARS, MAX_MUTE_HOURS, MAX_REFUND, MAX_REPORT_CHARS,
    ModeratorAction, REFUND_DAYS,
};
pub use notice::{Announcement, MAX_ANNOUNCEMENT_CHARS, Notice, OperatorPage};
pub use offer::MAX_OFFERS;
pub use online_game::{ImpossibleEvent, OnlineGame, Ply};
pub use player::{DELETED_PLAYER, Player, Rating, RatingChange};
pub use pool::Pool;
pub use relation::{ContactPolicy, Relation};
pub use report::{ReportKind, ReportReason};
pub use request::{Command, Request};
pub use scope::{MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARS, Scope};
pub use series::SeriesScore;
pub use terms::{BadTerms, Board, ColorWish, Pace, Terms};
pub use unknown_id::UnknownId;
pub use vacation::{MAX_VACATION, YEAR};
pub use verdict::Verdict;

/// A moment in milliseconds since 1970, or a span in milliseconds.
pub type Millis = u64;

/// The milliseconds of an hour.
pub const HOUR_MS: Millis = 60 * 60 * 1_000;

/// The milliseconds of a day.
pub const DAY_MS: Millis = 24 * HOUR_MS;
