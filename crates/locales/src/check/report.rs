//! The work left for a translator, in words and in blocks to paste.

use std::fmt::Write as _;

use super::entries::Entries;
use super::stamp::{canonical, stamp};
use super::{Fault, parts};
use crate::Language;

/// The work left for a language; empty if there is none.
pub(super) fn report(language: Language, faults: &[Fault]) -> String {
    let mut text = String::new();
    for fault in faults {
        let _ = match fault {
            Fault::Missing { key } => writeln!(text, "{}", block("missing", language, key)),
            Fault::Stale { key, .. } => writeln!(text, "{}", block("stale", language, key)),
            other => writeln!(text, "wrong in {}: {other:?}\n", language.tag()),
        };
    }
    text
}

/// The English message below the stamp that its translation needs, and the file it belongs to.
fn block(what: &str, language: Language, key: &str) -> String {
    let english = Entries::of(Language::En);
    let part = parts(Language::En).get(key).copied().unwrap_or_default();
    let messages = english.messages.iter().filter(|message| message.id.name == key);
    let texts = messages.map(|message| format!("# en: {}\n{}", stamp(message), canonical(message)));
    format!("{what} in locales/{}/{part}.ftl:\n{}", language.tag(), texts.collect::<String>())
}

mod tests {
    use super::super::stamp::stale;
    use super::*;

    #[test]
    fn nothing_is_said_of_a_sound_catalogue() {
        assert_eq!(report(Language::Pl, &[]), "");
    }

    #[test]
    fn a_block_can_be_pasted_and_translated() {
        let key = || "play-moves".to_owned();
        let missing = report(Language::Pl, &[Fault::Missing { key: key() }]);
        let (place, block) = missing.split_once('\n').expect("several lines");
        assert_eq!(place, "missing in locales/pl/terminal.ftl:");
        assert!(block.contains("[one] { $count } legal move:"), "{block}");
        let (pasted, english) = (Entries::read([block]), Entries::of(Language::En));
        assert_eq!(pasted.messages.len(), 1);
        assert_eq!(stale(&pasted, &english), []);
        let renewed = report(Language::Ru, &[Fault::Stale { key: key(), stamp: String::new() }]);
        assert_eq!(renewed, format!("stale in locales/ru/terminal.ftl:\n{block}"));
    }

    #[test]
    fn other_faults_are_named() {
        let fault = Fault::Quotation { key: "play-over".to_owned() };
        let expected = "wrong in es: Quotation { key: \"play-over\" }\n\n";
        assert_eq!(report(Language::Es, &[fault]), expected);
    }
}
