//! Backups: copies of a whole store, taken while it is in use.
//!
//! A backup is one SQLite file, whichever database the store is in, with the tables that the store had and a list of
//! them: the number of rows of each, and a checksum. So the same file restores a store into a folder or into
//! PostgreSQL, and moving a store from one to the other is a backup and a restore.
//!
//! Everything is read in one transaction that sees one moment. What is written is read back and compared, and every
//! game is replayed by the referee.

mod checksum;
mod connection;
mod error;
mod files;
mod list;
mod progress;
mod replay;
mod table;

use std::path::{Path, PathBuf};

use basalt_referee::Millis;

use crate::Location;
use crate::folder_lock::FolderLock;
use crate::statement::SqlValue;
use checksum::Sums;
use connection::Connection;
pub use error::BackupError;
pub use files::remove_old_backups;
use files::{NewFile, TemporaryFile};
use progress::Reporter;
pub use progress::{BackupProgress, BackupStage};
use table::Table;

/// The table of games.
const GAMES: &str = "games";

/// The content of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Number of players, guests included.
    pub players: u64,
    /// Number of games.
    pub games: u64,
    /// Number of events in all games.
    pub events: u64,
}

impl Contents {
    fn of(sums: &Sums) -> Self {
        let rows = |table| sums.rows(table);
        Self { players: rows("players"), games: rows(GAMES), events: rows("events") }
    }
}

/// Saves a store into a new file in a folder. The store may be in use. Returns the file, whose name has the time, and its
/// content.
pub async fn back_up(
    source: &Location,
    folder: &Path,
    now: Millis,
    report: &mut dyn FnMut(BackupProgress),
) -> Result<(PathBuf, Contents), BackupError> {
    let file = NewFile::create(folder)?;
    let contents = save(source, file.temporary(), &mut Reporter::new(report)).await?;
    let mut backup = Connection::open_file(file.temporary()).await?;
    let time = backup.time_text(now).await;
    backup.close().await;
    Ok((file.finish(&time?)?, contents))
}

/// Checks a backup: its checksums, and every game.
pub async fn verify(
    file: &Path,
    report: &mut dyn FnMut(BackupProgress),
) -> Result<Contents, BackupError> {
    let mut backup = Connection::open_file(file).await?;
    let verified = verify_open(&mut backup, &mut Reporter::new(report)).await;
    backup.close().await;
    Ok(Contents::of(&verified?.1))
}

/// Restores a backup into a store that is empty or does not exist yet. No row is left behind if it fails.
pub async fn restore(
    file: &Path,
    target: &Location,
    report: &mut dyn FnMut(BackupProgress),
) -> Result<Contents, BackupError> {
    restore_file(file, target, &mut Reporter::new(report)).await
}

async fn restore_file(
    file: &Path,
    target: &Location,
    reporter: &mut Reporter<'_>,
) -> Result<Contents, BackupError> {
    let mut backup = Connection::open_file(file).await?;
    let restored = restore_open(&mut backup, target, reporter).await;
    backup.close().await;
    restored
}

/// Copies a store to another place, which is empty or does not exist yet. The store must not be in use: what is played
/// meanwhile would be lost.
pub async fn migrate(
    source: &Location,
    target: &Location,
    report: &mut dyn FnMut(BackupProgress),
) -> Result<Contents, BackupError> {
    let reporter = &mut Reporter::new(report);
    let _lock = match source {
        Location::Folder(folder) => Some(FolderLock::take(folder)?),
        Location::Postgres(_) => None,
    };
    if Connection::open(source).await?.is_in_use().await? {
        return Err(BackupError::InUse);
    }
    let file = TemporaryFile::create()?;
    save(source, file.path(), reporter).await?;
    restore_file(file.path(), target, reporter).await
}

/// Saves a store into a file.
async fn save(
    source: &Location,
    file: &Path,
    reporter: &mut Reporter<'_>,
) -> Result<Contents, BackupError> {
    let mut source = Connection::open(source).await?;
    source.begin_snapshot().await?;
    let version = source.version().await?;
    let mut backup = Connection::create_file(file, version).await?;
    let tables = table::all(&mut backup).await?;
    let rows = source.count_rows(&tables).await?;
    let sums = copy(&mut source, &mut backup, (&tables, rows), reporter).await?;
    source.close().await;
    list::write(&mut backup, &sums).await?;
    replay::all(&mut backup, sums.rows(GAMES), reporter).await?;
    backup.close().await;
    Ok(Contents::of(&sums))
}

async fn restore_open(
    backup: &mut Connection,
    target: &Location,
    reporter: &mut Reporter<'_>,
) -> Result<Contents, BackupError> {
    let (tables, sums) = verify_open(backup, reporter).await?;
    let all = (tables.as_slice(), sums.all_rows());
    let version = backup.version().await?;
    match target {
        Location::Folder(folder) => {
            let file = NewFile::create_store(folder)?;
            let mut store = Connection::create_file(file.temporary(), version).await?;
            let copied = copy(backup, &mut store, all, reporter).await?;
            compare(&copied, &sums)?;
            store.close().await;
            file.finish_store()?;
        }
        Location::Postgres(_) => {
            let mut store = Connection::open_empty(target, version, &tables).await?;
            store.begin().await?;
            let copied = copy(backup, &mut store, all, reporter).await?;
            compare(&copied, &sums)?;
            store.commit().await?;
            store.close().await;
        }
    }
    Ok(Contents::of(&sums))
}

/// Compares a backup with its list, and replays its games. Returns its tables and their checksums.
async fn verify_open(
    backup: &mut Connection,
    reporter: &mut Reporter<'_>,
) -> Result<(Vec<Table>, Sums), BackupError> {
    let listed = list::read(backup).await?;
    let tables = table::all(backup).await?;
    let found = sums(backup, (&tables, listed.all_rows()), reporter).await?;
    compare(&found, &listed)?;
    replay::all(backup, listed.rows(GAMES), reporter).await?;
    Ok((tables, found))
}

/// The rows of a table, some at a time.
struct Pages<'t> {
    table: &'t Table,
    /// The key of the last row that was read.
    last: Option<Vec<SqlValue>>,
}

impl<'t> Pages<'t> {
    const fn of(table: &'t Table) -> Self {
        Self { table, last: None }
    }

    /// The next rows, which it adds to the checksums and to the progress. `None` after the last.
    async fn next(
        &mut self,
        connection: &mut Connection,
        sums: &mut Sums,
        reporter: &mut Reporter<'_>,
    ) -> Result<Option<Vec<Vec<SqlValue>>>, BackupError> {
        let rows = connection.rows_after(self.table, self.last.as_deref()).await?;
        sums.add(self.table.name(), &rows);
        reporter.add(rows.len() as u64);
        self.last = rows.last().map(|row| self.table.key_of(row));
        Ok(self.last.is_some().then_some(rows))
    }
}

/// Copies all rows of tables, whose number is known, reads them back and compares them. Returns the checksums.
async fn copy(
    source: &mut Connection,
    target: &mut Connection,
    (tables, count): (&[Table], u64),
    reporter: &mut Reporter<'_>,
) -> Result<Sums, BackupError> {
    let mut read = Sums::default();
    reporter.begin(BackupStage::Copy, count);
    for table in tables {
        let (mut pages, mut links) = (Pages::of(table), Vec::new());
        while let Some(mut rows) = pages.next(source, &mut read, reporter).await? {
            links.extend(target.take_links(table, &mut rows));
            target.insert(table, &rows).await?;
        }
        target.link(table, links).await?;
    }
    compare(&sums(target, (tables, count), reporter).await?, &read)?;
    Ok(read)
}

/// The checksums of all rows of tables, whose number is known.
async fn sums(
    connection: &mut Connection,
    (tables, count): (&[Table], u64),
    reporter: &mut Reporter<'_>,
) -> Result<Sums, BackupError> {
    let mut sums = Sums::default();
    reporter.begin(BackupStage::Compare, count);
    for table in tables {
        let mut pages = Pages::of(table);
        while pages.next(connection, &mut sums, reporter).await?.is_some() {}
    }
    Ok(sums)
}

fn compare(found: &Sums, expected: &Sums) -> Result<(), BackupError> {
    match found.difference(expected) {
        Some(table) => Err(BackupError::Different { table }),
        None => Ok(()),
    }
}
