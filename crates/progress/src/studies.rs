//! Studies: whole texts with versions.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use crate::document::DocumentError;

/// Most bytes of a study.
const MAX_STUDY_BYTES: usize = 64_000;

/// Most devices that a version tells apart. Without the others a change may look like one that was made at the same time;
/// then both texts are kept.
const MAX_DEVICES: usize = 16;

/// Most texts of one study that wait to be told apart.
const MAX_REVISIONS: usize = 16;

/// Whether a text may be part of a document. Databases do not store every character.
pub(crate) fn is_text(text: &str) -> bool {
    let is_sign = |sign: char| !sign.is_control() || matches!(sign, '\n' | '\r' | '\t');
    text.len() <= MAX_STUDY_BYTES && text.chars().all(is_sign)
}

/// A browser in which a member works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(pub u32);

impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// A study of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StudyId {
    /// The study that the analysis shows.
    Current,
    /// A study among the finished games, by its number there.
    Archived(u64),
}

impl fmt::Display for StudyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Current => f.write_str("current"),
            Self::Archived(number) => number.fmt(f),
        }
    }
}

/// A version vector: the number of changes of each device that a text contains.
type Version = BTreeMap<DeviceId, u64>;

/// Whether all that is part of one version is part of the other, which has more.
fn is_older(one: &Version, other: &Version) -> bool {
    let is_part = |(device, count): (&DeviceId, &u64)| other.get(device) >= Some(count);
    one != other && one.iter().all(is_part)
}

/// The text of a study after a change.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision {
    /// When it was changed, in milliseconds since 1970 by the clock of the device.
    pub time: u64,
    /// The text; empty after the study was deleted.
    pub text: String,
    version: Version,
}

impl Revision {
    fn precedence(&self, other: &Self) -> Ordering {
        let key = |one: &Self| (!one.text.is_empty(), one.time);
        key(self).cmp(&key(other)).then_with(|| self.cmp(other))
    }
}

/// Studies by id. A study has one revision, or several that were made at the same time on different devices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Studies {
    studies: BTreeMap<StudyId, BTreeSet<Revision>>,
}

impl Studies {
    /// Both documents as one: of each study the revisions that no other revision contains. These may be more than a document
    /// that is read may have; [`resolved`](Self::resolved) leaves one.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        for (id, revisions) in other.studies {
            let all = self.studies.entry(id).or_default();
            all.extend(revisions);
            *all = newest(all);
        }
        self
    }

    /// A change on a device replaces all revisions that it knows.
    pub fn set(&mut self, id: StudyId, text: &str, device: DeviceId, time: u64) {
        let mut version = self.studies.get(&id).map(joined).unwrap_or_default();
        // A document that a client has made up may have the largest count already.
        let count = version.entry(device).or_default();
        *count = count.saturating_add(1);
        let version = bounded(version, Some(device));
        let revision = Revision { time, text: text.to_owned(), version };
        self.studies.insert(id, BTreeSet::from([revision]));
    }

    /// The text that a device shows of a study; nothing if it is deleted or unknown.
    pub fn text(&self, id: StudyId) -> Option<&str> {
        let revisions = self.studies.get(&id)?;
        let first = revisions.iter().max_by(|one, other| one.precedence(other))?;
        Some(first.text.as_str()).filter(|text| !text.is_empty())
    }

    /// The ids of all studies, those that were deleted too.
    pub fn ids(&self) -> impl Iterator<Item = StudyId> {
        self.studies.keys().copied()
    }

    /// All texts, each with the id of its study.
    pub fn texts(&self) -> impl Iterator<Item = (StudyId, &str)> {
        let texts = self.studies.iter().flat_map(|(id, revisions)| {
            revisions.iter().map(|revision| (*id, revision.text.as_str()))
        });
        texts.filter(|(_, text)| !text.is_empty())
    }

    /// Gives each text a study of its own. Of revisions that were made at the same time the last one stays, and the others
    /// become studies among the finished games. Every device finds the same, so that there is one copy of each.
    #[must_use]
    pub fn resolved(mut self) -> Self {
        let is_open = |(_, revisions): &(&StudyId, &BTreeSet<Revision>)| revisions.len() > 1;
        let open: Vec<StudyId> = self.studies.iter().filter(is_open).map(|(id, _)| *id).collect();
        for id in open {
            let revisions = self.studies.remove(&id).unwrap_or_default();
            let version = bounded(joined(&revisions), None);
            let mut revisions: Vec<Revision> = revisions.into_iter().collect();
            revisions.sort_by(|one, other| other.precedence(one));
            let mut revisions = revisions.into_iter();
            let Some(first) = revisions.next() else { continue };
            let is_copy = |other: &Revision| !other.text.is_empty() && other.text != first.text;
            let copies: Vec<Revision> = revisions.filter(is_copy).collect();
            self.studies.insert(id, BTreeSet::from([Revision { version, ..first }]));
            for copy in copies {
                self.add_copy(copy);
            }
        }
        self
    }

    /// Adds a copy among the finished games, which are sorted by the times in their numbers. A device stores several studies at
    /// one moment, so the text decides a number within the hour after it: on every device the same one, and another one
    /// for another text.
    fn add_copy(&mut self, copy: Revision) {
        let mut number = copy.time.wrapping_add(hash(&copy.text) % HOUR_MS);
        loop {
            let id = StudyId::Archived(number);
            match self.studies.get(&id) {
                None => return drop(self.studies.insert(id, BTreeSet::from([copy]))),
                Some(known) if known.iter().any(|one| one.text == copy.text) => return,
                Some(_) => number = number.wrapping_add(1),
            }
        }
    }

    /// Both documents as one, of at most this many studies and bytes. Studies of this document come first, then the
    /// newest ones.
    #[must_use]
    pub(crate) fn merge_within(self, other: Self, items: usize, bytes: usize) -> Self {
        let mut merged = self;
        let mut size = merged.to_string().len();
        for (id, revisions) in other.studies.into_iter().rev() {
            let one =
                |revisions: BTreeSet<Revision>| Self { studies: BTreeMap::from([(id, revisions)]) };
            let before = merged.studies.get(&id).cloned().map(one);
            let is_new = before.is_none();
            let before_bytes = before.as_ref().map_or(0, |before| before.to_string().len());
            let after = before.unwrap_or_default().merge(one(revisions));
            let after_bytes = size - before_bytes + after.to_string().len();
            let fits = after.studies.values().all(|revisions| revisions.len() <= MAX_REVISIONS);
            if fits && after_bytes <= bytes && (!is_new || merged.studies.len() < items) {
                size = after_bytes;
                merged.studies.extend(after.studies);
            }
        }
        merged
    }
}

const HOUR_MS: u64 = 60 * 60 * 1000;

/// FNV-1a of 64 bits, with the constants of its authors (Fowler, Noll, Vo).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Those that are part of no other.
fn newest(revisions: &BTreeSet<Revision>) -> BTreeSet<Revision> {
    let is_newest =
        |one: &&Revision| !revisions.iter().any(|other| is_older(&one.version, &other.version));
    revisions.iter().filter(is_newest).cloned().collect()
}

/// The changes that are part of any of them.
fn joined(revisions: &BTreeSet<Revision>) -> Version {
    let mut version = Version::new();
    for (device, count) in revisions.iter().flat_map(|revision| &revision.version) {
        let known = version.entry(*device).or_default();
        *known = (*count).max(*known);
    }
    version
}

/// The version without the devices of fewest changes, so that a document may contain it. The device `kept` always stays.
fn bounded(mut version: Version, kept: Option<DeviceId>) -> Version {
    while version.len() > MAX_DEVICES {
        let others = version.iter().filter(|(device, _)| Some(**device) != kept);
        let Some(least) = others.min_by_key(|(_, count)| **count).map(|(device, _)| *device) else {
            break;
        };
        version.remove(&least);
    }
    version
}

/// A line with id, time and version for each revision, then the lines of its text after a tab each.
impl fmt::Display for Studies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (id, revisions) in &self.studies {
            for Revision { time, text, version } in revisions {
                write!(f, "{id} {time}")?;
                for (device, count) in version {
                    write!(f, " {device}:{count}")?;
                }
                writeln!(f)?;
                if !text.is_empty() {
                    text.split('\n').try_for_each(|line| writeln!(f, "\t{line}"))?;
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Studies {
    type Err = DocumentError;

    fn from_str(text: &str) -> Result<Self, DocumentError> {
        let mut read = Self::default();
        let mut lines = text.split_terminator('\n').peekable();
        while let Some(head) = lines.next() {
            let (id, mut revision) = read_head(head).ok_or_else(|| DocumentError::new(head))?;
            let mut body = Vec::new();
            while let Some(line) = lines.next_if(|line| line.starts_with('\t')) {
                body.push(&line[1..]);
            }
            revision.text = body.join("\n");
            let revisions = read.studies.entry(id).or_default();
            revisions.insert(revision);
            let are_texts = revisions.iter().all(|one| is_text(&one.text));
            if !are_texts || revisions.len() > MAX_REVISIONS {
                return Err(DocumentError::new(head));
            }
        }
        // Somebody may have written revisions that others contain.
        read.studies.values_mut().for_each(|revisions| *revisions = newest(revisions));
        Ok(read)
    }
}

/// The id, and the revision without its text.
fn read_head(line: &str) -> Option<(StudyId, Revision)> {
    let mut words = line.split(' ');
    let id = match words.next()? {
        "current" => StudyId::Current,
        number => StudyId::Archived(number.parse().ok()?),
    };
    let time = words.next()?.parse().ok()?;
    let count = |word: &str| {
        let (device, count) = word.split_once(':')?;
        let count = count.parse().ok().filter(|&count| count > 0)?;
        Some((DeviceId(u32::from_str_radix(device, 16).ok()?), count))
    };
    let version = words.map(count).collect::<Option<Version>>()?;
    let is_version = (1..=MAX_DEVICES).contains(&version.len());
    is_version.then_some((id, Revision { time, text: String::new(), version }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: DeviceId = DeviceId(0xa);
    const B: DeviceId = DeviceId(0xb);

    fn with(studies: &Studies, id: StudyId, text: &str, device: DeviceId, time: u64) -> Studies {
        let mut changed = studies.clone();
        changed.set(id, text, device, time);
        changed
    }

    #[test]
    fn a_document_is_written_as_it_was_read() {
        let text = "current 5 0000000a:1 0000000b:2\n\t[Game \"dvonn\"]\n\t\n\t1. e3 *\n\t\n7 6 0000000a:1\n";
        let studies: Studies = text.parse().expect(text);
        assert_eq!(studies.to_string(), text);
        assert_eq!(studies.text(StudyId::Current), Some("[Game \"dvonn\"]\n\n1. e3 *\n"));
        assert_eq!(studies.text(StudyId::Archived(7)), None, "it was deleted");
        assert_eq!(studies.ids().count(), 2);
    }

    #[test]
    fn malformed_documents_are_errors() {
        for text in [
            "\n",
            "\tx",
            "x 1 a:1",
            "current",
            "current 1",
            "current 1 a",
            "current 1 a:0",
            "current 1 x:1",
        ] {
            assert!(text.parse::<Studies>().is_err(), "{text:?}");
        }
        let long = format!("current 1 a:1\n\t{}\n", "x".repeat(MAX_STUDY_BYTES + 1));
        assert!(long.parse::<Studies>().is_err());
        assert!("current 1 a:1\n\t\0\n".parse::<Studies>().is_err());
    }

    #[test]
    fn a_later_change_replaces_and_changes_at_the_same_time_are_both_kept() {
        let first = with(&Studies::default(), StudyId::Current, "one", A, 1);
        let later = with(&first, StudyId::Current, "two", B, 2);
        assert_eq!(first.clone().merge(later.clone()), later);
        let apart = with(&first, StudyId::Current, "three", A, 3);
        let both = later.merge(apart).resolved();
        assert_eq!(both.text(StudyId::Current), Some("three"));
        let copies: Vec<_> = both.texts().filter(|(id, _)| *id != StudyId::Current).collect();
        assert!(matches!(copies[..], [(StudyId::Archived(_), "two")]), "{copies:?}");
        assert_eq!(both.clone().resolved(), both);
    }

    #[test]
    fn a_change_survives_a_deletion_at_the_same_time() {
        let first = with(&Studies::default(), StudyId::Archived(9), "one", A, 1);
        let deleted = with(&first, StudyId::Archived(9), "", A, 5);
        assert_eq!(first.clone().merge(deleted.clone()).text(StudyId::Archived(9)), None);
        let changed = with(&first, StudyId::Archived(9), "two", B, 3);
        let both = deleted.merge(changed).resolved();
        assert_eq!(both.text(StudyId::Archived(9)), Some("two"));
        assert_eq!(both.ids().count(), 1);
    }

    #[test]
    fn two_devices_resolve_alike() {
        let one = with(&Studies::default(), StudyId::Current, "one", A, 4);
        let two = with(&Studies::default(), StudyId::Current, "two", B, 4);
        let [first, second] =
            [one.clone().merge(two.clone()), two.merge(one)].map(Studies::resolved);
        assert_eq!(first, second);
        assert_eq!(first.clone().merge(second).resolved(), first);
        assert_eq!(first.texts().count(), 2);
    }

    #[test]
    fn a_version_tells_a_bounded_number_of_devices_apart() {
        let mut studies = Studies::default();
        for device in 0..40 {
            studies.set(StudyId::Current, "text", DeviceId(device), 1);
        }
        assert!(studies.to_string().parse::<Studies>().is_ok());
    }

    #[test]
    fn texts_of_more_devices_than_a_version_has_are_told_apart_in_a_document_that_reads_back() {
        let text = |first: u32, text| {
            let devices = first..first + MAX_DEVICES as u32;
            let version: Vec<_> = devices.map(|device| format!("{device:x}:1")).collect();
            format!("current 4 {}\n\t{text}\n", version.join(" "))
        };
        let both: Studies = (text(1, "one") + &text(17, "two")).parse().expect("two revisions");
        let resolved = both.resolved();
        assert_eq!(resolved.to_string().parse(), Ok(resolved.clone()));
        assert_eq!(resolved.texts().count(), 2);
    }

    #[test]
    fn copies_find_numbers_after_the_last_one() {
        let text = |device, text| format!("current {} {device}:1\n\t{text}\n", u64::MAX);
        let three = text('a', "one") + &text('b', "two") + &text('c', "three");
        let three: Studies = three.parse().expect("three revisions");
        assert_eq!(three.resolved().texts().count(), 3);
    }

    #[test]
    fn a_full_document_takes_changes_and_no_new_studies() {
        let one = with(&Studies::default(), StudyId::Archived(1), "one", A, 1);
        let more =
            with(&with(&one, StudyId::Archived(1), "two", B, 2), StudyId::Archived(2), "x", B, 2);
        let merged = one.clone().merge_within(more.clone(), 1, 1000);
        assert_eq!((merged.text(StudyId::Archived(1)), merged.ids().count()), (Some("two"), 1));
        assert_eq!(one.clone().merge_within(more.clone(), 2, 1000), more);
        assert_eq!(one.clone().merge_within(more, 2, 10), one, "nothing fits");
    }
}
