//! What the tests demand of the catalogues.
//!
//! English must hold the declared messages and may hold errors besides. Any other language must
//! hold what English holds, each message stamped with the English text it was translated from.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::serializer::serialize;

use crate::messages::{DECLARED, Declared};
use crate::syntax::Entries;
use crate::{Language, is_error_key};

/// Something wrong in a catalogue.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    /// Not Fluent.
    Unreadable { text: String },
    /// A key that occurs twice.
    Repeated { key: String },
    /// A message that must be there, and is not or has no text.
    Missing { key: String },
    /// A message that nobody says.
    Unknown { key: String },
    /// A message that speaks of other things than it is given.
    Variables { key: String, expected: Names, found: Names },
    /// A translation of another English text than the present one, whose stamp is given.
    Stale { key: String, stamp: String },
}

type Names = BTreeSet<String>;

/// The messages that a catalogue must hold, each with its variables.
type Expected = BTreeMap<String, Names>;

fn faults(language: Language) -> Vec<Fault> {
    if language == Language::En {
        reference_faults(language.source(), DECLARED)
    } else {
        translation_faults(language.source(), Language::En.source())
    }
}

fn reference_faults(text: &str, declared: &[Declared]) -> Vec<Fault> {
    let expected = declared.iter().map(|one| (one.key.to_owned(), names(one.args))).collect();
    content_faults(&Entries::read(text), &expected, is_error_key)
}

fn translation_faults(text: &str, english: &str) -> Vec<Fault> {
    let (entries, english) = (Entries::read(text), Entries::read(english));
    let mut faults = content_faults(&entries, &contents(&english), |_| false);
    faults.extend(stale(&entries, &english));
    faults
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

fn names(names: impl IntoIterator<Item = impl AsRef<str>>) -> Names {
    names.into_iter().map(|name| name.as_ref().to_owned()).collect()
}

/// The messages whose stamp is not that of the English message.
fn stale(entries: &Entries<'_>, english: &Entries<'_>) -> Vec<Fault> {
    let stamps: BTreeMap<&str, String> =
        english.messages.iter().map(|message| (message.id.name, stamp(message))).collect();
    entries
        .messages
        .iter()
        .filter_map(|message| {
            let key = message.id.name;
            let stamp = stamps.get(key)?.clone();
            (stamp_in_comment(message) != Some(stamp.as_str()))
                .then(|| Fault::Stale { key: key.to_owned(), stamp })
        })
        .collect()
}

/// The stamp in a comment line `# en: 1a2b3c4d` of a translated message.
fn stamp_in_comment<'s>(message: &Message<&'s str>) -> Option<&'s str> {
    let lines = &message.comment.as_ref()?.content;
    lines.iter().find_map(|line| line.strip_prefix("en: ")).map(str::trim_end)
}

/// A hash of an English message in canonical form: neither its comment nor its layout counts.
fn stamp(message: &Message<&str>) -> String {
    let bare = Message { comment: None, ..message.clone() };
    let text = serialize(&Resource { body: vec![Entry::Message(bare)] });
    format!("{:08x}", fnv1a(text.as_bytes()))
}

/// FNV-1a of 32 bits, with the constants of its authors (Fowler, Noll, Vo).
fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

mod tests {
    use super::*;

    #[test]
    fn every_catalogue_is_complete_and_fresh() {
        for &language in Language::ALL {
            assert_eq!(faults(language), [], "{}", language.tag());
        }
    }

    const PAIR: &[Declared] =
        &[Declared { key: "play-over", args: &[] }, Declared { key: "play-hint", args: &["mv"] }];

    const ENGLISH: &str = "\
play-over = Over.
play-hint = Try { $mv }.
text-move = not a move: { $found }
";

    const POLISH: &str = "\
# en: 1c358993
play-over = Koniec.
# For translators: the engine's own choice.
# en: 2aa36e28
play-hint = Może { $mv }.
# en: 59e401fa
text-move = to nie ruch: { $found }
";

    fn key(key: &str) -> String {
        key.to_owned()
    }

    fn variables_fault(key: &str, expected: &[&str], found: &[&str]) -> Fault {
        Fault::Variables { key: key.to_owned(), expected: names(expected), found: names(found) }
    }

    #[test]
    fn a_sound_pair_has_no_faults() {
        assert_eq!(reference_faults(ENGLISH, PAIR), []);
        assert_eq!(translation_faults(POLISH, ENGLISH), []);
    }

    #[test]
    fn a_missing_message_is_found() {
        let english = ENGLISH.replace("play-over = Over.\n", "");
        assert_eq!(reference_faults(&english, PAIR), [Fault::Missing { key: key("play-over") }]);
        let polish = POLISH.replace("text-move = to nie ruch: { $found }\n", "");
        let missing = Fault::Missing { key: key("text-move") };
        assert_eq!(translation_faults(&polish, ENGLISH), [missing]);
    }

    #[test]
    fn an_unknown_message_is_found() {
        let unknown = || Fault::Unknown { key: key("play-gone") };
        let english = format!("{ENGLISH}play-gone = Gone.\n");
        assert_eq!(reference_faults(&english, PAIR), [unknown()]);
        let polish = format!("{POLISH}play-gone = Zniknęło.\n");
        assert_eq!(translation_faults(&polish, ENGLISH), [unknown()]);
    }

    #[test]
    fn an_error_that_english_lacks_is_unknown_to_a_translation() {
        let polish = format!("{POLISH}text-gone = Zniknęło.\n");
        let unknown = Fault::Unknown { key: key("text-gone") };
        assert_eq!(translation_faults(&polish, ENGLISH), [unknown]);
    }

    #[test]
    fn other_variables_are_found() {
        let english = ENGLISH.replace("$mv", "$move");
        let renamed = variables_fault("play-hint", &["mv"], &["move"]);
        assert_eq!(reference_faults(&english, PAIR), [renamed]);
        let polish = POLISH.replace(": { $found }", "");
        let dropped = variables_fault("text-move", &["found"], &[]);
        assert_eq!(translation_faults(&polish, ENGLISH), [dropped]);
    }

    #[test]
    fn a_repeated_message_is_found() {
        let english = format!("{ENGLISH}play-over = The end.\n");
        assert_eq!(reference_faults(&english, PAIR), [Fault::Repeated { key: key("play-over") }]);
    }

    #[test]
    fn what_is_not_fluent_is_found() {
        let english = format!("{ENGLISH}play-over: Over.\n");
        let unreadable = Fault::Unreadable { text: "play-over: Over.\n".to_owned() };
        assert_eq!(reference_faults(&english, PAIR), [unreadable]);
    }

    #[test]
    fn a_translation_of_an_older_text_is_stale() {
        let english = ENGLISH.replace("Over.", "The game is over.");
        let stale = Fault::Stale { key: key("play-over"), stamp: "2ed3ee90".to_owned() };
        assert_eq!(translation_faults(POLISH, &english), [stale]);
    }

    #[test]
    fn a_translation_without_a_stamp_is_stale() {
        let polish = POLISH.replace("# en: 2aa36e28\n", "");
        let stale = Fault::Stale { key: key("play-hint"), stamp: "2aa36e28".to_owned() };
        assert_eq!(translation_faults(&polish, ENGLISH), [stale]);
    }

    #[test]
    fn layout_and_comments_of_the_english_text_make_nothing_stale() {
        let english = ENGLISH.replace("play-over = Over.", "# The end.\nplay-over =\n    Over.");
        assert_eq!(translation_faults(POLISH, &english), []);
    }

    /// Test vectors of the hash's authors.
    #[test]
    fn the_hash_is_fnv1a() {
        assert_eq!(fnv1a(b""), 0x811c_9dc5);
        assert_eq!(fnv1a(b"a"), 0xe40c_292c);
        assert_eq!(fnv1a(b"foobar"), 0xbf9c_f968);
    }
}
