//! The WASM module that merges what a member has done on several devices. `sync.js` of the page fetches it for members, reads
//! and writes the browser's storage, and talks to the server; the documents and their merges are those of `basalt-progress`.
//!
//! Texts that cannot be read are empty documents: then a device sends all that it has, and gets all that there is.

use std::collections::BTreeMap;

use basalt_input::Settings;
use basalt_progress::{Device, DeviceId, Document, DocumentKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// The kind and the document of two texts.
fn read(kind: &str, text: &str) -> Option<(DocumentKind, Document)> {
    let kind = DocumentKind::from_id(kind)?;
    Some((kind, Document::read(kind, text).unwrap_or_else(|_| Document::empty(kind))))
}

/// Keys and texts that follow each other.
fn stored(pairs: Vec<String>) -> BTreeMap<String, String> {
    let mut pairs = pairs.into_iter();
    std::iter::from_fn(|| Some((pairs.next()?, pairs.next()?))).collect()
}

/// The document that the device has seen last, with what has changed in the browser's storage since.
#[wasm_bindgen]
pub fn collect(
    kind: &str,
    seen: &str,
    pairs: Vec<String>,
    device: u32,
    now_ms: f64,
    day: u32,
) -> String {
    let Some((kind, seen)) = read(kind, seen) else { return String::new() };
    let defaults = Settings::default().to_string();
    let (id, now_ms) = (DeviceId(device), now_ms as u64);
    let device = Device { id, now_ms, day, defaults: &defaults };
    device.collect(kind, seen, &stored(pairs)).to_string()
}

/// Both documents as one, with a study of its own for each text; then the same before texts were told apart. The latter
/// is only compared: it may have more texts of one study than can be read.
#[wasm_bindgen]
pub fn merge(kind: &str, one: &str, other: &str) -> Vec<String> {
    let Some((_, one)) = read(kind, one) else { return Vec::new() };
    let Some((_, other)) = read(kind, other) else { return Vec::new() };
    let merged = one.merge(other);
    let before = merged.to_string();
    vec![merged.resolved().to_string(), before]
}

/// As much of a document as a server takes.
#[wasm_bindgen]
pub fn within_limits(kind: &str, document: &str) -> String {
    let Some((kind, document)) = read(kind, document) else { return String::new() };
    Document::empty(kind).merge_within(document, kind).to_string()
}

/// The keys of all texts that have to change in the browser's storage, each followed by the new text, or by nothing if it is
/// to be removed.
#[wasm_bindgen]
pub fn changes(kind: &str, document: &str, pairs: Vec<String>) -> Vec<String> {
    let Some((kind, document)) = read(kind, document) else { return Vec::new() };
    let changes = Device::apply(kind, &document, &stored(pairs));
    // No text that is stored is empty.
    changes.into_iter().flat_map(|change| [change.key, change.text.unwrap_or_default()]).collect()
}

/// Whether a text in the browser's storage belongs to an account, and not to the device.
#[wasm_bindgen]
pub fn is_personal(key: &str, text: &str) -> bool {
    Device::is_personal(key, text)
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;

    #[test]
    fn two_devices_exchange_what_they_have() {
        let pairs = |key: &str, text: &str| vec![key.to_owned(), text.to_owned()];
        let one = collect("lessons", "", pairs("basalt.school", "dvonn-move"), 1, 5.0, 0);
        let other =
            collect("lessons", "no document", pairs("basalt.school", "punct-turn"), 2, 6.0, 0);
        let both = within_limits("lessons", &merge("lessons", &one, &other)[0]);
        assert_eq!(
            changes("lessons", &both, Vec::new()),
            pairs("basalt.school", "dvonn-move punct-turn")
        );
        assert_eq!(merge("games", &one, &other), [""; 0]);
    }

    #[test]
    fn no_text_is_lost_however_many_a_study_has_in_two_documents() {
        let document = |devices: Range<u32>| {
            let revision = |device| format!("current 5 {device:x}:1\n\ttext {device}\n");
            devices.map(revision).collect::<Vec<_>>().concat()
        };
        let (one, other) = (document(1..17), document(17..33));
        let [both, before] = &merge("studies", &one, &other)[..] else { panic!("two documents") };
        assert_ne!(both, before);
        let stored = stored(changes("studies", both, Vec::new()));
        for device in 1..33 {
            let text = format!("text {device}");
            assert_eq!(stored.values().filter(|stored| **stored == text).count(), 1, "{text}");
        }
    }

    #[test]
    fn settings_that_nobody_has_changed_give_way() {
        let defaults = Settings::default().to_string();
        let pairs = vec!["basalt.settings".to_owned(), defaults];
        let document = collect("preferences", "", pairs, 1, 5.0, 0);
        assert!(document.lines().all(|line| line.starts_with("0 ")), "{document}");
    }
}
