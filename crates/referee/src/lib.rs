//! The referee of a game between two people: what has happened, what may happen next, and what time it is.
//!
//! A [`Game`] is nothing but the fold of its events. [`Game::decide`] says which events a request leads to and changes
//! nothing; whoever has stored them hands them to [`Game::apply`]. What happens without anybody asking, flags above
//! all, [`Game::due`] says, and [`Game::deadline`] when. There is no clock, no store and no chance in here: the time
//! comes in with each question, and the same events give the same game on every node.
//!
//! ```
//! use basalt_referee::{Command, Game, Request};
//! use basalt_rules::{AnyPosition, Color};
//! use basalt_wire::{Board, ColorWish, Pace, Terms};
//!
//! let pace = Pace::Live { base: 300, increment: 3 };
//! let kind = basalt_rules::Game::Dvonn;
//! let terms = Terms { game: kind, board: Board::Empty, pace, rated: false, color: ColorWish::Either };
//! let mut game = Game::new(terms, AnyPosition::start(kind), 1_000);
//! let command = Command::Play("e3".to_owned());
//! let request = Request { by: Color::White, after: 0, now: 2_000, lag: 0, command };
//! let events = game.decide(&request).expect("White begins");
//! for numbered in game.number_all(events, 2_000) {
//!     game.apply(&numbered).expect("it was decided just now");
//! }
//! assert_eq!((game.number(), game.to_move()), (1, Color::Black));
//! ```
#![forbid(unsafe_code)]

mod decide;
mod due;
mod game;
mod lag;
mod offer;
mod request;
mod timer;
mod vacation;

pub use due::{CLAIM_AFTER, FIRST_MOVE};
pub use game::{Broken, Game, Ply};
pub use lag::{MOST_A_MOVE, QUOTA, REFILL};
pub use request::{Command, Request};
pub use vacation::{MOST_VACATION, YEAR};
