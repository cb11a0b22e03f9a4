//! SQLite and PostgreSQL behind one interface.
//!
//! Both understand the same [`Statement`]s, so few other files tell them apart: those that commit moves, create games, claim
//! the database, bound searches and check its health.

use std::path::Path;
use std::sync::{Arc, Once};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgRow;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::SqliteRow;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, FromRow, Postgres,
    SqlSafeStr as _, Sqlite,
};
use tokio::time::timeout;

use crate::folder_lock::FolderLock;
use crate::sqlite_views::create_views;
use crate::statement::{MAX_LIST, Statement};
use crate::thread_priority::lower_thread_priority;
use crate::{Error, Location, private_files};

/// Longest wait for a connection or a lock.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Longest time of a statement in PostgreSQL. A database that takes longer hangs; nobody knows then whether a change under
/// way is done.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// The time in milliseconds after which PostgreSQL itself gives a statement of play up: before the server does, so that one that was
/// given up is not carried out later, when it gets a lock for example.
const PLAY_STATEMENT_MS: &str = "4000";

/// Connections that read from an SQLite file.
const SQLITE_READERS: u32 = 4;

/// Pages (128 MB) in the write-ahead log after which SQLite moves them into the database itself, while everybody waits. The
/// writer has them moved earlier, while others commit, unless that fails.
const AUTOCHECKPOINT_PAGES: &str = "32000";

/// The page cache of the writer, in KiB. SQLite wants a minus sign for that.
const CACHE_KIB: &str = "-16000";

/// Connections that read the archive from an SQLite file.
const SQLITE_ARCHIVE_READERS: u32 = 2;

/// Connections to PostgreSQL that commit moves: one task commits.
const COMMITTING_CONNECTIONS: u32 = 1;

/// Plans that look games up by their keys, one after the other in the order of the batch. A plan that was made when there
/// were few games, and reads all of them, would be kept when there are many. Without plain index scans, PostgreSQL cannot
/// read a whole index for each batch either; it looks keys up by bitmap scans.
const COMMIT_PLANS: [(&str, &str); 6] = [
    ("enable_seqscan", "off"),
    ("enable_indexscan", "off"),
    ("enable_indexonlyscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
    // Otherwise PostgreSQL plans the statement anew for the arrays of each batch.
    ("plan_cache_mode", "force_generic_plan"),
];

/// The setting of PostgreSQL for the longest time of a statement, in milliseconds.
const STATEMENT_TIMEOUT_SETTING: &str = "statement_timeout";

/// Longest time of a statement of the archive in PostgreSQL, in milliseconds. Searches end sooner; this is for servers
/// that do not notice that a client has left.
const ARCHIVE_STATEMENT_MS: &str = "5000";

/// Interval at which PostgreSQL (14 and later) looks whether the client of a running statement has left.
const CHECK_CLIENT: &str = "SET client_connection_check_interval = 200";

/// URL schemes of PostgreSQL databases.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// The migrations. A released migration never changes.
pub(crate) const MIGRATIONS: [(&str, &str); 22] = [
    ("start", include_str!("../migrations/1_start.sql")),
    ("search", include_str!("../migrations/2_search.sql")),
    ("chat", include_str!("../migrations/3_chat.sql")),
    ("nodes", include_str!("../migrations/4_nodes.sql")),
    ("devices", include_str!("../migrations/5_devices.sql")),
    ("seek expiry", include_str!("../migrations/6_seek_expiry.sql")),
    ("service", include_str!("../migrations/7_service.sql")),
    ("looks", include_str!("../migrations/8_looks.sql")),
    ("archive", include_str!("../migrations/9_archive.sql")),
    ("several nodes", include_str!("../migrations/10_several_nodes.sql")),
    ("admin", include_str!("../migrations/11_admin.sql")),
    ("accounts", include_str!("../migrations/12_accounts.sql")),
    ("people", include_str!("../migrations/13_people.sql")),
    ("company", include_str!("../migrations/14_company.sql")),
    ("care", include_str!("../migrations/15_care.sql")),
    ("progress", include_str!("../migrations/16_progress.sql")),
    ("push", include_str!("../migrations/17_push.sql")),
    ("explorer", include_str!("../migrations/18_explorer.sql")),
    ("messages", include_str!("../migrations/19_messages.sql")),
    ("api", include_str!("../migrations/20_api.sql")),
    ("import", include_str!("../migrations/21_import.sql")),
    ("player pages", include_str!("../migrations/22_player_pages.sql")),
];

/// The parts of migrations that the databases have to be told in different words: the name of the migration, and the text that
/// is appended to it for SQLite and for PostgreSQL. They never change either.
const OWN_PARTS: [(&str, &str, &str); 1] = [(
    "care",
    include_str!("../migrations/15_care_sqlite.sql"),
    include_str!("../migrations/15_care_postgres.sql"),
)];

/// The database for which migrations are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// The version of the tables: the number of the last migration.
pub(crate) const VERSION: &str = "SELECT CAST(MAX(version) AS BIGINT) FROM _sqlx_migrations";

/// Connections to either database.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    /// SQLite has one writer at a time: writers wait for the only writing connection, not for a lock.
    /// The lock is the server's; operators work beside it.
    Sqlite {
        reading: SqlitePool,
        writing: SqlitePool,
        /// Moves the write-ahead log into the database while others commit.
        checkpointing: SqlitePool,
        archive: SqlitePool,
        lock: Option<Arc<FolderLock>>,
    },
    /// Commits of moves have a connection of their own, and the archive has its own.
    Postgres { pool: PgPool, committing: PgPool, archive: PgPool },
}

/// The numbers of connections to PostgreSQL that a server opens at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolSizes {
    /// Connections for play, one of which commits moves: at least 2.
    pub play: u32,
    /// Connections for the archive, so that searches and games do not wait for each other: at least 1.
    pub archive: u32,
}

/// Twenty servers take 80 of the 100 connections that PostgreSQL has by default, three of which are reserved.
impl Default for PoolSizes {
    fn default() -> Self {
        Self { play: 3, archive: 1 }
    }
}

impl Database {
    pub(crate) async fn open(place: &Location, sizes: PoolSizes) -> Result<Self, Error> {
        match place {
            Location::Folder(folder) => open_sqlite(folder).await,
            Location::Postgres(address) => open_postgres(address, sizes).await,
        }
    }

    /// Opens a database that servers may be using. It must exist and have the present tables.
    pub(crate) async fn open_beside(place: &Location) -> Result<Self, Error> {
        let database = match place {
            Location::Folder(folder) => {
                let file = folder.join(Location::FILE);
                if !file.exists() {
                    return Err(Error::Missing);
                }
                connect_sqlite(&file, None).await?
            }
            Location::Postgres(address) => {
                let options = postgres_options(address)?;
                // A pool would not say why it cannot connect.
                options.connect().await?.close().await?;
                connect_postgres(options, PoolSizes::default())
            }
        };
        let checked = database.check_version().await;
        if checked.is_err() {
            database.close().await;
        }
        checked.map(|()| database)
    }

    async fn check_version(&self) -> Result<(), Error> {
        let version: Option<(Option<i64>,)> =
            match self.fetch_optional(crate::statement::statement(VERSION)).await {
                Ok(version) => version,
                // There is no such table.
                Err(error) if error.as_database_error().is_some() => return Err(Error::Missing),
                Err(error) => return Err(error.into()),
            };
        match version.and_then(|(version,)| version).map(usize::try_from) {
            None => Err(Error::Missing),
            Some(Ok(version)) if version == MIGRATIONS.len() => Ok(()),
            Some(Ok(version)) if version < MIGRATIONS.len() => Err(Error::Older),
            Some(_) => Err(Error::Newer),
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite { reading, writing, checkpointing, archive, lock } => {
                archive.close().await;
                reading.close().await;
                checkpointing.close().await;
                writing.close().await;
                if let Some(lock) = lock {
                    lock.release();
                }
            }
            Self::Postgres { pool, committing, archive } => {
                archive.close().await;
                pool.close().await;
                committing.close().await;
            }
        }
    }

    /// The same database, read through the connections of the archive.
    pub(crate) fn archive(&self) -> Self {
        match self.clone() {
            Self::Sqlite { writing, checkpointing, archive, lock, .. } => {
                Self::Sqlite { reading: archive.clone(), writing, checkpointing, archive, lock }
            }
            Self::Postgres { committing, archive, .. } => {
                Self::Postgres { pool: archive.clone(), committing, archive }
            }
        }
    }
}

/// The database's own clock.
impl Database {
    /// Milliseconds since 1970.
    pub(crate) async fn time(&self) -> Result<i64, sqlx::Error> {
        let sql = match self {
            Self::Sqlite { .. } => "SELECT CAST(unixepoch('now', 'subsec') * 1000 AS BIGINT)",
            Self::Postgres { .. } => {
                "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
            }
        };
        let row: Option<(i64,)> = self.fetch_optional(crate::statement::statement(sql)).await?;
        row.map(|(time,)| time).ok_or(sqlx::Error::RowNotFound)
    }
}

/// A type that rows of both databases can be read as. `#[derive(FromRow)]` makes one.
pub(crate) trait FromAnyRow:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> FromAnyRow for T where
    T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

/// Single statements. Their futures are on the heap: they take some kilobytes, which every future that may come to one would
/// have to make room for, the request of a move for example.
impl Database {
    /// All rows that a query finds.
    pub(crate) async fn fetch_all<T: FromAnyRow>(
        &self,
        statement: Statement,
    ) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Self::Sqlite { reading, .. } => {
                Box::pin(statement.query_as::<Sqlite, T>()?.fetch_all(reading)).await
            }
            Self::Postgres { pool, .. } => {
                Box::pin(in_time(statement.query_as::<Postgres, T>()?.fetch_all(pool))).await
            }
        }
    }

    /// All rows that are found for the items of a list, however long it is: `select` makes the query for a part of it.
    pub(crate) async fn fetch_for_list<I, T: FromAnyRow>(
        &self,
        list: &[I],
        select: impl Fn(&[I]) -> Statement,
    ) -> Result<Vec<T>, sqlx::Error> {
        let mut rows = Vec::new();
        for part in list.chunks(MAX_LIST) {
            rows.extend(self.fetch_all(select(part)).await?);
        }
        Ok(rows)
    }

    /// The row that a query finds, if there is one. The query finds no more than one.
    pub(crate) async fn fetch_optional<T: FromAnyRow>(
        &self,
        statement: Statement,
    ) -> Result<Option<T>, sqlx::Error> {
        Ok(self.fetch_all(statement).await?.into_iter().next())
    }

    /// Writes, and returns the number of rows that changed.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, sqlx::Error> {
        Ok(match self {
            Self::Sqlite { writing, .. } => {
                Box::pin(statement.query::<Sqlite>()?.execute(writing)).await?.rows_affected()
            }
            Self::Postgres { pool, .. } => {
                let executed = in_time(statement.query::<Postgres>()?.execute(pool));
                Box::pin(executed).await?.rows_affected()
            }
        })
    }

    /// Begins a transaction. Dropping it undoes what it did.
    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Ok(match self {
            // A transaction that would begin by reading could not become one that writes.
            Self::Sqlite { writing, .. } => {
                Transaction::Sqlite(writing.begin_with("BEGIN IMMEDIATE").await?)
            }
            Self::Postgres { pool, .. } => Transaction::Postgres(in_time(pool.begin()).await?),
        })
    }
}

/// Several statements that are committed together.
pub(crate) enum Transaction {
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    Postgres(sqlx::Transaction<'static, Postgres>),
}

impl Transaction {
    /// Writes, and returns the number of rows that changed.
    pub(crate) async fn execute(&mut self, statement: Statement) -> Result<u64, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(transaction) => {
                statement.query::<Sqlite>()?.execute(&mut **transaction).await?.rows_affected()
            }
            Self::Postgres(transaction) => {
                let executed = statement.query::<Postgres>()?.execute(&mut **transaction);
                in_time(executed).await?.rows_affected()
            }
        })
    }

    /// All rows that a query finds.
    pub(crate) async fn fetch_all<T: FromAnyRow>(
        &mut self,
        statement: Statement,
    ) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Self::Sqlite(transaction) => {
                statement.query_as::<Sqlite, T>()?.fetch_all(&mut **transaction).await
            }
            Self::Postgres(transaction) => {
                let query = statement.query_as::<Postgres, T>()?;
                in_time(query.fetch_all(&mut **transaction)).await
            }
        }
    }

    /// The row that a statement finds or returns, if there is one.
    pub(crate) async fn fetch_optional<T: FromAnyRow>(
        &mut self,
        statement: Statement,
    ) -> Result<Option<T>, sqlx::Error> {
        match self {
            Self::Sqlite(transaction) => {
                statement.query_as::<Sqlite, T>()?.fetch_optional(&mut **transaction).await
            }
            Self::Postgres(transaction) => {
                let query = statement.query_as::<Postgres, T>()?;
                in_time(query.fetch_optional(&mut **transaction)).await
            }
        }
    }

    /// The row that a statement finds or returns.
    pub(crate) async fn fetch_one<T: FromAnyRow>(
        &mut self,
        statement: Statement,
    ) -> Result<T, sqlx::Error> {
        self.fetch_optional(statement).await?.ok_or(sqlx::Error::RowNotFound)
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => in_time(transaction.commit()).await,
        }
    }
}

/// Gives a statement of PostgreSQL up when it takes too long.
pub(crate) async fn in_time<T>(
    statement: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(STATEMENT_TIMEOUT, statement).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

async fn open_sqlite(folder: &Path) -> Result<Database, Error> {
    let refused = |error| Error::Folder(folder.to_owned(), Arc::new(error));
    private_files::create_folder(folder).map_err(refused)?;
    let lock = Arc::new(FolderLock::take(folder)?);
    let file = folder.join(Location::FILE);
    private_files::create_file(&file).map_err(refused)?;
    connect_sqlite(&file, Some(lock)).await
}

/// Opens the connections to an SQLite file. The holder of the lock migrates it.
async fn connect_sqlite(file: &Path, lock: Option<Arc<FolderLock>>) -> Result<Database, Error> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(CONNECT_TIMEOUT);
    // A connection to a file is not lost, and testing it would be one more message to its thread for each statement.
    let pool = |connections| {
        SqlitePoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(CONNECT_TIMEOUT)
            .test_before_acquire(false)
    };
    let writer = options
        .clone()
        .pragma("wal_autocheckpoint", AUTOCHECKPOINT_PAGES)
        .pragma("cache_size", CACHE_KIB);
    let checkpointing = pool(1).connect_lazy_with(writer.clone());
    if lock.is_some() {
        migrator(Dialect::Sqlite).run(&checkpointing).await?;
    }
    // A full disk makes SQLite itself undo a transaction, which sqlx then believes to be open for ever.
    let writing = pool(1)
        .before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        })
        .after_connect(|connection, _| Box::pin(create_views(connection)));
    let writing = writing.connect_with(writer).await?;
    let options = options.read_only(true);
    let reading = pool(SQLITE_READERS).connect_with(options.clone()).await?;
    let archive = pool(SQLITE_ARCHIVE_READERS)
        .after_connect(|connection, _| Box::pin(lower_priority(connection)));
    let archive = archive.connect_with(options).await?;
    Ok(Database::Sqlite { reading, writing, checkpointing, archive, lock })
}

/// Lowers the priority of the thread of a connection. SQLite calls the handler there, during the next statement.
async fn lower_priority(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let once = Once::new();
    let goes_on = move || {
        once.call_once(lower_thread_priority);
        true
    };
    connection.lock_handle().await?.set_progress_handler(1, goes_on);
    connection.execute("SELECT 1").await?;
    connection.lock_handle().await?.remove_progress_handler();
    Ok(())
}

async fn open_postgres(address: &str, sizes: PoolSizes) -> Result<Database, Error> {
    let options = postgres_options(address)?;
    // A pool would retry until its timeout, and not say why it failed.
    let mut first = options.connect().await?;
    migrator(Dialect::Postgres).run(&mut first).await?;
    first.close().await?;
    Ok(connect_postgres(options, sizes))
}

/// Pools that connect when they are needed.
fn connect_postgres(options: PgConnectOptions, sizes: PoolSizes) -> Database {
    let play = sizes.play.saturating_sub(COMMITTING_CONNECTIONS).max(1);
    let playing = options.clone().options([(STATEMENT_TIMEOUT_SETTING, PLAY_STATEMENT_MS)]);
    let pool = connections(play).connect_lazy_with(playing.clone());
    let committing =
        connections(COMMITTING_CONNECTIONS).connect_lazy_with(playing.options(COMMIT_PLANS));
    let archive = connections(sizes.archive.max(1)).after_connect(|connection, _| {
        Box::pin(async move {
            // An older server does not know the setting.
            _ = connection.execute(CHECK_CLIENT).await;
            Ok(())
        })
    });
    let options = options.options([(STATEMENT_TIMEOUT_SETTING, ARCHIVE_STATEMENT_MS)]);
    let archive = archive.connect_lazy_with(options);
    Database::Postgres { pool, committing, archive }
}

/// The options of a connection to an address.
pub(crate) fn postgres_options(address: &str) -> Result<PgConnectOptions, Error> {
    if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
        return Err(Error::InvalidAddress);
    }
    address.parse().map_err(|_| Error::InvalidAddress)
}

/// A pool of this many connections at most.
fn connections(count: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(count).acquire_timeout(CONNECT_TIMEOUT)
}

fn migrator(dialect: Dialect) -> Migrator {
    migrator_to(MIGRATIONS.len(), dialect)
}

/// The first migrations, which create the tables of an older version.
pub(crate) fn migrator_to(version: usize, dialect: Dialect) -> Migrator {
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        let own = OWN_PARTS.iter().find(|(of, ..)| *of == name);
        let own = own.map(|(_, sqlite, postgres)| match dialect {
            Dialect::Sqlite => sqlite,
            Dialect::Postgres => postgres,
        });
        let sql = match own {
            Some(own) => AssertSqlSafe([sql, own].concat()).into_sql_str(),
            None => sql.into_sql_str(),
        };
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).take(version).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_servers_fit_into_a_database_as_it_comes() {
        let PoolSizes { play, archive } = PoolSizes::default();
        // PostgreSQL has 100 connections, three of which are for its administrators.
        assert!(20 * (play + archive) <= 97);
    }
}
