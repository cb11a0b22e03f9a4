//! Where a store is.

use std::path::PathBuf;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a file of this folder, which is made if it is missing.
    Folder(PathBuf),
    /// In the PostgreSQL database of this address: `postgres://user:password@host:port/name`.
    Postgres(String),
}

impl Place {
    /// What the file in a folder is called.
    pub const FILE: &'static str = "basalt.sqlite";
}
