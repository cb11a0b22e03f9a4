//! Requests and answers about what follows a member across devices.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The documents that the server has of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressState {
    /// Tells the accounts apart that are used on one device; a new name does not change it.
    pub owner: String,
    /// The revision of each document, by its kind. One that is not there has none.
    pub revisions: BTreeMap<String, u64>,
}

/// A request to merge a document into the one that the server has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressChange {
    /// The document of the device.
    pub text: String,
}

/// The document that the server has after a merge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressDocument {
    /// The revision of the document, which grows with each change.
    pub revision: u64,
    /// The document.
    pub text: String,
}
