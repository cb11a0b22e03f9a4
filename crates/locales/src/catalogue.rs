//! Formats messages in a language.

use crate::marks::END;
use crate::sentence::sentence;
use crate::{CataloguePart, Language, Message};

/// The sentences of one language, ready to be said. It may be shared between threads.
pub struct Catalogue {
    language: Language,
    /// The entries of each part, in the order of their keys.
    parts: Vec<Vec<(&'static str, &'static str)>>,
}

impl Catalogue {
    /// All that is said in `language`, whoever says it.
    pub fn new(language: Language) -> Self {
        Self::of(language, CataloguePart::ALL)
    }

    /// Some parts of what is said in `language`. The parts that a program never names are not in it.
    pub fn of(language: Language, parts: &[CataloguePart]) -> Self {
        Self {
            language,
            parts: parts.iter().map(|part| part.entries(language).collect()).collect(),
        }
    }

    /// One that says more: what [`CataloguePart::text`] has written in the same language. Of any other text nothing can be
    /// said.
    #[must_use]
    pub fn with(&self, text: &'static str) -> Self {
        let mut rest = text.split(END);
        let pairs = std::iter::from_fn(|| Some((rest.next()?, rest.next()?)));
        let parts = self.parts.iter().cloned().chain([pairs.collect()]).collect();
        Self { language: self.language, parts }
    }

    /// The sentence, or the bare key if the catalogue lacks it. The name of a variable that was not
    /// given is written into the sentence.
    pub fn say(&self, message: &Message) -> String {
        self.text(message.key).map_or_else(
            || message.key.to_owned(),
            |text| sentence(self.language, text, &message.args),
        )
    }

    /// A text without variables, by a key that was put together; the bare key if the catalogue lacks it.
    pub fn say_plain(&self, key: &str) -> String {
        self.text(key).map_or_else(|| key.to_owned(), |text| sentence(self.language, text, &[]))
    }

    fn text(&self, key: &str) -> Option<&'static str> {
        self.parts.iter().find_map(|entries| {
            let place = entries.binary_search_by_key(&key, |(known, _)| known).ok()?;
            Some(entries[place].1)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Decimal;
    use crate::Player::{Black, White};
    use crate::marks::variables_of;
    use crate::messages;

    fn english(message: &Message) -> String {
        Catalogue::new(Language::En).say(message)
    }

    #[test]
    fn every_message_can_be_said() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            for (key, text) in CataloguePart::ALL.iter().flat_map(|part| part.entries(language)) {
                let args = variables_of(text).map(|name| (name, 2.into()));
                let said = catalogue.say(&Message::new(key, args));
                assert_ne!(said, key);
                assert!(!said.contains(['{', '}']), "{said}");
            }
        }
    }

    #[test]
    fn a_part_can_be_added_later() {
        let whole = Catalogue::new(Language::Ru);
        let small = Catalogue::of(Language::Ru, &[CataloguePart::COMMON]);
        let key = "rules-dvonn-aim-title";
        assert_eq!(small.say_plain(key), key);
        let parts = [CataloguePart::RULES, CataloguePart::PAGE];
        let grown = small.with(CataloguePart::text(&parts, Language::Ru).leak());
        for (key, _) in parts.iter().flat_map(|part| part.entries(Language::Ru)) {
            assert_eq!(grown.say_plain(key), whole.say_plain(key));
        }
        assert_eq!(grown.with("no part").say_plain("no part"), "no part");
    }

    #[test]
    fn a_text_without_variables_is_said_by_its_key() {
        let english = Catalogue::new(Language::En);
        assert_eq!(english.say_plain("color-red"), english.say(&messages::color_red()));
        assert_eq!(english.say_plain("learn-no-such"), "learn-no-such");
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
    fn plurals_are_those_of_the_language() {
        let say = |language, count| Catalogue::new(language).say(&messages::play_moves(count));
        let russian = [1, 3, 11, 21, 25].map(|count| say(Language::Ru, count));
        assert_eq!(
            russian,
            [
                "1 допустимый ход:",
                "3 допустимых хода:",
                "11 допустимых ходов:",
                "21 допустимый ход:",
                "25 допустимых ходов:"
            ]
        );
        let polish = [1, 4, 12, 21, 22].map(|count| say(Language::Pl, count));
        assert_eq!(
            polish,
            [
                "1 możliwy ruch:",
                "4 możliwe ruchy:",
                "12 możliwych ruchów:",
                "21 możliwych ruchów:",
                "22 możliwe ruchy:"
            ]
        );
        let spanish = [1, 2].map(|count| say(Language::Es, count));
        assert_eq!(spanish, ["1 movimiento legal:", "2 movimientos legales:"]);
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let share = messages::match_score(8, 5, 0, 3, Decimal::new(62.5, 1));
        let ends = [
            (Language::En, "62.5% of the points"),
            (Language::Ru, "62,5% очков"),
            (Language::Pl, "62,5% punktów"),
            (Language::Es, "62,5% de los puntos"),
        ];
        for (language, end) in ends {
            let said = Catalogue::new(language).say(&share);
            assert!(said.ends_with(end), "{said}");
        }
    }

    #[test]
    fn lines_of_the_help_keep_their_columns() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            for help in [messages::play_help(), messages::play_help_punct()] {
                let said = catalogue.say(&help);
                let columns: BTreeSet<_> = said.lines().skip(1).map(description).collect();
                assert_eq!(columns.len(), 1, "{said}");
            }
        }
    }

    /// The start of a command's description: after the last gap of two spaces or more.
    fn description(line: &str) -> usize {
        let start = line.rfind("  ").map_or(0, |gap| gap + 2);
        line[..start].chars().count()
    }

    #[test]
    fn texts_of_several_lines_fit_a_terminal() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            let texts = [
                messages::play_rules(),
                messages::play_marks(),
                messages::play_rules_punct("punct"),
                messages::play_rules_punct("punct-basic"),
                messages::play_marks_punct(),
                messages::play_help(),
                messages::play_help_punct(),
            ];
            for text in texts.map(|text| catalogue.say(&text)) {
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            }
        }
    }

    #[test]
    fn a_program_says_only_what_is_in_its_parts() {
        let page = Catalogue::of(Language::Ru, &[CataloguePart::COMMON, CataloguePart::PAGE]);
        assert_eq!(page.say(&messages::play_over()), "Партия окончена.");
        assert_eq!(page.say(&messages::play_begin()), "play-begin");
    }

    #[test]
    fn text_is_put_in_as_it_is() {
        let said = english(&messages::file_saved("{ $file }-en.ftl"));
        assert_eq!(said, "Saved to { $file }-en.ftl.");
    }

    #[test]
    fn missing_messages_show_their_key() {
        assert_eq!(english(&Message::new("play-no-such", [])), "play-no-such");
        assert_eq!(english(&Message::new("play-hint", [])), "Hint: {$mv}.");
    }

    #[test]
    fn a_catalogue_may_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Catalogue>();
    }
}
