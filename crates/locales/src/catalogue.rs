//! Saying a message in a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, Message, Value};

/// The sentences of one language, ready to be said. It may be shared between threads.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads the catalogue of `language`, which is part of the program.
    pub fn new(language: Language) -> Self {
        Self::read(language, language.source())
    }

    /// What cannot be read is left out: the tests find it, not the person who plays.
    fn read(language: Language, source: &str) -> Self {
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        let locale = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks are for text that mixes directions; a terminal shows them as rubbish.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Self { bundle }
    }

    /// The sentence, or the bare key if the catalogue lacks it.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(message.key).and_then(|found| found.value())
        else {
            return message.key.to_owned();
        };
        let args: FluentArgs<'_> =
            message.args.iter().map(|(name, value)| (*name, fluent(value))).collect();
        // Fluent writes the name of a variable that it was not given into the sentence.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Text(text) => text.as_str().into(),
        Value::Number(number) => (*number).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player::{Black, White};
    use crate::messages::{self, DECLARED};

    fn english(message: &Message) -> String {
        Catalogue::new(Language::En).say(message)
    }

    #[test]
    fn every_declared_message_can_be_said() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            for declared in DECLARED {
                let args = declared.args.iter().map(|&name| (name, 2.into()));
                let said = catalogue.say(&Message::new(declared.key, args));
                assert_ne!(said, declared.key);
                assert!(!said.contains(['{', '}']), "{said}");
            }
        }
    }

    #[test]
    fn players_are_told_apart() {
        assert_eq!(english(&messages::play_prompt_own(White)), "White, place a white piece");
        assert_eq!(english(&messages::play_prompt_red(Black)), "Black, place a red piece");
        assert_eq!(english(&messages::result_win(White, 30, 18)), "White wins, 30 to 18.");
    }

    #[test]
    fn numbers_choose_the_plural() {
        assert_eq!(english(&messages::play_moves(1)), "1 legal move:");
        assert_eq!(english(&messages::play_moves(21)), "21 legal moves:");
        let summary = |valid, invalid| english(&messages::validate_summary("f", valid, invalid));
        assert_eq!(summary(1, 0), "f: 1 game is valid.");
        assert_eq!(summary(1200, 1), "f: 1200 games are valid, 1 is not.");
        assert_eq!(summary(0, 2), "f: 0 games are valid, 2 are not.");
    }

    #[test]
    fn lines_of_the_help_keep_their_columns() {
        let help = english(&messages::play_help());
        assert!(help.contains("\n  e3          place"), "{help}");
        assert!(help.contains("\n  save FILE   write"), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
    }

    #[test]
    fn text_is_put_in_as_it_is() {
        let said = english(&messages::file_saved("{ $file }-en.ftl"));
        assert_eq!(said, "Saved to { $file }-en.ftl.");
    }

    #[test]
    fn what_is_missing_shows_its_name_and_nothing_panics() {
        assert_eq!(english(&Message::new("play-no-such", [])), "play-no-such");
        assert_eq!(
            english(&Message::new("play-hint", [])),
            "The best that the computer can find is {$mv}."
        );
        let broken = Catalogue::read(Language::En, "= no key\nplay-over = Over.\n");
        assert_eq!(broken.say(&messages::play_over()), "Over.");
    }

    #[test]
    fn every_tag_is_one_that_fluent_knows() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            assert_eq!(catalogue.bundle.locales[0].to_string(), language.tag());
        }
    }

    #[test]
    fn a_catalogue_may_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Catalogue>();
    }
}
