//! The messages of a catalogue, and their variables: those that English holds.

use std::collections::{BTreeMap, BTreeSet};

use super::entries::Entries;
use super::{Fault, Names, names};

/// The faults of a catalogue that must hold what English holds.
pub(super) fn content_faults(entries: &Entries<'_>, english: &Entries<'_>) -> Vec<Fault> {
    let expected = contents(english);
    let mut faults: Vec<Fault> =
        entries.junk.iter().map(|&text| Fault::Unreadable { text: text.to_owned() }).collect();
    let mut seen = BTreeSet::new();
    for message in &entries.messages {
        let key = message.id.name;
        if !seen.insert(key) {
            faults.push(Fault::Repeated { key: key.to_owned() });
        } else if !expected.contains_key(key) {
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

/// The messages of a catalogue, each with its variables.
fn contents(entries: &Entries<'_>) -> BTreeMap<String, Names> {
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
    use super::super::samples::{ENGLISH, POLISH};
    use super::*;

    fn in_polish(text: &str) -> Vec<Fault> {
        content_faults(&Entries::read([text]), &Entries::read([ENGLISH]))
    }

    fn key(key: &str) -> String {
        key.to_owned()
    }

    #[test]
    fn a_sound_pair_has_no_faults() {
        assert_eq!(in_polish(ENGLISH), []);
        assert_eq!(in_polish(POLISH), []);
    }

    #[test]
    fn a_missing_message_is_found() {
        let polish = POLISH.replace("text-move = to nie ruch: { $found }\n", "");
        assert_eq!(in_polish(&polish), [Fault::Missing { key: key("text-move") }]);
    }

    #[test]
    fn an_unknown_message_is_found() {
        for unknown in ["play-gone", "text-gone"] {
            let polish = format!("{POLISH}{unknown} = Zniknęło.\n");
            assert_eq!(in_polish(&polish), [Fault::Unknown { key: key(unknown) }]);
        }
    }

    #[test]
    fn other_variables_are_found() {
        let polish = POLISH.replace(": { $found }", "");
        let expected = names(["found"]);
        let dropped = Fault::Variables { key: key("text-move"), expected, found: Names::new() };
        assert_eq!(in_polish(&polish), [dropped]);
    }

    #[test]
    fn a_repeated_message_is_found() {
        let english = format!("{ENGLISH}play-over = The end.\n");
        assert_eq!(in_polish(&english), [Fault::Repeated { key: key("play-over") }]);
    }

    #[test]
    fn invalid_fluent_is_found() {
        let english = format!("{ENGLISH}play-over: Over.\n");
        let unreadable = Fault::Unreadable { text: "play-over: Over.\n".to_owned() };
        assert_eq!(in_polish(&english), [unreadable]);
    }
}
