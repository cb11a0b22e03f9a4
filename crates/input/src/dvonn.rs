//! Input over a board of DVONN.
//!
//! A [`BoardInput`] is told what happens ([`Event`]) over which board ([`Situation`]), answers with what the
//! person wants ([`Intent`]), and says what the picture must show meanwhile. It never plays: whoever holds
//! the game does.
//!
//! ```
//! use basalt_rules::dvonn::Position;
//! use basalt_input::dvonn::{Event, BoardInput, Intent, Settings, Situation};
//!
//! let position = Position::start();
//! let plays = Some(position.to_move());
//! let at = Situation { position: &position, last: None, plays, settings: Settings::default() };
//! let mut input = BoardInput::default();
//! let e3 = Some("e3".parse()?);
//! assert_eq!(input.handle(Event::Press(e3), &at), None);
//! assert_eq!(input.handle(Event::Release(e3), &at), Some(Intent::Play("e3".parse()?)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board_input;
mod event;
mod intent;
mod showing;
mod situation;
mod steps;
mod words;

pub use board_input::BoardInput;
pub use event::{Event, Key};
pub use intent::{Intent, Reason};
pub use situation::{Confirmation, Settings, Situation, can_be_finished, is_part_of};
pub use steps::step;
pub use words::{contents_words, move_preview_words, question_words, space_words};
