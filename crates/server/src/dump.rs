//! Dumps: files with all finished rated games, one for each month in which they ended, for everybody to use.
//!
//! A dump is written from the store in pages, so that it takes the memory of a few games. A file gets its name when it is
//! complete, and one that would hold the same bytes stays as it is.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use basalt_records::{Format, Record};
use basalt_referee::{DAY_MS, GameId, Millis, Player};
use basalt_store::{Error as StoreError, Header, Store, hexadecimal};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

use crate::archive::record;
use crate::calendar::date;
use crate::import::parse_day;
use crate::live::LoadedGame;

/// The file with the checksums of all dumps, as `sha256sum -c` reads it.
pub(crate) const CHECKSUMS: &str = "SHA256SUMS";

/// The file with the licence.
pub(crate) const LICENSE: &str = "LICENSE.txt";

/// The licence of dumps, as each game names it.
const LICENSE_ID: &str = "CC0-1.0";

const LICENSE_TEXT: &str = "The games in this folder are in the public domain (CC0 1.0): \
                            https://creativecommons.org/publicdomain/zero/1.0/\n";

/// The name of a dump: `basalt-rated-2026-11.basalt.gz`.
const PREFIX: &str = "basalt-rated-";
const SUFFIX: &str = ".basalt.gz";

/// The name of a file until it is complete.
const PART: &str = "basalt-dump.part";

/// The file that a process locks while it writes dumps.
const LOCK: &str = ".basalt-dump.lock";

/// Number of games that are in memory at a time.
const PAGE_SIZE: u32 = 50;

/// Why dumps cannot be written.
#[derive(Debug)]
pub enum DumpError {
    /// A file or the folder cannot be read or written.
    File(PathBuf, io::Error),
    /// Another process writes dumps into the folder.
    InUse,
    /// The store has failed.
    Store(StoreError),
}

impl From<StoreError> for DumpError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> DumpError {
    let path = path.to_owned();
    move |error| DumpError::File(path, error)
}

/// A dump of one month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dump {
    /// The file.
    pub path: PathBuf,
    /// Number of its games.
    pub games: u64,
    /// Whether it is new or has changed; otherwise it was left as it was.
    pub changed: bool,
}

/// Whether a name is that of a dump.
pub(crate) fn is_dump(name: &str) -> bool {
    let month = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    month.is_some_and(|month| {
        let is_part = |(index, byte): (usize, u8)| match index {
            4 => byte == b'-',
            _ => byte.is_ascii_digit(),
        };
        month.len() == 7 && month.bytes().enumerate().all(is_part)
    })
}

/// Whether [`write_dumps`] puts a file with this name beside the dumps.
pub fn is_beside_dumps(name: &str) -> bool {
    [CHECKSUMS, LICENSE, PART].contains(&name)
}

/// Whether a dump has the bytes whose checksum is beside it. Any other file is taken as it is.
pub fn is_intact(path: &Path) -> io::Result<bool> {
    let name = path.file_name().and_then(OsStr::to_str).filter(|name| is_dump(name));
    let Some(name) = name else { return Ok(true) };
    let checksums = match fs::read_to_string(path.with_file_name(CHECKSUMS)) {
        Ok(checksums) => checksums,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let mut lines = checksums.lines().filter_map(|line| line.split_once("  "));
    match lines.find(|(_, named)| *named == name) {
        Some((checksum, _)) => Ok(checksum_of(path)?.as_deref() == Some(checksum)),
        None => Ok(true),
    }
}

/// Writes all dumps into a folder, which is created if it is missing, and calls `on_game` after each game. Dumps of months
/// that have no rated games any more are removed.
pub async fn write_dumps(
    store: &Store,
    folder: &Path,
    mut on_game: impl FnMut(),
) -> Result<Vec<Dump>, DumpError> {
    let folder = DumpFolder::lock(folder)?;
    let mut dumps = Vec::new();
    let mut checksums = BTreeMap::new();
    let mut next = store.next_rated_end(0).await?;
    while let Some(ended) = next {
        let (name, span) = month_of(ended);
        let mut file = folder.new_file(&name)?;
        let games = write_month(store, &mut file, span, &mut on_game).await?;
        let (dump, checksum) = file.finish(games)?;
        checksums.insert(name, checksum);
        dumps.push(dump);
        next = store.next_rated_end(span.1).await?;
    }
    folder.remove_others(&checksums)?;
    let lines: Vec<String> =
        checksums.iter().map(|(name, checksum)| format!("{checksum}  {name}\n")).collect();
    folder.write_text(CHECKSUMS, &lines.concat())?;
    folder.write_text(LICENSE, LICENSE_TEXT)?;
    Ok(dumps)
}

/// The name of the dump of a month, and its span of time, by a moment of it.
fn month_of(moment: Millis) -> (String, (Millis, Millis)) {
    /// The first of a month and 32 days are in the next month.
    const OVER_A_MONTH_MS: Millis = 32 * DAY_MS;
    let first = |moment| {
        let month = date(moment)[..7].replace('.', "-");
        let start = parse_day(&format!("{month}-01")).unwrap_or(moment);
        (month, start)
    };
    let (month, start) = first(moment);
    let (_, end) = first(start + OVER_A_MONTH_MS);
    (format!("{PREFIX}{month}{SUFFIX}"), (start, end))
}

/// Writes the games that ended in a span of time. Returns their number.
async fn write_month(
    store: &Store,
    file: &mut NewDump<'_>,
    span: (Millis, Millis),
    on_game: &mut impl FnMut(),
) -> Result<u64, DumpError> {
    let mut after: Option<(Millis, GameId)> = None;
    let mut games = 0;
    loop {
        let page = store.rated_ended(span, after, PAGE_SIZE).await?;
        let Some(last) = page.last() else { return Ok(games) };
        after = last.ended.map(|ended| (ended, last.game));
        for header in page {
            file.write(&game_text(store, header, games == 0).await?)?;
            games += 1;
            on_game();
        }
    }
}

/// A game as it stands in a dump.
async fn game_text(store: &Store, header: Header, is_first: bool) -> Result<String, DumpError> {
    let events = store.events_after(header.game, 0).await?;
    let loaded = LoadedGame::new(header, events)?;
    let mut record: Record = record(&loaded);
    let seats = &loaded.header.seats;
    let ratings = [("WhiteElo", &seats.white.player), ("BlackElo", &seats.black.player)];
    for (tag, player) in ratings {
        if let Player::Member { rating: Some(rating), .. } = player {
            record.tags.set(tag, &rating.value.to_string()).expect("a few tags fit");
        }
    }
    record.tags.set("License", LICENSE_ID).expect("a few tags fit");
    let separator = if is_first { "" } else { Format::Basalt.separator() };
    Ok(format!("{separator}{record}"))
}

/// A folder of dumps that nobody else writes to.
struct DumpFolder {
    path: PathBuf,
    /// The lock ends with the file.
    _lock: File,
}

impl DumpFolder {
    fn lock(path: &Path) -> Result<Self, DumpError> {
        fs::create_dir_all(path).map_err(failed(path))?;
        let lock = path.join(LOCK);
        let file = File::options().write(true).create(true).truncate(false).open(&lock);
        let file = file.map_err(failed(&lock))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: file }),
            Err(TryLockError::WouldBlock) => Err(DumpError::InUse),
            Err(TryLockError::Error(error)) => Err(failed(&lock)(error)),
        }
    }

    fn new_file(&self, name: &str) -> Result<NewDump<'_>, DumpError> {
        let part = self.path.join(PART);
        let file = File::create(&part).map_err(failed(&part))?;
        let hashing = Hashing { file: BufWriter::new(file), hash: Sha256::new() };
        let encoder = GzEncoder::new(hashing, Compression::best());
        Ok(NewDump { folder: self, path: self.path.join(name), part, encoder })
    }

    /// Gives the finished file its name.
    fn publish(&self, part: &Path, path: &Path) -> Result<(), DumpError> {
        fs::rename(part, path).map_err(failed(path))?;
        let sync = File::open(&self.path).and_then(|folder| folder.sync_all());
        sync.map_err(failed(&self.path))
    }

    fn write_text(&self, name: &str, text: &str) -> Result<(), DumpError> {
        let (part, path) = (self.path.join(PART), self.path.join(name));
        if fs::read(&path).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        let written = File::create(&part).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        written.map_err(failed(&part))?;
        self.publish(&part, &path)
    }

    /// Removes dumps that are not among those that were written.
    fn remove_others(&self, written: &BTreeMap<String, String>) -> Result<(), DumpError> {
        let entries = fs::read_dir(&self.path).map_err(failed(&self.path))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        for name in names.filter(|name| is_dump(name) && !written.contains_key(name)) {
            let path = self.path.join(name);
            fs::remove_file(&path).map_err(failed(&path))?;
        }
        Ok(())
    }
}

/// A dump that is being written.
struct NewDump<'a> {
    folder: &'a DumpFolder,
    path: PathBuf,
    part: PathBuf,
    encoder: GzEncoder<Hashing>,
}

impl NewDump<'_> {
    fn write(&mut self, text: &str) -> Result<(), DumpError> {
        self.encoder.write_all(text.as_bytes()).map_err(failed(&self.part))
    }

    /// Publishes the file, unless there is one with the same bytes. Returns its checksum, too.
    fn finish(self, games: u64) -> Result<(Dump, String), DumpError> {
        let Self { folder, path, part, encoder } = self;
        let finished = encoder.finish().and_then(|Hashing { file, hash }| {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
            Ok(hexadecimal(&hash.finalize()))
        });
        let checksum = finished.map_err(failed(&part))?;
        let changed = checksum_of(&path).map_err(failed(&path))?.as_ref() != Some(&checksum);
        if changed {
            folder.publish(&part, &path)?;
        } else {
            fs::remove_file(&part).map_err(failed(&part))?;
        }
        Ok((Dump { path, games, changed }, checksum))
    }
}

/// A file whose bytes are hashed while they are written.
struct Hashing {
    file: BufWriter<File>,
    hash: Sha256,
}

impl Write for Hashing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The checksum of a file; `None` if there is none.
fn checksum_of(path: &Path) -> io::Result<Option<String>> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let (mut hash, mut chunk) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut chunk)? {
            0 => return Ok(Some(hexadecimal(&hash.finalize()))),
            read => hash.update(&chunk[..read]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_ends_where_the_next_begins() {
        let moment = |text| parse_day(text).expect("a day");
        for (day, name, from, until) in [
            ("2026-11-15", "basalt-rated-2026-11.basalt.gz", "2026-11-01", "2026-12-01"),
            ("2026-12-31", "basalt-rated-2026-12.basalt.gz", "2026-12-01", "2027-01-01"),
            ("2028-02-29", "basalt-rated-2028-02.basalt.gz", "2028-02-01", "2028-03-01"),
        ] {
            let expected = (name.to_owned(), (moment(from), moment(until)));
            assert_eq!(month_of(moment(day)), expected);
            assert_eq!(month_of(moment(until) - 1), expected);
            assert!(is_dump(name));
        }
        for name in ["basalt-rated-2026-11.basalt", "basalt-rated-2026x11.basalt.gz", "../x", PART]
        {
            assert!(!is_dump(name), "{name}");
        }
    }
}
