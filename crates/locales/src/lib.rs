//! Every sentence that Basalt says to people, in each of its languages.
//!
//! The sentences are in `locales/<tag>/`, in the syntax of [Project Fluent]; English is the
//! reference. The build puts them into a compact form, so that no program carries Fluent; the tests
//! compare what is said with what Fluent says. A program builds a [`Message`] and lets a
//! [`Catalogue`] say it:
//!
//! ```
//! use basalt_locales::{Catalogue, Language, Player, messages};
//!
//! let result = messages::result_win(Player::Black, 27, 20);
//! let say = |tag| Catalogue::new(Language::from_tag(tag).unwrap_or_default()).say(&result);
//! assert_eq!(say("en_GB.UTF-8"), "Black wins, 27 to 20.");
//! assert_eq!(say("ru"), "Чёрные выигрывают со счётом 27:20.");
//! ```
//!
//! Errors of other crates bring a key and arguments of their own, see [`Message::new`]. A catalogue
//! has several parts, each a file, so that a program need not carry what it never says, see
//! [`CataloguePart`] and [`Catalogue::of`].
//!
//! # What to do for
//!
//! - **a new message**: its text in the fitting part of every language, English first. In English the comment above it
//!   says where it is used, and names each variable with its type: `# $days (Number)`; the types are `Text`, `Number`,
//!   `Decimal` and `Player`. The build makes a function of it in [`messages`].
//! - **a new error**: its text in `common.ftl` or `texts.ftl` of every language, without a comment in English.
//! - **a new text that is taught**: its text in `learn.ftl` or `rules.ftl` of every language, or in `page.ftl` if the coach of a game says it,
//!   under a key that [`is_lesson_key`].
//! - **a changed English text**: its translations, if they have to change too, and their stamps.
//! - **a new language**: `locales/<tag>/`, one line in `src/language.rs`, two in `src/part.rs`, and what the compiler and the tests then ask for.
//!
//! A translated message carries a comment `# en: 1a2b3c4d`, the stamp of the English text it was
//! translated from. What is missing or stale in each language is listed by
//!
//! ```sh
//! cargo test -p basalt-locales translations
//! ```
//!
//! as blocks with the file, the stamp to write and the English text, ready to be pasted and
//! translated. It writes nothing itself: a stamp says that somebody has read both texts.
//!
//! # What this crate does not do
//!
//! It reads no environment and no file: the catalogues are part of the program, and the tests, not
//! the caller, find what is wrong in them. So there is no falling back to English either.
//! `--help`, logs and UGI stay English and are not in here.
//!
//! [Project Fluent]: https://projectfluent.org

mod catalogue;
#[cfg(test)]
mod check;
#[cfg(test)]
mod compile;
mod contents;
mod decimal;
#[cfg(test)]
mod functions;
mod key;
mod language;
mod marks;
mod message;
pub mod messages;
mod part;
mod plural;
mod sentence;
mod sentences;

pub use catalogue::Catalogue;
pub use contents::{is_error_key, is_lesson_key, keys, variables};
pub use decimal::Decimal;
pub use language::Language;
pub use message::{ArgumentValue, Message, Player};
pub use part::CataloguePart;
pub use sentences::sentences;
