//! What can be wrong with a store.

use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, io};

use basalt_referee::GameId;
use sqlx::migrate::MigrateError;

/// Why the store did not do what was asked.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The folder can be neither used nor made.
    Folder(PathBuf, Arc<io::Error>),
    /// The address of the database makes no sense.
    Address,
    /// A newer Basalt has written it, in a form that this one does not know.
    Newer,
    /// It cannot be brought up to date.
    Outdated(Arc<MigrateError>),
    /// The database cannot be reached, or refuses. Whether a commit under way was done is not known: look.
    Unreachable(Arc<sqlx::Error>),
    /// A game has an event of a kind that this version of Basalt does not know.
    UnknownEvent {
        /// The game.
        game: GameId,
        /// The number of the event.
        number: u32,
        /// The kind, as the database has it.
        kind: String,
    },
    /// A row holds what Basalt never wrote.
    Odd {
        /// In which table.
        table: &'static str,
        /// The row.
        id: String,
        /// What is odd in it.
        what: String,
    },
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Address => f.write_str("this is no address of a PostgreSQL database"),
            Self::Newer => f.write_str("a newer version of Basalt has written the store"),
            Self::Outdated(error) => write!(f, "the store cannot be brought up to date: {error}"),
            Self::Unreachable(error) => write!(f, "the database does not answer: {error}"),
            Self::UnknownEvent { game, number, kind } => write!(
                f,
                "game {game}, event {number}: unknown kind of event {kind:?}; \
                 a newer version of Basalt may have written it"
            ),
            Self::Odd { table, id, what } => write!(f, "{table} {id}: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        Self::Unreachable(Arc::new(error))
    }
}

impl From<MigrateError> for Trouble {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer,
            MigrateError::Execute(error) => error.into(),
            other => Self::Outdated(Arc::new(other)),
        }
    }
}

/// Whether somebody else has taken the name or number already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
