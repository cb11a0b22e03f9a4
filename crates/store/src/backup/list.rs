//! The list of tables in a backup, with their checksums.

use super::checksum::Sums;
use super::connection::Connection;
use super::error::BackupError;
use crate::statement::{Statement, statement};

/// The table that only backups have.
pub(super) const TABLE: &str = "backup_tables";

const CREATE: &str = "CREATE TABLE backup_tables \
                      (name TEXT PRIMARY KEY, rows BIGINT NOT NULL, checksum TEXT NOT NULL)";
const INSERT: &str = "INSERT INTO backup_tables (name, rows, checksum) VALUES ($1, $2, $3)";
const SELECT: &str = "SELECT name, rows, checksum FROM backup_tables";
const EXISTS: &str = "SELECT name FROM sqlite_master WHERE name = 'backup_tables'";

/// Adds the list to a backup.
pub(super) async fn write(backup: &mut Connection, sums: &Sums) -> Result<(), BackupError> {
    backup.execute(statement(CREATE)).await?;
    for (name, rows, checksum) in sums.lines() {
        let insert: Statement = statement(INSERT).bind(name).bind(rows).bind(checksum);
        backup.execute(insert).await?;
    }
    Ok(())
}

/// The list of a backup.
pub(super) async fn read(backup: &mut Connection) -> Result<Sums, BackupError> {
    // Any other file is no database.
    let exists: Result<Vec<(String,)>, _> = backup.fetch_all(statement(EXISTS)).await;
    if exists.map_or(true, |tables| tables.is_empty()) {
        return Err(BackupError::NoBackup);
    }
    let rows: Vec<(String, i64, String)> = backup.fetch_all(statement(SELECT)).await?;
    let mut sums = Sums::default();
    for (name, rows, checksum) in rows {
        let rows = u64::try_from(rows).map_err(|_| BackupError::NoBackup)?;
        sums.add_listed(name, rows, &checksum).ok_or(BackupError::NoBackup)?;
    }
    Ok(sums)
}
