//! Every sentence that Basalt says to people, in each of its languages.
//!
//! The sentences are in `locales/<tag>.ftl`, in the syntax of [Project Fluent]; English is the
//! reference. A program builds a [`Message`] and lets a [`Catalogue`] say it:
//!
//! ```
//! use basalt_locales::{Catalogue, Language, Player, messages};
//!
//! let language = Language::from_tag("en_GB.UTF-8").unwrap_or_default();
//! let catalogue = Catalogue::new(language);
//! let result = messages::result_win(Player::Black, 27, 20);
//! assert_eq!(catalogue.say(&result), "Black wins, 27 to 20.");
//! ```
//!
//! Errors of other crates bring a key and arguments of their own, see [`Message::new`].
//!
//! - **A new message**: one line with its comment in `src/messages.rs`, and its text in every
//!   `locales/*.ftl`.
//! - **A new error**: its text in every `locales/*.ftl`, under a key that [`is_error_key`].
//! - **A new language**: `locales/<tag>.ftl`, and one line in `src/language.rs`. Each of its
//!   messages carries a comment `# en: 1a2b3c4d`, the stamp of the English text it was translated
//!   from; the tests say which stamp is missing or stale.
//!
//! This crate reads no environment and no file: the catalogues are part of the program, and the
//! tests, not the caller, find what is wrong in them. `--help`, logs and UGI stay English and are
//! not in here.
//!
//! [Project Fluent]: https://projectfluent.org

mod catalogue;
#[cfg(test)]
mod check;
mod language;
mod message;
pub mod messages;
mod syntax;

pub use catalogue::Catalogue;
pub use language::Language;
pub use message::{Message, Player, Value};
pub use syntax::{is_error_key, keys, variables};
