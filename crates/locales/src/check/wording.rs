//! Whether a message is written as its language is written.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};

use super::entries::Entries;
use super::{Fault, Names, names};
use crate::Language;
use crate::plural::plural;

/// The plurals that languages have, as Unicode names them.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Words that are the same in every language.
const SAME_EVERYWHERE: [&str; 3] = ["DVONN", "PÜNCT", "Elo"];

/// Messages that are in part what they are in English by chance.
const SAME_BY_CHANCE: [(Language, &str); 10] = [
    (Language::Es, "failure"),
    (Language::Es, "online-blitz"),
    (Language::Es, "online-chat"),
    (Language::Es, "page-bot"),
    (Language::Pl, "page-bot"),
    (Language::Es, "page-clock-preset"),
    (Language::Pl, "page-clock-preset"),
    (Language::Pl, "page-online"),
    (Language::Pl, "page-play-menu"),
    (Language::Es, "page-settings-normal"),
];

/// A catalogue to be compared with the English one.
#[derive(Clone, Copy)]
pub(super) struct Translation<'a> {
    pub(super) language: Language,
    pub(super) entries: &'a Entries<'a>,
    pub(super) english: &'a Entries<'a>,
}

/// The pieces of text of a message, at any depth.
pub(super) fn texts<'s>(message: &Message<&'s str>) -> Vec<&'s str> {
    Pieces::of(message).texts
}

/// Violations of a language's conventions: plurals, quotation marks, letters.
pub(super) fn misspelt(Translation { language, entries, english }: Translation<'_>) -> Vec<Fault> {
    let needed = plurals(language);
    let originals = pieces_by_key(english);
    let mut faults = Vec::new();
    for message in &entries.messages {
        let (key, pieces) = (message.id.name, Pieces::of(message));
        faults
            .extend(pieces.choices.iter().filter_map(|choice| plural_fault(key, choice, &needed)));
        let original = originals.get(key).unwrap_or(&pieces);
        faults.extend(quotation_fault(language, key, &pieces, original));
        faults.extend(pieces.words().filter_map(|word| alphabet_fault(key, word)));
    }
    faults
}

/// Lines that were left in English.
pub(super) fn leftovers(Translation { language, entries, english }: Translation<'_>) -> Vec<Fault> {
    let originals = pieces_by_key(english);
    let suspects =
        entries.messages.iter().filter(|one| !SAME_BY_CHANCE.contains(&(language, one.id.name)));
    suspects
        .filter_map(|message| {
            let key = message.id.name;
            let text = Pieces::of(message).line_in_common(originals.get(key)?)?.to_owned();
            Some(Fault::English { key: key.to_owned(), text })
        })
        .collect()
}

/// The plurals that whole numbers take. No count of ours gets so high that a language would use
/// the plural of millions.
fn plurals(language: Language) -> Names {
    names((0..=200).map(|number| plural(language, number)))
}

fn plural_fault(key: &str, choice: &[Variant<&str>], needed: &Names) -> Option<Fault> {
    let found = names(choice.iter().filter_map(|variant| match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }));
    let lacking: Names = needed.difference(&found).cloned().collect();
    let is_plural = CATEGORIES.iter().any(|&category| found.contains(category));
    (is_plural && !lacking.is_empty()).then(|| Fault::Plurals { key: key.to_owned(), lacking })
}

/// The marks around what is quoted.
const fn quotation_marks(language: Language) -> (char, char) {
    match language {
        Language::En => ('“', '”'),
        Language::Ru | Language::Es => ('«', '»'),
        Language::Pl => ('„', '”'),
    }
}

/// Straight marks belong to what is to be typed, and so are the same as in the `original`.
fn quotation_fault(
    language: Language,
    key: &str,
    pieces: &Pieces<'_, '_>,
    original: &Pieces<'_, '_>,
) -> Option<Fault> {
    let (open, close) = quotation_marks(language);
    let foreign =
        ['“', '”', '„', '«', '»'].into_iter().filter(|&mark| mark != open && mark != close);
    let sound = pieces.count(open) == pieces.count(close)
        && pieces.count('"') == original.count('"')
        && foreign.map(|mark| pieces.count(mark)).sum::<usize>() == 0;
    (!sound).then(|| Fault::Quotation { key: key.to_owned() })
}

fn alphabet_fault(key: &str, word: &str) -> Option<Fault> {
    let is_cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    let mixed = word.chars().any(is_cyrillic) && !word.chars().all(is_cyrillic);
    mixed.then(|| Fault::Alphabets { key: key.to_owned(), word: word.to_owned() })
}

/// The parts of a message, at any depth.
#[derive(Default)]
struct Pieces<'a, 's> {
    texts: Vec<&'s str>,
    choices: Vec<&'a [Variant<&'s str>]>,
}

fn pieces_by_key<'a, 's>(entries: &'a Entries<'s>) -> BTreeMap<&'s str, Pieces<'a, 's>> {
    entries.messages.iter().map(|message| (message.id.name, Pieces::of(message))).collect()
}

impl<'a, 's> Pieces<'a, 's> {
    fn of(message: &'a Message<&'s str>) -> Self {
        let mut pieces = Self::default();
        message.value.iter().for_each(|pattern| pieces.add(pattern));
        pieces
    }

    fn add(&mut self, pattern: &'a Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &'a Expression<&'s str>) {
        match expression {
            Expression::Select { variants, .. } => {
                self.choices.push(variants);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.add_expression(expression);
            }
            Expression::Inline(_) => {}
        }
    }

    fn count(&self, mark: char) -> usize {
        self.texts.iter().flat_map(|text| text.chars()).filter(|&c| c == mark).count()
    }

    fn words(&self) -> impl Iterator<Item = &'s str> {
        let split = |text: &'s str| text.split(|c: char| !c.is_alphabetic());
        self.texts.iter().copied().flat_map(split)
    }

    fn lines(&self) -> BTreeSet<&'s str> {
        self.texts.iter().flat_map(|text| text.lines()).map(str::trim).collect()
    }

    /// A line that both have, if there is more in it than letters and names.
    fn line_in_common(&self, other: &Self) -> Option<&'s str> {
        let theirs = other.lines();
        self.lines().into_iter().find(|line| theirs.contains(line) && has_words(line))
    }
}

fn has_words(line: &str) -> bool {
    let mut words = line.split(|c: char| !c.is_alphabetic());
    words.any(|word| word.chars().nth(1).is_some() && !SAME_EVERYWHERE.contains(&word))
}

mod tests {
    use super::*;

    fn key() -> String {
        "m".to_owned()
    }

    fn misspelt_in(language: Language, text: &str, english: &str) -> Vec<Fault> {
        let (entries, english) = (&Entries::read([text]), &Entries::read([english]));
        misspelt(Translation { language, entries, english })
    }

    fn leftovers_in(language: Language, text: &str, english: &str) -> Vec<Fault> {
        let (entries, english) = (&Entries::read([text]), &Entries::read([english]));
        leftovers(Translation { language, entries, english })
    }

    #[test]
    fn each_language_needs_its_plurals() {
        assert_eq!(plurals(Language::En), names(["one", "other"]));
        assert_eq!(plurals(Language::Ru), names(["one", "few", "many"]));
        assert_eq!(plurals(Language::Pl), names(["one", "few", "many"]));
        assert_eq!(plurals(Language::Es), names(["one", "other"]));
    }

    #[test]
    fn a_plural_that_is_left_out_is_found_in_any_depth() {
        let whole = "m = { $p ->\n *[white] { $n ->\n [one] a\n [few] b\n *[many] c\n }\n }";
        for language in [Language::Ru, Language::Pl] {
            assert_eq!(misspelt_in(language, whole, whole), []);
            for (left_out, text) in [
                ("few", whole.replace("\n [few] b", "")),
                ("many", whole.replace("*[many]", "*[other]")),
            ] {
                let fault = Fault::Plurals { key: key(), lacking: names([left_out]) };
                assert_eq!(misspelt_in(language, &text, &text), [fault]);
            }
        }
    }

    #[test]
    fn other_choices_are_no_plurals() {
        let text = "m = { $n ->\n [0] a\n [1] b\n *[higher] c\n }";
        assert_eq!(misspelt_in(Language::Ru, text, text), []);
    }

    #[test]
    fn quotation_marks_are_those_of_the_language() {
        let english = "m = found “{ $n }”";
        assert_eq!(misspelt_in(Language::En, english, english), []);
        for (language, text) in [
            (Language::Ru, "m = есть «{ $n }»"),
            (Language::Pl, "m = jest „{ $n }”"),
            (Language::Es, "m = hay «{ $n }»"),
        ] {
            assert_eq!(misspelt_in(language, text, english), []);
            let (open, close) = quotation_marks(language);
            for wrong in ["“", "\"", ""] {
                let text = text.replace(open, wrong);
                let fault = || Fault::Quotation { key: key() };
                assert_eq!(misspelt_in(language, &text, english), [fault()], "{text}");
            }
            let unclosed = text.replace(close, "");
            assert_eq!(misspelt_in(language, &unclosed, english).len(), 1, "{unclosed}");
        }
    }

    #[test]
    fn straight_marks_are_as_in_english() {
        let english = "m = a tag such as [White \"name\"]";
        assert_eq!(misspelt_in(Language::Es, "m = como [White \"name\"]", english), []);
        let curled = misspelt_in(Language::Es, "m = como [White «name»]", english);
        assert_eq!(curled, [Fault::Quotation { key: key() }]);
    }

    #[test]
    fn a_latin_letter_in_a_russian_word_is_found() {
        let fault = Fault::Alphabets { key: key(), word: "xод".to_owned() };
        assert_eq!(misspelt_in(Language::Ru, "m = xод PÜNCT", "m = PÜNCT"), [fault]);
        assert_eq!(misspelt_in(Language::Ru, "m = ход PÜNCT", "m = PÜNCT"), []);
    }

    #[test]
    fn a_line_that_was_left_in_english_is_found() {
        let english = "m = { $p ->\n [white] White wins\n *[black] Black wins\n }, DVONN";
        let half = english.replace("White wins", "Ganan las blancas");
        let fault = Fault::English { key: key(), text: "Black wins".to_owned() };
        assert_eq!(leftovers_in(Language::Es, &half, english), [fault]);
        let whole = half.replace("Black wins", "Ganan las negras");
        assert_eq!(leftovers_in(Language::Es, &whole, english), []);
    }

    #[test]
    fn names_figures_and_chance_may_be_the_same() {
        for text in ["m = { $n }: w, Elo { $elo }", "m = PÜNCT"] {
            assert_eq!(leftovers_in(Language::Pl, text, text), []);
        }
        let failure = "failure = error: { $reason }";
        assert_eq!(leftovers_in(Language::Es, failure, failure), []);
        assert_eq!(leftovers_in(Language::Pl, failure, failure).len(), 1);
    }
}
