//! Errors of the rules in the words of the catalogue, for every shell.

use basalt_locales::{Catalogue, Message, Player, Value, messages};
use basalt_rules::record::{RecordError, ReplayError};
use basalt_rules::sentence::{Arg, Sentence};
use basalt_rules::{Color, MoveError};

use crate::{Denied, ReadError};

/// The player of a colour, for messages.
pub(crate) fn player(color: Color) -> Player {
    match color {
        Color::White => Player::White,
        Color::Black => Player::Black,
    }
}

/// The start of a text from outside, fit to be quoted in a sentence: short and without control characters.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let start = text.chars().take(LONGEST);
    let mut quoted: String = start.map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// What an error of the rules asks the catalogue to say.
pub fn message_of(error: &dyn Sentence) -> Message {
    let args = error.args().into_iter().map(|(name, arg)| (name, value_of(arg)));
    Message::new(error.key(), args)
}

fn value_of(arg: Arg) -> Value {
    match arg {
        Arg::Text(text) => Value::Text(text),
        Arg::Number(number) => Value::Number(number),
    }
}

impl Denied {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        messages::table_denied(match self {
            Self::Over => "over",
            Self::OtherTurn => "other-turn",
            Self::LookingBack => "looking-back",
            Self::Stale => "stale",
            Self::NotPlacing => "not-placing",
            Self::NotDecided => "not-decided",
            Self::Nothing => "nothing",
            Self::Move(error) => return message_of(error),
        })
    }
}

impl ReadError {
    /// The reason in words.
    pub fn say(&self, catalogue: &Catalogue) -> String {
        match self {
            Self::Record(error) => unreadable(error, catalogue),
            Self::Replay(error) => unplayable(error, catalogue),
            Self::Tag { name, found } => catalogue.say(&messages::table_bad_tag(name, found)),
            Self::Tags(error) => catalogue.say(&message_of(error)),
        }
    }
}

/// Why a game of a text cannot be read, and where.
pub fn unreadable(error: &RecordError, catalogue: &Catalogue) -> String {
    let problem = catalogue.say(&message_of(&error.problem));
    catalogue.say(&message_of(&error.located(problem)))
}

/// Why a game was not played by the rules.
pub fn unplayable(error: &ReplayError, catalogue: &Catalogue) -> String {
    let mut message = message_of(error);
    if let ReplayError::Illegal { why, .. } | ReplayError::IllegalVariation { why, .. } = error {
        message.args.retain(|(name, _)| *name != "why");
        message.args.push(("why", refusal(why, catalogue).into()));
    }
    catalogue.say(&message)
}

/// Why a move cannot be played, with the number of the broken rule.
pub fn refusal(error: &MoveError, catalogue: &Catalogue) -> String {
    let why = catalogue.say(&message_of(error));
    match error.rule() {
        Some(rule) => catalogue.say(&messages::rule_broken(&why, rule.into())),
        None => why,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_is_short_and_plain() {
        assert_eq!(quoted("per\rson"), "per\u{fffd}son");
        assert_eq!(quoted(&"ü".repeat(40)), "ü".repeat(40));
        assert_eq!(quoted(&"ü".repeat(41)), "ü".repeat(40) + "…");
    }
}
