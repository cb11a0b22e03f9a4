//! Checksums of tables. They do not depend on the order of rows, so two databases can be compared that sort differently.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use crate::statement::SqlValue;

/// The sum of the SHA-256 of all rows, in four numbers that wrap around, and the number of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    lanes: [u64; 4],
}

impl Sum {
    fn add(&mut self, row: &[SqlValue]) {
        let digest = Sha256::digest(bytes(row));
        for (lane, bytes) in self.lanes.iter_mut().zip(digest.chunks_exact(8)) {
            let number = u64::from_be_bytes(bytes.try_into().expect("eight bytes"));
            *lane = lane.wrapping_add(number);
        }
        self.rows += 1;
    }

    /// The sum in hexadecimal digits.
    fn checksum(&self) -> String {
        self.lanes.map(|lane| format!("{lane:016x}")).concat()
    }

    /// The sum with this checksum, if it is one.
    fn parse(rows: u64, checksum: &str) -> Option<Self> {
        let mut sum = Self { rows, ..Self::default() };
        for (index, lane) in sum.lanes.iter_mut().enumerate() {
            *lane = u64::from_str_radix(checksum.get(index * 16..index * 16 + 16)?, 16).ok()?;
        }
        Some(sum)
    }
}

/// A row in bytes: for each value its kind, its length and its content.
fn bytes(row: &[SqlValue]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for value in row {
        let (kind, content) = match value {
            SqlValue::Integer(None) | SqlValue::Text(None) => (b'n', Vec::new()),
            SqlValue::Integer(Some(integer)) => (b'i', integer.to_be_bytes().to_vec()),
            SqlValue::Real(real) => (b'r', real.to_bits().to_be_bytes().to_vec()),
            SqlValue::Text(Some(text)) => (b't', text.as_bytes().to_vec()),
        };
        bytes.push(kind);
        bytes.extend((content.len() as u64).to_be_bytes());
        bytes.extend(content);
    }
    bytes
}

/// The sums of tables by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums(BTreeMap<String, Sum>);

impl Sums {
    /// Adds rows of a table. A table without rows counts as well.
    pub(super) fn add(&mut self, table: &str, rows: &[Vec<SqlValue>]) {
        let sum = self.0.entry(table.to_owned()).or_default();
        for row in rows {
            sum.add(row);
        }
    }

    pub(super) fn rows(&self, table: &str) -> u64 {
        self.0.get(table).map_or(0, |sum| sum.rows)
    }

    /// Number of rows of all tables.
    pub(super) fn all_rows(&self) -> u64 {
        self.0.values().fold(0, |count, sum| count.saturating_add(sum.rows))
    }

    /// Adds a table with this number of rows and checksum. Returns `None` if that is no checksum.
    pub(super) fn add_listed(&mut self, table: String, rows: u64, checksum: &str) -> Option<()> {
        self.0.insert(table, Sum::parse(rows, checksum)?);
        Some(())
    }

    /// The first table that only one of the two has, or that differs.
    pub(super) fn difference(&self, other: &Self) -> Option<String> {
        let mut names = self.0.keys().chain(other.0.keys());
        names.find(|name| self.0.get(*name) != other.0.get(*name)).cloned()
    }

    /// The name, the number of rows and the checksum of each table.
    pub(super) fn lines(&self) -> impl Iterator<Item = (&str, u64, String)> {
        self.0.iter().map(|(name, sum)| (name.as_str(), sum.rows, sum.checksum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(rows: &[&[SqlValue]]) -> Sums {
        let mut sums = Sums::default();
        sums.add("table", &rows.iter().map(|row| row.to_vec()).collect::<Vec<_>>());
        sums
    }

    #[test]
    fn the_order_of_rows_does_not_count_and_everything_else_does() {
        let (one, two): (SqlValue, SqlValue) = ("one".into(), 2_i64.into());
        let none: SqlValue = None::<i64>.into();
        let row = [one.clone(), two.clone()];
        let other = [two.clone(), none.clone()];
        let expected = sums(&[&row, &other]);
        assert_eq!(sums(&[&other, &row]), expected);
        for different in [
            sums(&[&row]),
            sums(&[&row, &row]),
            sums(&[&row, &[none, two]]),
            sums(&[&row, &[2_i64.into(), 0_i64.into()]]),
            sums(&[&row, &[2.0.into(), None::<i64>.into()]]),
            sums(&[&row, &["2".into(), None::<i64>.into()]]),
        ] {
            assert_ne!(different, expected);
        }
        let mut listed = Sums::default();
        for (name, rows, checksum) in expected.lines() {
            listed.add_listed(name.to_owned(), rows, &checksum).expect("a checksum");
            assert_eq!(listed.add_listed("other".to_owned(), rows, &checksum[1..]), None);
        }
        assert_eq!(listed, expected);
        // The kind of a text is the letter t.
        assert_ne!(sums(&[&["at".into(), "b".into()]]), sums(&[&["a".into(), "tb".into()]]));
    }
}
