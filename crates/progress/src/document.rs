//! A document of any kind.

use std::error::Error;
use std::fmt;

use crate::{DocumentKind, Entries, Studies};

/// A line that belongs into no document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentError {
    /// The start of the line.
    pub line: String,
}

impl DocumentError {
    pub(crate) fn new(line: &str) -> Self {
        Self { line: line.chars().take(40).collect() }
    }
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no line of a document", self.line)
    }
}

impl Error for DocumentError {}

/// The progress of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// Preferences, lessons or puzzle results.
    Entries(Entries),
    /// Studies.
    Studies(Studies),
}

impl Document {
    /// The document before anything was done.
    pub fn empty(kind: DocumentKind) -> Self {
        match kind {
            DocumentKind::Preferences | DocumentKind::Lessons | DocumentKind::Puzzles => {
                Self::Entries(Entries::default())
            }
            DocumentKind::Studies => Self::Studies(Studies::default()),
        }
    }

    /// Reads a document.
    pub fn read(kind: DocumentKind, text: &str) -> Result<Self, DocumentError> {
        Ok(match Self::empty(kind) {
            Self::Entries(_) => Self::Entries(text.parse()?),
            Self::Studies(_) => Self::Studies(text.parse()?),
        })
    }

    /// Both documents as one. Documents of different kinds do not mix: this one stays. Studies may have to be
    /// [resolved](Self::resolved) before the document can be read again.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        match (self, other) {
            (Self::Entries(one), Self::Entries(other)) => Self::Entries(one.merge(other)),
            (Self::Studies(one), Self::Studies(other)) => Self::Studies(one.merge(other)),
            (one, _) => one,
        }
    }

    /// Both documents as one, within the limits of the kind. Nothing of this document is dropped to make room; what is new
    /// in the other and does not fit is left out.
    #[must_use]
    pub fn merge_within(self, other: Self, kind: DocumentKind) -> Self {
        let (items, bytes) = (kind.max_items(), kind.max_bytes());
        match (self, other) {
            (Self::Entries(one), Self::Entries(other)) => {
                Self::Entries(one.merge_within(other, items, bytes))
            }
            (Self::Studies(one), Self::Studies(other)) => {
                Self::Studies(one.merge_within(other, items, bytes))
            }
            (one, _) => one,
        }
    }

    /// The document with a study of its own for each text; see [`Studies::resolved`].
    #[must_use]
    pub fn resolved(self) -> Self {
        match self {
            Self::Entries(entries) => Self::Entries(entries),
            Self::Studies(studies) => Self::Studies(studies.resolved()),
        }
    }

    /// The number that a profile shows: lessons done, or puzzles solved.
    pub fn achievements(&self) -> usize {
        match self {
            Self::Entries(entries) => {
                entries.with_prefix(crate::device::DONE).filter(|(_, entry)| entry.rank > 0).count()
            }
            Self::Studies(_) => 0,
        }
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entries(entries) => entries.fmt(f),
            Self::Studies(studies) => studies.fmt(f),
        }
    }
}
