//! The contents of a catalogue: its keys, and the variables of each message.

use std::collections::BTreeSet;

use crate::marks::variables_of;
use crate::{CataloguePart, Language, key};

/// The keys of the errors, which the build finds.
const ERROR_KEYS: &[&str] = include!(concat!(env!("OUT_DIR"), "/errors.rs"));

/// Whether a key belongs to an error of another crate: only there is it known which exist.
pub fn is_error_key(key: &str) -> bool {
    ERROR_KEYS.contains(&key)
}

/// Whether a key belongs to a text that is taught: only the crate `learn` knows which exist.
pub fn is_lesson_key(key: &str) -> bool {
    key::is_lesson(key)
}

/// The key of every message in a catalogue.
pub fn keys(language: Language) -> BTreeSet<String> {
    entries(language).map(|(key, _)| key.to_owned()).collect()
}

/// The names of the variables in a message, those in messages that it refers to included; `None`
/// where the catalogue has no such message.
///
/// This is for tests: it reads the whole catalogue each time.
pub fn variables(language: Language, key: &str) -> Option<BTreeSet<String>> {
    let (_, text) = entries(language).find(|(known, _)| *known == key)?;
    Some(variables_of(text).map(str::to_owned).collect())
}

fn entries(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    CataloguePart::ALL.iter().flat_map(move |part| part.entries(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catalogues_can_be_asked_from_outside() {
        let names = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
        assert_eq!(variables(Language::En, "text-move"), names(&["found"]));
        assert_eq!(variables(Language::Ru, "result-win"), names(&["against", "points", "winner"]));
        assert_eq!(variables(Language::En, "text-no-such"), None);
        assert!(keys(Language::En).contains("text-move"));
        assert!(is_error_key("text-move") && is_error_key("punct-pinned"));
        assert!(!is_error_key("play-over") && !is_error_key("learn-dvonn-move-text"));
    }
}
