//! Errors of the store.

use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, io};

use basalt_referee::GameId;
use sqlx::migrate::MigrateError;

/// An error of the store.
#[derive(Clone, Debug)]
pub enum Error {
    /// The folder can be neither used nor created.
    Folder(PathBuf, Arc<io::Error>),
    /// Another process uses the folder.
    InUse(PathBuf),
    /// The URL of the database is malformed.
    InvalidAddress,
    /// A newer version of Basalt has migrated the database.
    Newer,
    /// An older version of Basalt has written the database, and no server of this one has migrated it.
    Older,
    /// There is no store.
    Missing,
    /// A migration failed.
    Migration(Arc<MigrateError>),
    /// The database cannot be reached, or refuses a statement. A commit under way may have been done: read it back.
    Unreachable(Arc<sqlx::Error>),
    /// A search took too long, or too many others were under way.
    SearchTooLong,
    /// A game has an event of a kind that this version of Basalt does not know.
    UnknownEvent {
        /// The game.
        game: GameId,
        /// The number of the event.
        number: u32,
        /// The kind, as the database has it.
        kind: String,
    },
    /// A row holds something that Basalt never writes.
    CorruptRow {
        /// The table.
        table: &'static str,
        /// The row.
        id: String,
        /// The fault.
        what: String,
    },
}

/// PostgreSQL's code for a statement that took too long.
const QUERY_CANCELED: &str = "57014";

impl Error {
    /// Whether the whole database is unreachable or too slow, so that another statement is in vain now.
    pub fn is_unreachable(&self) -> bool {
        match self {
            Self::Unreachable(error) => error
                .as_database_error()
                .is_none_or(|error| error.code().is_some_and(|code| code == QUERY_CANCELED)),
            Self::CorruptRow { .. } | Self::UnknownEvent { .. } => false,
            _ => true,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            Self::InUse(path) => {
                write!(f, "{}: another server uses this folder", path.display())
            }
            Self::InvalidAddress => f.write_str("this is no address of a PostgreSQL database"),
            Self::Newer => f.write_str("a newer version of Basalt has written the store"),
            Self::Older => f.write_str("an older version of Basalt has written the store"),
            Self::Missing => f.write_str("there is no store"),
            Self::Migration(error) => write!(f, "the store cannot be brought up to date: {error}"),
            Self::Unreachable(error) => write!(f, "the database does not answer: {error}"),
            Self::SearchTooLong => f.write_str("a search took too long"),
            Self::UnknownEvent { game, number, kind } => write!(
                f,
                "game {game}, event {number}: unknown kind of event {kind:?}; \
                 a newer version of Basalt may have written it"
            ),
            Self::CorruptRow { table, id, what } => write!(f, "{table} {id}: {what}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Self::Unreachable(Arc::new(error))
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer,
            MigrateError::Execute(error) => error.into(),
            other => Self::Migration(Arc::new(other)),
        }
    }
}

/// Whether a unique name or number is taken.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
