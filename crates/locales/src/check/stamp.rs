//! Stamps: which English text a message was translated from.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::serializer::serialize;

use super::Fault;
use super::entries::Entries;

/// The messages whose stamp is not that of the English message.
pub(super) fn stale(entries: &Entries<'_>, english: &Entries<'_>) -> Vec<Fault> {
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
pub(super) fn stamp(message: &Message<&str>) -> String {
    format!("{:08x}", fnv1a(canonical(message).as_bytes()))
}

/// The text of a message without its comment, laid out in one way.
pub(super) fn canonical(message: &Message<&str>) -> String {
    let bare = Message { comment: None, ..message.clone() };
    serialize(&Resource { body: vec![Entry::Message(bare)] })
}

/// FNV-1a of 32 bits, with the constants of its authors (Fowler, Noll, Vo).
fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

mod tests {
    use super::super::samples::{ENGLISH, POLISH};
    use super::*;

    fn stale_in(polish: &str, english: &str) -> Vec<Fault> {
        stale(&Entries::read([polish]), &Entries::read([english]))
    }

    #[test]
    fn a_fresh_translation_is_not_stale() {
        assert_eq!(stale_in(POLISH, ENGLISH), []);
    }

    #[test]
    fn a_translation_of_an_older_text_is_stale() {
        let english = ENGLISH.replace("Over.", "The game is over.");
        let stale = Fault::Stale { key: "play-over".to_owned(), stamp: "2ed3ee90".to_owned() };
        assert_eq!(stale_in(POLISH, &english), [stale]);
    }

    #[test]
    fn a_translation_without_a_stamp_is_stale() {
        let polish = POLISH.replace("# en: 2aa36e28\n", "");
        let stale = Fault::Stale { key: "play-hint".to_owned(), stamp: "2aa36e28".to_owned() };
        assert_eq!(stale_in(&polish, ENGLISH), [stale]);
    }

    #[test]
    fn layout_and_comments_of_the_english_text_make_nothing_stale() {
        let english = ENGLISH.replace("play-over = Over.", "# The end.\nplay-over =\n    Over.");
        assert_eq!(stale_in(POLISH, &english), []);
    }

    /// Test vectors of the hash's authors.
    #[test]
    fn the_hash_is_fnv1a() {
        assert_eq!(fnv1a(b""), 0x811c_9dc5);
        assert_eq!(fnv1a(b"a"), 0xe40c_292c);
        assert_eq!(fnv1a(b"foobar"), 0xbf9c_f968);
    }
}
