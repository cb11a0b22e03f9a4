//! Errors of backups.

use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, io};

use crate::Error;

/// The reason why a backup cannot be taken, checked or restored.
#[derive(Clone, Debug)]
pub enum BackupError {
    /// A file or folder cannot be read or written.
    File(PathBuf, Arc<io::Error>),
    /// There is no store at the source.
    NoStore,
    /// The file is no backup.
    NoBackup,
    /// The target holds something already.
    NotEmpty,
    /// A server uses the store.
    InUse,
    /// A table is not what it was when the backup was taken.
    Different {
        /// The table.
        table: String,
    },
    /// The store fails, or holds something that no game can hold.
    Store(Error),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::NoStore => f.write_str("there is no store"),
            Self::NoBackup => f.write_str("this is no backup"),
            Self::NotEmpty => f.write_str("the target is not empty"),
            Self::InUse => f.write_str("a server uses the store"),
            Self::Different { table } => write!(f, "the table {table} has changed"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {}

impl<E: Into<Error>> From<E> for BackupError {
    fn from(error: E) -> Self {
        Self::Store(error.into())
    }
}
