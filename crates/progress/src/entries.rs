//! Keys with values, of which the higher rank wins.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::document::DocumentError;

/// Most bytes of a key.
const MAX_KEY_BYTES: usize = 80;

/// Most bytes of a value.
const MAX_VALUE_BYTES: usize = 200;

/// A value and its rank.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// The rank: a time, a count or a result, as the key demands.
    pub rank: u64,
    /// The value. Of two with the same rank the greater text wins, so that all devices choose the same.
    pub value: String,
}

/// Values by key. A merge takes the greatest entry of each key and never drops a key.
///
/// ```
/// use basalt_progress::Entries;
///
/// let ours: Entries = "5 theme dark\n".parse()?;
/// let theirs: Entries = "7 theme light\n0 sound off\n".parse()?;
/// assert_eq!(ours.merge(theirs).to_string(), "0 sound off\n7 theme light\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    entries: BTreeMap<String, Entry>,
}

impl Entries {
    /// Both documents as one.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        for (key, entry) in other.entries {
            self.raise(key, entry);
        }
        self
    }

    /// Adds an entry unless the key has a greater one. A key or a value that no document may contain is left out.
    pub fn add(&mut self, key: &str, rank: u64, value: &str) {
        if is_key(key) && is_value(value) {
            self.raise(key.to_owned(), Entry { rank, value: value.to_owned() });
        }
    }

    fn raise(&mut self, key: String, entry: Entry) {
        match self.entries.get_mut(&key) {
            Some(known) if *known >= entry => {}
            Some(known) => *known = entry,
            None => drop(self.entries.insert(key, entry)),
        }
    }

    /// The entry of a key.
    pub fn get(&self, key: &str) -> Option<&Entry> {
        self.entries.get(key)
    }

    /// All entries by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries.iter().map(|(key, entry)| (key.as_str(), entry))
    }

    /// The entries whose keys begin with a prefix, by the rest of their keys.
    pub fn with_prefix<'e>(
        &'e self,
        prefix: &'e str,
    ) -> impl Iterator<Item = (&'e str, &'e Entry)> {
        self.iter().filter_map(move |(key, entry)| Some((key.strip_prefix(prefix)?, entry)))
    }

    /// Number of keys.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Both documents as one, of at most this many keys and bytes. Keys that are in this document come first.
    #[must_use]
    pub(crate) fn merge_within(self, other: Self, items: usize, bytes: usize) -> Self {
        let mut merged = self;
        let mut size = merged.iter().map(line_bytes).sum::<usize>();
        for (key, entry) in other.entries {
            let before = merged.get(&key).map_or(0, |known| line_bytes((&key, known)));
            let after = size - before + line_bytes((&key, &entry)).max(before);
            if after <= bytes && (before > 0 || merged.len() < items) {
                size = after;
                merged.raise(key, entry);
            }
        }
        merged
    }
}

fn line_bytes((key, entry): (&str, &Entry)) -> usize {
    let digits = entry.rank.checked_ilog10().map_or(1, |log| log as usize + 1);
    digits + key.len() + entry.value.len() + 3
}

fn is_key(key: &str) -> bool {
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || b"-_:.".contains(&sign);
    (1..=MAX_KEY_BYTES).contains(&key.len()) && key.bytes().all(is_sign)
}

fn is_value(value: &str) -> bool {
    value.len() <= MAX_VALUE_BYTES && !value.contains(char::is_control)
}

/// A line with rank, key and value for each entry.
impl fmt::Display for Entries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(key, Entry { rank, value })| writeln!(f, "{rank} {key} {value}"))
    }
}

impl FromStr for Entries {
    type Err = DocumentError;

    fn from_str(text: &str) -> Result<Self, DocumentError> {
        let mut entries = Self::default();
        for line in text.lines() {
            let bad = || DocumentError::new(line);
            let mut words = line.splitn(3, ' ');
            let rank = words.next().and_then(|word| word.parse().ok()).ok_or_else(bad)?;
            let key = words.next().filter(|key| is_key(key)).ok_or_else(bad)?;
            let value = words.next().filter(|value| is_value(value)).ok_or_else(bad)?;
            entries.add(key, rank, value);
        }
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str) -> Entries {
        text.parse().expect(text)
    }

    #[test]
    fn a_document_is_written_as_it_was_read() {
        let text = "1 done:dvonn-1 \n0 done:dvonn-2 \n1794836839305 theme very dark\n";
        assert_eq!(entries(text).to_string(), text);
        assert_eq!(entries(text).len(), 3);
        let done: Vec<_> =
            entries(text).with_prefix("done:").map(|(id, _)| id.to_owned()).collect();
        assert_eq!(done, ["dvonn-1", "dvonn-2"]);
    }

    #[test]
    fn malformed_entries_are_errors() {
        for text in
            ["x", "1", "1 a", "-1 a b", "1  b", "1 ü b", "1 a \u{7}", "99999999999999999999 a b"]
        {
            assert!(text.parse::<Entries>().is_err(), "{text:?}");
        }
        assert!(format!("1 {} b", "k".repeat(81)).parse::<Entries>().is_err());
        assert!(format!("1 k {}", "b".repeat(201)).parse::<Entries>().is_err());
    }

    #[test]
    fn a_full_document_takes_better_values_and_no_new_keys() {
        let full = entries("1 a x\n1 b x\n");
        let more = entries("2 a y\n0 b z\n9 c x\n");
        let merged = full.clone().merge_within(more.clone(), 2, 1000);
        assert_eq!(merged.to_string(), "2 a y\n1 b x\n");
        assert_eq!(full.clone().merge_within(more.clone(), 3, 1000).len(), 3);
        // Each line takes six bytes.
        assert_eq!(full.clone().merge_within(more.clone(), 3, 18).len(), 3);
        assert_eq!(full.merge_within(more, 3, 17).len(), 2);
    }
}
