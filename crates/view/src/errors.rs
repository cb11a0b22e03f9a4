//! Errors of other crates as messages of the catalogue.

use basalt_locales::{ArgumentValue, Catalogue, Message, messages};
use basalt_play::{BadRung, PlayError, ReadError, TimeControlError};
use basalt_records::{RecordError, ReplayError};
use basalt_rules::MoveError;
use basalt_rules::sentence::{Arg, Sentence, quote};

/// The message of an error that carries a key and arguments.
pub fn message_of(error: &dyn Sentence) -> Message {
    let args = error.args().into_iter().map(|(name, arg)| (name, value_of(arg)));
    Message::new(error.key(), args)
}

fn value_of(arg: Arg) -> ArgumentValue {
    match arg {
        Arg::Text(text) => ArgumentValue::Text(text),
        Arg::Number(number) => ArgumentValue::Number(number),
    }
}

/// Explains why a game refused an action.
pub fn play_error(error: &PlayError) -> Message {
    messages::table_denied(match error {
        PlayError::Over => "over",
        PlayError::OtherTurn => "other-turn",
        PlayError::LookingBack => "looking-back",
        PlayError::Stale => "stale",
        PlayError::NotPlacing => "not-placing",
        PlayError::NotDecided => "not-decided",
        PlayError::Nothing => "nothing",
        PlayError::Move(error) => return message_of(error),
    })
}

/// Explains why a time control is invalid.
pub fn time_control(error: TimeControlError) -> Message {
    messages::table_bad_time(match error {
        TimeControlError::Malformed => "malformed",
        TimeControlError::Base => "base",
        TimeControlError::Increment => "increment",
    })
}

/// Explains why a text is not a saved game.
pub fn kept_game(error: &ReadError, catalogue: &Catalogue) -> String {
    match error {
        ReadError::Record(error) => unreadable(error, catalogue),
        ReadError::Replay(error) => unplayable(error, catalogue),
        ReadError::Tag { name, found } => catalogue.say(&messages::table_bad_tag(name, found)),
        ReadError::Tags(error) => catalogue.say(&message_of(error)),
    }
}

/// Reports a line of the saved levels that cannot be read and is left out.
pub fn bad_rung(bad: &BadRung) -> Message {
    messages::table_bad_rung(&quote(&bad.line))
}

/// Explains why a game record cannot be read, and at which place.
pub fn unreadable(error: &RecordError, catalogue: &Catalogue) -> String {
    let problem = catalogue.say(&message_of(&error.problem));
    catalogue.say(&message_of(&error.located(problem)))
}

/// Explains why the moves of a game record are illegal.
pub fn unplayable(error: &ReplayError, catalogue: &Catalogue) -> String {
    let mut message = message_of(error);
    if let ReplayError::Illegal { why, .. } | ReplayError::IllegalVariation { why, .. } = error {
        message.args.retain(|(name, _)| *name != "why");
        message.args.push(("why", refusal(why, catalogue).into()));
    }
    catalogue.say(&message)
}

/// Explains why a move is illegal, with the number of the broken rule.
pub fn refusal(error: &MoveError, catalogue: &Catalogue) -> String {
    let why = catalogue.say(&message_of(error));
    match error.rule() {
        Some(rule) => catalogue.say(&messages::rule_broken(&why, rule.into())),
        None => why,
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;
    use basalt_play::LocalGame;

    use super::*;

    #[test]
    fn a_game_that_was_kept_is_refused_with_a_reason() {
        let english = Catalogue::new(Language::En);
        let reason =
            |text: &str| kept_game(&LocalGame::from_text(text).expect_err("bad"), &english);
        assert_eq!(
            reason("[Game \"dvonn\"]\n[Result \"*\"]\n\n1. e3 e3 *\n"),
            "ply 2, move e3: e3 is taken: place the piece on an empty space (rule 2)"
        );
        assert_eq!(
            reason("[Game \"dvonn\"]\n[Result \"*\"]\n[WhiteSeat \"robot\"]\n\n*\n"),
            "the tag WhiteSeat has the invalid value “robot”"
        );
        assert!(reason("nonsense").starts_with("game 1, line 1, column 1: "));
    }
}
