//! The location of a store.

use std::path::PathBuf;

/// The location of a store.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A folder with an SQLite file. It is created if it is missing.
    Folder(PathBuf),
    /// The URL of a PostgreSQL database: `postgres://user:password@host:port/name`.
    Postgres(String),
}

impl Location {
    /// The name of the SQLite file.
    pub const FILE: &'static str = "basalt.sqlite";
}
