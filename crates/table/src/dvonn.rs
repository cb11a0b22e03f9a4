//! The hand over a board of DVONN.
//!
//! A [`Hand`] is told what happens ([`Event`]) over which board ([`Situation`]), answers with what the
//! person wants ([`Intent`]), and says what the picture must show meanwhile. It never plays: whoever holds
//! the game does.

mod event;
mod hand;
mod intent;
mod showing;
mod situation;
mod steps;
mod words;

pub use event::{Event, Key};
pub use hand::Hand;
pub use intent::{Intent, Reason};
pub use situation::{Confirmation, Settings, Situation, can_be_finished, is_part_of};
pub use words::{contents_words, preview_words, question_words};
