//! Conversion between what a browser stores and documents.
//!
//! The texts in the browser are older than the documents and stay as they are: a guest's page, and the page of a member
//! without a network, know nothing else. A device therefore finds out what has changed by comparing the texts with the
//! document that it has seen last.

mod lessons;
mod preferences;
mod puzzles;
mod studies;

use std::collections::BTreeMap;

use crate::{DeviceId, Document, DocumentKind};

/// The prefix of the keys of lessons that are done, and of puzzles that were tried.
pub(crate) const DONE: &str = "done:";

/// The texts that a browser stores, by key.
pub(crate) type Stored = BTreeMap<String, String>;

/// A device at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Device<'d> {
    /// Its id.
    pub id: DeviceId,
    /// The time in milliseconds since 1970.
    pub now_ms: u64,
    /// The number of the day, as puzzles count them.
    pub day: u32,
    /// The text of settings that nobody has changed.
    pub defaults: &'d str,
}

/// A text that has to be stored, or removed if there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The key.
    pub key: String,
    /// The text.
    pub text: Option<String>,
}

impl Device<'_> {
    /// The document that the device has seen last, with all that has changed on it since.
    #[must_use]
    pub fn collect(&self, kind: DocumentKind, seen: Document, stored: &Stored) -> Document {
        match (kind, seen) {
            (DocumentKind::Preferences, Document::Entries(seen)) => {
                Document::Entries(preferences::collect(self, seen, stored))
            }
            (DocumentKind::Lessons, Document::Entries(seen)) => {
                Document::Entries(lessons::collect(seen, stored))
            }
            (DocumentKind::Puzzles, Document::Entries(seen)) => {
                Document::Entries(puzzles::collect(self, seen, stored))
            }
            (_, Document::Studies(seen)) => Document::Studies(studies::collect(self, seen, stored)),
            (DocumentKind::Studies, seen @ Document::Entries(_)) => seen,
        }
    }

    /// Whether a text that a browser stores belongs to an account, and not to the device: lessons, puzzles and studies do,
    /// settings and games that were played do not.
    pub fn is_personal(key: &str, text: &str) -> bool {
        lessons::is_key(key) || puzzles::is_key(key) || studies::is_study_at(key, text)
    }

    /// The changes after which the browser stores what a document says.
    pub fn apply(kind: DocumentKind, document: &Document, stored: &Stored) -> Vec<Change> {
        let wanted = match (kind, document) {
            (DocumentKind::Preferences, Document::Entries(entries)) => preferences::apply(entries),
            (DocumentKind::Lessons, Document::Entries(entries)) => lessons::apply(entries, stored),
            (DocumentKind::Puzzles, Document::Entries(entries)) => puzzles::apply(entries, stored),
            (_, Document::Studies(studies)) => studies::apply(studies, stored),
            (DocumentKind::Studies, Document::Entries(_)) => Vec::new(),
        };
        let is_change = |change: &Change| stored.get(&change.key) != change.text.as_ref();
        wanted.into_iter().filter(is_change).collect()
    }
}

fn text<'s>(stored: &'s Stored, key: &str) -> &'s str {
    stored.get(key).map_or("", String::as_str)
}

/// Stores a text under a key, unless there is none to store.
fn change(key: &str, text: String) -> Option<Change> {
    (!text.is_empty()).then(|| Change { key: key.to_owned(), text: Some(text) })
}
