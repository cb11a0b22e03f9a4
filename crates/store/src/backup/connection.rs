//! One connection to a store or a backup: reads tables in one snapshot, and writes them.

use std::path::Path;
use std::sync::Arc;

use basalt_referee::Millis;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{
    AssertSqlSafe, ColumnIndex, ConnectOptions as _, Connection as _, Decode, Executor as _,
    PgConnection, Postgres, Row, Sqlite, SqliteConnection, Type, query_with,
};

use super::error::BackupError;
use super::table::{Column, ColumnType, Table, quoted};
use crate::database::{Dialect, FromAnyRow, MIGRATIONS, VERSION, migrator_to, postgres_options};
use crate::statement::{Backend, SqlValue, Statement, statement};
use crate::{Error, Location};

/// Number of rows that are read and written at a time.
const MAX_ROWS: usize = 1_000;

/// Number of values in one statement; SQLite allows 32,766.
const MAX_VALUES: usize = 30_000;

/// A server on a PostgreSQL database sends a heartbeat every second.
const IN_USE: &str = "SELECT COUNT(*) FROM nodes WHERE seen > \
                      CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - 5000";

/// A connection to either database.
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Opening and closing.
impl Connection {
    /// Opens a store for reading. It may be in use.
    pub(super) async fn open(place: &Location) -> Result<Self, BackupError> {
        match place {
            Location::Folder(folder) => {
                let file = folder.join(Location::FILE);
                if !file.exists() {
                    return Err(BackupError::NoStore);
                }
                Self::read_file(&file).await
            }
            Location::Postgres(address) => {
                Ok(Self::Postgres(postgres_options(address)?.connect().await?))
            }
        }
    }

    /// Opens a backup for reading.
    pub(super) async fn open_file(file: &Path) -> Result<Self, BackupError> {
        // SQLite does not say why it cannot.
        std::fs::File::open(file)
            .map_err(|error| BackupError::File(file.to_owned(), Arc::new(error)))?;
        Self::read_file(file).await.map_err(|_| BackupError::NoBackup)
    }

    /// A connection that only reads may not open the write-ahead log of a store that nobody uses.
    async fn read_file(file: &Path) -> Result<Self, BackupError> {
        let options = SqliteConnectOptions::new().filename(file).pragma("query_only", "ON");
        Ok(Self::Sqlite(options.connect().await?))
    }

    /// Opens an empty SQLite file and creates the tables of a version. A file that is not finished is thrown away, so it
    /// needs no journal.
    pub(super) async fn create_file(file: &Path, version: usize) -> Result<Self, BackupError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Off)
            .synchronous(SqliteSynchronous::Off)
            .foreign_keys(false);
        let mut connection = options.connect().await?;
        migrator_to(version, Dialect::Sqlite).run(&mut connection).await?;
        Ok(Self::Sqlite(connection))
    }

    /// Opens a PostgreSQL database that must be empty, and creates the tables of a version.
    pub(super) async fn open_empty(
        place: &Location,
        version: usize,
        tables: &[Table],
    ) -> Result<Self, BackupError> {
        let mut connection = Self::open(place).await?;
        if let Self::Postgres(connection) = &mut connection {
            migrator_to(version, Dialect::Postgres).run(&mut *connection).await.map_err(
                |error| match Error::from(error) {
                    Error::Newer => BackupError::NotEmpty,
                    other => other.into(),
                },
            )?;
        }
        for table in tables {
            if !connection.rows_after(table, None).await?.is_empty() {
                return Err(BackupError::NotEmpty);
            }
        }
        Ok(connection)
    }

    pub(super) async fn close(self) {
        // Everything that was written is committed; the other side notices that we are gone.
        _ = match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
        };
    }
}

/// Statements.
impl Connection {
    pub(super) async fn execute(&mut self, statement: Statement) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                statement.query::<Sqlite>()?.execute(connection).await.map(drop)
            }
            Self::Postgres(connection) => {
                statement.query::<Postgres>()?.execute(connection).await.map(drop)
            }
        }
    }

    pub(super) async fn fetch_all<T: FromAnyRow>(
        &mut self,
        statement: Statement,
    ) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                statement.query_as::<Sqlite, T>()?.fetch_all(connection).await
            }
            Self::Postgres(connection) => {
                statement.query_as::<Postgres, T>()?.fetch_all(connection).await
            }
        }
    }

    async fn run(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => connection.execute(sql).await.map(drop),
            Self::Postgres(connection) => connection.execute(sql).await.map(drop),
        }
    }

    /// From now on everything is read as it is at one moment.
    pub(super) async fn begin_snapshot(&mut self) -> Result<(), BackupError> {
        let sql = match self {
            Self::Sqlite(_) => "BEGIN",
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        Ok(self.run(sql).await?)
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&mut self) -> Result<(), BackupError> {
        Ok(self.run("BEGIN").await?)
    }

    pub(super) async fn commit(&mut self) -> Result<(), BackupError> {
        Ok(self.run("COMMIT").await?)
    }

    /// The version of the tables.
    pub(super) async fn version(&mut self) -> Result<usize, BackupError> {
        let row: Vec<(Option<i64>,)> = match self.fetch_all(statement(VERSION)).await {
            Ok(row) => row,
            // There is no such table, or this is no database at all.
            Err(error) if error.as_database_error().is_some() => return Err(BackupError::NoStore),
            Err(error) => return Err(error.into()),
        };
        let version = row.first().and_then(|(version,)| *version).ok_or(BackupError::NoStore)?;
        match usize::try_from(version) {
            Ok(version) if version <= MIGRATIONS.len() => Ok(version),
            _ => Err(Error::Newer.into()),
        }
    }

    /// A time in UTC as the names of backups have it: `20261117T124500Z`. Only SQLite knows this format.
    pub(super) async fn time_text(&mut self, time: Millis) -> Result<String, BackupError> {
        const SQL: &str = "SELECT strftime('%Y%m%dT%H%M%SZ', $1 / 1000, 'unixepoch')";
        let row: Vec<(String,)> = self.fetch_all(statement(SQL).bind(time)).await?;
        Ok(row.into_iter().next().map(|(text,)| text).unwrap_or_default())
    }

    /// Whether a server uses a PostgreSQL database. A folder has a lock for that.
    pub(super) async fn is_in_use(&mut self) -> Result<bool, BackupError> {
        if let Self::Sqlite(_) = self {
            return Ok(false);
        }
        self.version().await?;
        let count: Vec<(i64,)> = self.fetch_all(statement(IN_USE)).await?;
        Ok(count.iter().any(|(count,)| *count > 0))
    }
}

/// Tables.
impl Connection {
    /// The next rows of a table after a key, in the order of keys; none after the last.
    pub(super) async fn rows_after(
        &mut self,
        table: &Table,
        after: Option<&[SqlValue]>,
    ) -> Result<Vec<Vec<SqlValue>>, sqlx::Error> {
        let (names, key) = (table.all_names(), table.names(table.key().iter().copied()));
        let from = quoted(table.name());
        let filter = after.map(|after| {
            let places: Vec<String> = (1..=after.len()).map(|place| format!("${place}")).collect();
            format!("WHERE ({key}) > ({})", places.join(", "))
        });
        let filter = filter.unwrap_or_default();
        let sql = format!("SELECT {names} FROM {from} {filter} ORDER BY {key} LIMIT {MAX_ROWS}");
        let values = after.unwrap_or_default().to_vec();
        match self {
            Self::Sqlite(connection) => {
                let rows = query::<Sqlite>(sql, values)?.fetch_all(connection).await?;
                rows.iter().map(|row| decode(row, table)).collect()
            }
            Self::Postgres(connection) => {
                let rows = query::<Postgres>(sql, values)?.fetch_all(connection).await?;
                rows.iter().map(|row| decode(row, table)).collect()
            }
        }
    }

    /// The number of rows of all tables together.
    pub(super) async fn count_rows(&mut self, tables: &[Table]) -> Result<u64, BackupError> {
        let mut count: u64 = 0;
        for table in tables {
            let sql = format!("SELECT COUNT(*) FROM {}", quoted(table.name()));
            let rows: i64 = match self {
                Self::Sqlite(connection) => {
                    query::<Sqlite>(sql, Vec::new())?.fetch_one(connection).await?.try_get(0)?
                }
                Self::Postgres(connection) => {
                    query::<Postgres>(sql, Vec::new())?.fetch_one(connection).await?.try_get(0)?
                }
            };
            count = count.saturating_add(rows.unsigned_abs());
        }
        Ok(count)
    }

    /// Inserts rows.
    pub(super) async fn insert(
        &mut self,
        table: &Table,
        rows: &[Vec<SqlValue>],
    ) -> Result<(), sqlx::Error> {
        let width = table.columns().len();
        for rows in rows.chunks(MAX_VALUES / width) {
            let sql = format!(
                "INSERT INTO {} ({}) VALUES {}",
                quoted(table.name()),
                table.all_names(),
                placeholders(rows.len(), width)
            );
            self.write(sql, rows.concat()).await?;
        }
        Ok(())
    }

    /// Takes the references to the same table out of rows: PostgreSQL refuses those to rows that are not there yet.
    pub(super) fn take_links(&self, table: &Table, rows: &mut [Vec<SqlValue>]) -> Vec<Link> {
        let mut links = Vec::new();
        if let Self::Postgres(_) = self
            && !table.own_references().is_empty()
        {
            for row in rows {
                let key = table.key_of(row);
                for &column in table.own_references() {
                    let target = row[column].take();
                    links.push(Link { key: key.clone(), column, target });
                }
            }
        }
        links.retain(|link| !link.target.is_null());
        links
    }

    /// Puts references back.
    pub(super) async fn link(
        &mut self,
        table: &Table,
        links: Vec<Link>,
    ) -> Result<(), sqlx::Error> {
        for Link { key, column, target } in links {
            let (name, set) = (quoted(table.name()), table.names([column]));
            let key_names = table.names(table.key().iter().copied());
            let places = placeholders(1, key.len());
            let sql = format!(
                "UPDATE {name} SET {set} = ${} WHERE ({key_names}) = {places}",
                key.len() + 1
            );
            self.write(sql, [key, vec![target]].concat()).await?;
        }
        Ok(())
    }

    async fn write(&mut self, sql: String, values: Vec<SqlValue>) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                query::<Sqlite>(sql, values)?.execute(connection).await.map(drop)
            }
            Self::Postgres(connection) => {
                query::<Postgres>(sql, values)?.execute(connection).await.map(drop)
            }
        }
    }
}

/// A reference of a row to a row of the same table.
pub(super) struct Link {
    key: Vec<SqlValue>,
    column: usize,
    target: SqlValue,
}

/// Places for values: `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, width: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=width).map(|column| format!("${}", row * width + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

fn query<DB: Backend>(
    sql: String,
    values: Vec<SqlValue>,
) -> Result<Query<'static, DB, DB::Arguments>, sqlx::Error> {
    let arguments = DB::arguments(values).map_err(sqlx::Error::Encode)?;
    // The names in it are those of our own tables.
    Ok(query_with(AssertSqlSafe(sql), arguments))
}

fn decode<R: Row>(row: &R, table: &Table) -> Result<Vec<SqlValue>, sqlx::Error>
where
    usize: ColumnIndex<R>,
    for<'r> Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> f64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    let value = |(index, column): (usize, &Column)| {
        Ok(match column.kind {
            ColumnType::Integer => SqlValue::Integer(row.try_get(index)?),
            ColumnType::Real => SqlValue::Real(row.try_get(index)?),
            ColumnType::Text => SqlValue::Text(row.try_get(index)?),
        })
    };
    table.columns().iter().enumerate().map(value).collect()
}

#[cfg(test)]
mod tests {
    use basalt_testkit::TempFolder;

    use super::*;
    use crate::Store;

    const COUNT: &str = "SELECT COUNT(*) FROM players";

    async fn count(connection: &mut Connection) -> i64 {
        let rows: Vec<(i64,)> = connection.fetch_all(statement(COUNT)).await.expect("it answers");
        rows[0].0
    }

    #[tokio::test]
    async fn a_snapshot_does_not_see_what_comes_later() {
        let folder = TempFolder::new("snapshot");
        let place = Location::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.expect("it opens");
        let mut connection = Connection::open(&place).await.expect("it opens");
        connection.begin_snapshot().await.expect("it begins");
        assert_eq!(count(&mut connection).await, 0);
        store.add_guest("late", 1).await.expect("it answers").expect("a new name");
        assert_eq!(count(&mut connection).await, 0);
        let mut later = Connection::open(&place).await.expect("it opens");
        assert_eq!(count(&mut later).await, 1);
    }
}
