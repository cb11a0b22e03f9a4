//! The messages of a catalogue, and their variables.
//!
//! English must hold the declared messages and may hold errors and lessons besides. Any other language must
//! hold what English holds.

use std::collections::{BTreeMap, BTreeSet};

use super::entries::Entries;
use super::{Fault, Names, names};
use crate::messages::Declared;
use crate::{is_error_key, is_lesson_key};

/// The messages that a catalogue must hold, each with its variables.
type Expected = BTreeMap<String, Names>;

pub(super) fn reference_faults(english: &Entries<'_>, declared: &[Declared]) -> Vec<Fault> {
    let expected = declared.iter().map(|one| (one.key.to_owned(), names(one.args))).collect();
    content_faults(english, &expected, |key| is_error_key(key) || is_lesson_key(key))
}

pub(super) fn translation_faults(entries: &Entries<'_>, english: &Entries<'_>) -> Vec<Fault> {
    content_faults(entries, &contents(english), |_| false)
}

/// The faults of a catalogue that must hold what is expected, and `also` what is allowed.
fn content_faults(
    entries: &Entries<'_>,
    expected: &Expected,
    also: impl Fn(&str) -> bool,
) -> Vec<Fault> {
    let mut faults: Vec<Fault> =
        entries.junk.iter().map(|&text| Fault::Unreadable { text: text.to_owned() }).collect();
    let mut seen = BTreeSet::new();
    for message in &entries.messages {
        let key = message.id.name;
        if !seen.insert(key) {
            faults.push(Fault::Repeated { key: key.to_owned() });
        } else if !expected.contains_key(key) && !also(key) {
            faults.push(Fault::Unknown { key: key.to_owned() });
        }
    }
    faults.extend(expected.iter().filter_map(|(key, names)| message_fault(entries, key, names)));
    faults
}

fn message_fault(entries: &Entries<'_>, key: &str, expected: &Names) -> Option<Fault> {
    let key = key.to_owned();
    let Some(found) = entries.variables(&key) else {
        return Some(Fault::Missing { key });
    };
    let (expected, found) = (expected.clone(), names(found));
    (found != expected).then_some(Fault::Variables { key, expected, found })
}

fn contents(entries: &Entries<'_>) -> Expected {
    entries
        .messages
        .iter()
        .filter_map(|message| {
            let key = message.id.name;
            Some((key.to_owned(), names(entries.variables(key)?)))
        })
        .collect()
}

mod tests {
    use super::super::samples::{ENGLISH, PAIR, POLISH};
    use super::*;

    fn in_english(text: &str) -> Vec<Fault> {
        reference_faults(&Entries::read([text]), PAIR)
    }

    fn in_polish(text: &str) -> Vec<Fault> {
        translation_faults(&Entries::read([text]), &Entries::read([ENGLISH]))
    }

    fn key(key: &str) -> String {
        key.to_owned()
    }

    fn variables_fault(key: &str, expected: &[&str], found: &[&str]) -> Fault {
        Fault::Variables { key: key.to_owned(), expected: names(expected), found: names(found) }
    }

    #[test]
    fn a_sound_pair_has_no_faults() {
        assert_eq!(in_english(ENGLISH), []);
        assert_eq!(in_polish(POLISH), []);
    }

    #[test]
    fn a_missing_message_is_found() {
        let english = ENGLISH.replace("play-over = Over.\n", "");
        assert_eq!(in_english(&english), [Fault::Missing { key: key("play-over") }]);
        let polish = POLISH.replace("text-move = to nie ruch: { $found }\n", "");
        let missing = Fault::Missing { key: key("text-move") };
        assert_eq!(in_polish(&polish), [missing]);
    }

    #[test]
    fn an_unknown_message_is_found() {
        let unknown = || Fault::Unknown { key: key("play-gone") };
        let english = format!("{ENGLISH}play-gone = Gone.\n");
        assert_eq!(in_english(&english), [unknown()]);
        let polish = format!("{POLISH}play-gone = Zniknęło.\n");
        assert_eq!(in_polish(&polish), [unknown()]);
    }

    #[test]
    fn an_error_that_english_lacks_is_unknown_to_a_translation() {
        let polish = format!("{POLISH}text-gone = Zniknęło.\n");
        let unknown = Fault::Unknown { key: key("text-gone") };
        assert_eq!(in_polish(&polish), [unknown]);
    }

    #[test]
    fn other_variables_are_found() {
        let english = ENGLISH.replace("$mv", "$move");
        let renamed = variables_fault("play-hint", &["mv"], &["move"]);
        assert_eq!(in_english(&english), [renamed]);
        let polish = POLISH.replace(": { $found }", "");
        let dropped = variables_fault("text-move", &["found"], &[]);
        assert_eq!(in_polish(&polish), [dropped]);
    }

    #[test]
    fn a_repeated_message_is_found() {
        let english = format!("{ENGLISH}play-over = The end.\n");
        assert_eq!(in_english(&english), [Fault::Repeated { key: key("play-over") }]);
    }

    #[test]
    fn what_is_not_fluent_is_found() {
        let english = format!("{ENGLISH}play-over: Over.\n");
        let unreadable = Fault::Unreadable { text: "play-over: Over.\n".to_owned() };
        assert_eq!(in_english(&english), [unreadable]);
    }
}
