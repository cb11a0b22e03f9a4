//! The error of texts that are not ids.

use std::fmt;

/// A text that is not the id of anything of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownId {
    kind: &'static str,
    found: String,
}

impl UnknownId {
    pub(crate) fn new(kind: &'static str, found: &str) -> Self {
        Self { kind, found: found.to_owned() }
    }
}

impl fmt::Display for UnknownId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}", self.found, self.kind)
    }
}

impl std::error::Error for UnknownId {}
