//! The tables of a store, as an SQLite file describes them.

use std::collections::BTreeMap;

use sqlx::FromRow;

use super::connection::Connection;
use super::error::BackupError;
use super::list;
use crate::Error;
use crate::statement::{SqlValue, statement};

const TABLES: &str = "SELECT name FROM sqlite_master WHERE type = 'table' \
                      AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations' ORDER BY name";
const COLUMNS: &str = "SELECT name, type AS kind, pk FROM pragma_table_info($1) ORDER BY cid";
const REFERENCES: &str =
    "SELECT \"table\" AS target, \"from\" AS source FROM pragma_foreign_key_list($1)";

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnType {
    Integer,
    Real,
    Text,
}

#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: ColumnType,
}

/// A table with a primary key.
#[derive(Clone, Debug)]
pub(super) struct Table {
    name: String,
    columns: Vec<Column>,
    /// The columns of the primary key.
    key: Vec<usize>,
    /// The columns that refer to the same table.
    own_references: Vec<usize>,
}

#[derive(FromRow)]
struct ColumnRow {
    name: String,
    kind: String,
    /// The place in the primary key, from 1; 0 if it is not part of it.
    pk: i64,
}

#[derive(FromRow)]
struct ReferenceRow {
    target: String,
    source: String,
}

impl Table {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn columns(&self) -> &[Column] {
        &self.columns
    }

    pub(super) fn key(&self) -> &[usize] {
        &self.key
    }

    pub(super) fn own_references(&self) -> &[usize] {
        &self.own_references
    }

    /// The primary key of a row.
    pub(super) fn key_of(&self, row: &[SqlValue]) -> Vec<SqlValue> {
        self.key.iter().map(|&column| row[column].clone()).collect()
    }

    /// The names of columns, quoted and separated by commas.
    pub(super) fn names(&self, columns: impl IntoIterator<Item = usize>) -> String {
        let names: Vec<String> =
            columns.into_iter().map(|column| quoted(&self.columns[column].name)).collect();
        names.join(", ")
    }

    /// The names of all columns.
    pub(super) fn all_names(&self) -> String {
        self.names(0..self.columns.len())
    }
}

/// An identifier in SQL.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

/// All tables of an SQLite file; those that others refer to come first.
pub(super) async fn all(file: &mut Connection) -> Result<Vec<Table>, BackupError> {
    let names: Vec<(String,)> = file.fetch_all(statement(TABLES)).await?;
    let mut tables: BTreeMap<String, (Table, Vec<String>)> = BTreeMap::new();
    for (name,) in names.into_iter().filter(|(name,)| name != list::TABLE) {
        let references: Vec<ReferenceRow> =
            file.fetch_all(statement(REFERENCES).bind(name.as_str())).await?;
        let columns: Vec<ColumnRow> =
            file.fetch_all(statement(COLUMNS).bind(name.as_str())).await?;
        let others = references.iter().filter(|other| other.target != name);
        let others = others.map(|other| other.target.clone()).collect();
        tables.insert(name.clone(), (table(name, columns, &references)?, others));
    }
    Ok(sorted(tables))
}

fn table(
    name: String,
    columns: Vec<ColumnRow>,
    references: &[ReferenceRow],
) -> Result<Table, BackupError> {
    let mut key: Vec<usize> = (0..columns.len()).filter(|&column| columns[column].pk > 0).collect();
    key.sort_by_key(|&column| columns[column].pk);
    let refers_to_itself = |column: &ColumnRow| {
        references.iter().any(|other| other.target == name && other.source == column.name)
    };
    let own_references =
        (0..columns.len()).filter(|&column| refers_to_itself(&columns[column])).collect();
    let column = |row: ColumnRow| {
        let kind = match row.kind.as_str() {
            "BIGINT" => ColumnType::Integer,
            "DOUBLE PRECISION" => ColumnType::Real,
            "TEXT" => ColumnType::Text,
            other => {
                let what = format!("the column {} has the unknown type {other:?}", row.name);
                return Err(Error::CorruptRow { table: "sqlite_master", id: name.clone(), what });
            }
        };
        Ok(Column { name: row.name, kind })
    };
    let columns = columns.into_iter().map(column).collect::<Result<_, Error>>()?;
    Ok(Table { name, columns, key, own_references })
}

/// Tables in an order in which each comes after those that it refers to. There are no circles but tables that refer to
/// themselves.
fn sorted(mut tables: BTreeMap<String, (Table, Vec<String>)>) -> Vec<Table> {
    let mut sorted: Vec<Table> = Vec::with_capacity(tables.len());
    while !tables.is_empty() {
        let is_left = |name: &String| tables.contains_key(name);
        let free = tables.iter().find(|(_, (_, others))| !others.iter().any(is_left));
        let next = free.or_else(|| tables.iter().next()).map(|(name, _)| name.clone());
        sorted.extend(next.and_then(|name| tables.remove(&name)).map(|(table, _)| table));
    }
    sorted
}
