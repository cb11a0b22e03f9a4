//! A message before a language is chosen.

use crate::Decimal;

/// A sentence that a [`Catalogue`](crate::Catalogue) can say.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "a message is heard only when a catalogue says it"]
pub struct Message {
    /// Its name in the catalogues.
    pub key: &'static str,
    /// The values it speaks of, by name.
    pub args: Vec<(&'static str, ArgumentValue)>,
}

impl Message {
    /// The message of an error that brings its own key and arguments. The sentences of the user
    /// interface are built by the functions of [`messages`](crate::messages).
    ///
    /// ```
    /// use basalt_locales::{Catalogue, Language, Message};
    ///
    /// let error = Message::new("text-space", [("found", "z9".into())]);
    /// assert_eq!(
    ///     Catalogue::new(Language::En).say(&error),
    ///     "expected a space on the board, found “z9”"
    /// );
    /// ```
    pub fn new(
        key: &'static str,
        args: impl IntoIterator<Item = (&'static str, ArgumentValue)>,
    ) -> Self {
        Self { key, args: args.into_iter().collect() }
    }
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgumentValue {
    /// Put into the sentence as it is, or selected by.
    Text(String),
    /// Put in as a figure; the language may choose a plural by it.
    Number(u64),
    /// Put in as the language writes it.
    Decimal(Decimal),
}

impl From<&str> for ArgumentValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for ArgumentValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for ArgumentValue {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<Decimal> for ArgumentValue {
    fn from(number: Decimal) -> Self {
        Self::Decimal(number)
    }
}

/// One of the two players, for a sentence to select by.
///
/// This crate knows no rules, so callers translate their own colour into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Player 1; `white` in the catalogues.
    White,
    /// Player 2; `black` in the catalogues.
    Black,
}

impl From<Player> for ArgumentValue {
    fn from(player: Player) -> Self {
        match player {
            Player::White => "white".into(),
            Player::Black => "black".into(),
        }
    }
}
