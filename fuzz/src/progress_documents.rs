//! Documents of a member's progress, which devices send to the server.

use basalt_progress::{Document, DocumentKind};

use crate::sound::assert_one_line;

/// Stands between the documents of two devices. No document contains this line.
const SEPARATOR: &str = "---\n";

/// Reads the bytes as documents of two devices, of every kind, and merges them.
pub fn progress_documents(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (one, other) = text.split_once(SEPARATOR).unwrap_or((&text, ""));
    for kind in DocumentKind::ALL {
        if let (Some(one), Some(other)) = (read(kind, one), read(kind, other)) {
            check_merge(kind, &one, &other);
        }
    }
}

/// A document that is written and read again as the same.
fn read(kind: DocumentKind, text: &str) -> Option<Document> {
    match Document::read(kind, text) {
        Ok(document) => {
            assert_reads_back(kind, &document);
            Some(document)
        }
        Err(error) => {
            assert_one_line(&error.to_string());
            None
        }
    }
}

fn assert_reads_back(kind: DocumentKind, document: &Document) {
    let text = document.to_string();
    assert_eq!(Document::read(kind, &text).as_ref(), Ok(document), "{kind}: {text:?}");
}

/// Devices agree, in whatever order they exchange documents, and every result can be sent and kept.
fn check_merge(kind: DocumentKind, one: &Document, other: &Document) {
    let merged = one.clone().merge(other.clone());
    assert_eq!(other.clone().merge(one.clone()), merged);
    assert_eq!(merged.clone().merge(other.clone()), merged);

    let kept = Document::empty(kind).merge_within(one.clone(), kind);
    let kept = kept.merge_within(other.clone(), kind);
    assert!(kept.to_string().len() <= kind.max_bytes(), "{kind}: {kept}");
    assert_reads_back(kind, &kept);
    let resolved = kept.resolved();
    assert_reads_back(kind, &resolved);
    assert_eq!(resolved.clone().resolved(), resolved);
}
