//! Searches with a budget of time. One that exceeds it, or whose caller has left, is cancelled in the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Postgres, Sqlite};
use tokio::time::timeout;

use crate::Error;
use crate::database::{Database, FromAnyRow};
use crate::statement::Statement;

/// Longest time of a search, with the wait for a connection.
const SEARCH_BUDGET: Duration = Duration::from_secs(2);

/// Number of steps of SQLite's machine between two questions whether a search is cancelled: some tenths of a millisecond.
const VM_STEPS_PER_CHECK: i32 = 10_000;

/// A connection with a search under way. If it is dropped before the search has ended, the connection is closed and the
/// search with it.
struct Searching<DB: sqlx::Database> {
    connection: Option<PoolConnection<DB>>,
    is_cancelled: Arc<AtomicBool>,
}

impl<DB: sqlx::Database> Searching<DB> {
    fn new(connection: PoolConnection<DB>) -> Self {
        Self { connection: Some(connection), is_cancelled: Arc::default() }
    }

    fn connection(&mut self) -> Result<&mut PoolConnection<DB>, sqlx::Error> {
        self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)
    }

    /// Gives the connection back to its pool.
    fn end(mut self) {
        self.connection = None;
    }
}

impl<DB: sqlx::Database> Drop for Searching<DB> {
    fn drop(&mut self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

impl Database {
    /// All rows that a search finds.
    pub(crate) async fn search<T: FromAnyRow>(
        &self,
        statement: Statement,
    ) -> Result<Vec<T>, Error> {
        self.search_within(SEARCH_BUDGET, statement).await
    }

    async fn search_within<T: FromAnyRow>(
        &self,
        budget: Duration,
        statement: Statement,
    ) -> Result<Vec<T>, Error> {
        let found = async {
            match self {
                Self::Sqlite { reading, .. } => {
                    search_sqlite(reading.acquire().await?, statement).await
                }
                Self::Postgres { pool, .. } => {
                    search_postgres(pool.acquire().await?, statement).await
                }
            }
        };
        Ok(timeout(budget, found).await.map_err(|_| Error::SearchTooLong)??)
    }
}

async fn search_sqlite<T: FromAnyRow>(
    connection: PoolConnection<Sqlite>,
    statement: Statement,
) -> Result<Vec<T>, sqlx::Error> {
    let mut searching = Searching::new(connection);
    let is_cancelled = Arc::clone(&searching.is_cancelled);
    let goes_on = move || !is_cancelled.load(Ordering::Relaxed);
    searching.connection()?.lock_handle().await?.set_progress_handler(VM_STEPS_PER_CHECK, goes_on);
    let query = statement.query_as::<Sqlite, T>()?;
    let rows = query.fetch_all(&mut **searching.connection()?).await?;
    searching.connection()?.lock_handle().await?.remove_progress_handler();
    searching.end();
    Ok(rows)
}

async fn search_postgres<T: FromAnyRow>(
    connection: PoolConnection<Postgres>,
    statement: Statement,
) -> Result<Vec<T>, sqlx::Error> {
    let mut searching = Searching::new(connection);
    let query = statement.query_as::<Postgres, T>()?;
    let rows = query.fetch_all(&mut **searching.connection()?).await?;
    searching.end();
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use basalt_testkit::{Cluster, TempFolder};
    use tokio::task::JoinSet;

    use super::*;
    use crate::statement::statement;
    use crate::{Location, PoolSizes};

    /// A query that never ends.
    const ENDLESS: &str = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT (x + 1) % 1000 FROM n) \
                           SELECT CAST(x AS BIGINT) FROM n WHERE x < 0";

    /// More searches than any pool has connections.
    const SEARCHES: usize = 32;

    /// Searches that end by their budget or because nobody waits any more leave the connections to others.
    async fn check(database: Database) {
        let archive = database.archive();
        let endless =
            || archive.search_within::<(i64,)>(Duration::from_millis(200), statement(ENDLESS));
        for _ in 0..4 {
            let abandoned = timeout(Duration::from_millis(50), endless()).await;
            assert!(abandoned.is_err(), "its client has left");
            let ended = endless().await;
            assert!(matches!(ended, Err(Error::SearchTooLong)), "{ended:?}");
        }
        let one = || statement("SELECT CAST(1 AS BIGINT)");
        let mut flood = JoinSet::new();
        for _ in 0..SEARCHES {
            let archive = archive.clone();
            let budget = Duration::from_hours(1);
            flood.spawn(async move {
                archive.search_within::<(i64,)>(budget, statement(ENDLESS)).await
            });
        }
        // All searches have begun, or wait for a connection.
        tokio::task::yield_now().await;
        let played = database.fetch_all::<(i64,)>(one()).await;
        assert_eq!(played.expect("games do not wait for searches"), [(1,)]);
        flood.shutdown().await;
        let found = archive.search::<(i64,)>(one()).await;
        assert_eq!(found.expect("the flood is over"), [(1,)]);
        database.close().await;
    }

    /// The niceness of the thread of a connection.
    #[cfg(target_os = "linux")]
    async fn niceness(connections: &sqlx::SqlitePool) -> i32 {
        let mut connection = connections.acquire().await.expect("a connection");
        let (tell, told) = std::sync::mpsc::channel();
        let goes_on = move || {
            tell.send(rustix::process::getpriority_process(None).expect("it is known")).is_ok()
        };
        connection.lock_handle().await.expect("it is free").set_progress_handler(1, goes_on);
        sqlx::query("SELECT 1").execute(&mut *connection).await.expect("it answers");
        connection.lock_handle().await.expect("it is free").remove_progress_handler();
        told.recv().expect("SQLite has called it")
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_move_comes_before_a_search() {
        let folder = TempFolder::new("search-priority");
        let place = Location::Folder(folder.path().to_owned());
        let database = Database::open(&place, PoolSizes::default()).await.expect("it opens");
        let Database::Sqlite { reading, writing, archive, .. } = &database else {
            panic!("SQLite")
        };
        let searching = niceness(archive).await;
        assert!(niceness(reading).await < searching && niceness(writing).await < searching);
        database.close().await;
    }

    #[tokio::test]
    async fn a_search_in_sqlite_has_a_budget() {
        let folder = TempFolder::new("search-budget");
        let place = Location::Folder(folder.path().to_owned());
        check(Database::open(&place, PoolSizes::default()).await.expect("it opens")).await;
    }

    /// While a search reads, the write-ahead log cannot be emptied.
    #[tokio::test]
    async fn a_search_in_sqlite_ends_when_nobody_waits_for_it() {
        const READ_FOR_EVER: &str = "WITH RECURSIVE n (x) AS (SELECT COUNT(*) FROM games UNION ALL \
                                     SELECT (x + 1) % 1000 FROM n) SELECT x FROM n WHERE x < 0";
        let folder = TempFolder::new("search-cancelled");
        let place = Location::Folder(folder.path().to_owned());
        let database = Database::open(&place, PoolSizes::default()).await.expect("it opens");
        let Database::Sqlite { writing, .. } = &database else { panic!("SQLite") };
        let budget = Duration::from_millis(50);
        let archive = database.archive();
        let searched = archive.search_within::<(i64,)>(budget, statement(READ_FOR_EVER));
        assert!(matches!(searched.await, Err(Error::SearchTooLong)));
        let write = "INSERT INTO service (id, alive) VALUES (1, 1)";
        database.execute(statement(write)).await.expect("it answers");
        let emptied: (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)")
            .fetch_one(writing)
            .await
            .expect("it answers");
        assert_eq!(emptied, (0, 0, 0), "nobody reads any more");
        database.close().await;
    }

    #[tokio::test]
    async fn a_search_in_postgres_has_a_budget() {
        let cluster = Cluster::start().expect("PostgreSQL starts");
        let place = Location::Postgres(cluster.database().expect("a database"));
        check(Database::open(&place, PoolSizes::default()).await.expect("it opens")).await;
    }
}
