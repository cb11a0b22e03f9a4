//! Files of backups: complete or not there at all, and the oldest removed.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::error::BackupError;
use crate::folder_lock::FolderLock;
use crate::{Location, private_files, rng};

/// The name of a backup: `basalt-20261117T124500Z.sqlite`.
const PREFIX: &str = "basalt-";
const SUFFIX: &str = ".sqlite";

/// Number of characters of the time in the name.
const TIME_CHARS: usize = 16;

/// The name of a backup until it is complete.
const PART: &str = "basalt.part";

fn failed(path: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let path = path.to_owned();
    move |error| BackupError::File(path, Arc::new(error))
}

/// A file that gets its name when it is complete. The folder is locked meanwhile.
#[derive(Debug)]
pub(super) struct NewFile {
    folder: PathBuf,
    temporary: TemporaryFile,
    lock: FolderLock,
}

impl NewFile {
    /// A new file in a folder, which is created if it is missing.
    pub(super) fn create(folder: &Path) -> Result<Self, BackupError> {
        private_files::create_folder(folder).map_err(failed(folder))?;
        let lock = FolderLock::take(folder)?;
        let temporary = TemporaryFile(folder.join(PART));
        // One that was killed may have left its file.
        temporary.remove();
        private_files::create_file(&temporary.0).map_err(failed(&temporary.0))?;
        Ok(Self { folder: folder.to_owned(), temporary, lock })
    }

    /// The same, for the file of a store. The folder must have none.
    pub(super) fn create_store(folder: &Path) -> Result<Self, BackupError> {
        let file = Self::create(folder)?;
        if folder.join(Location::FILE).exists() { Err(BackupError::NotEmpty) } else { Ok(file) }
    }

    /// The path to write to.
    pub(super) fn temporary(&self) -> &Path {
        self.temporary.path()
    }

    /// Makes a backup durable and names it by its time. Returns its path.
    pub(super) fn finish(self, time: &str) -> Result<PathBuf, BackupError> {
        self.rename(&format!("{PREFIX}{time}{SUFFIX}"))
    }

    /// Makes the file of a store durable and gives it its name.
    pub(super) fn finish_store(self) -> Result<(), BackupError> {
        self.rename(Location::FILE).map(drop)
    }

    fn rename(self, name: &str) -> Result<PathBuf, BackupError> {
        let path = self.folder.join(name);
        if path.exists() {
            return Err(failed(&path)(ErrorKind::AlreadyExists.into()));
        }
        let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
        sync(self.temporary()).map_err(failed(self.temporary()))?;
        fs::rename(self.temporary(), &path).map_err(failed(&path))?;
        sync(&self.folder).map_err(failed(&self.folder))?;
        self.lock.release();
        Ok(path)
    }
}

/// A file that is removed with this value.
#[derive(Debug)]
pub(super) struct TemporaryFile(PathBuf);

impl TemporaryFile {
    /// A new file in the folder for temporary files.
    pub(super) fn create() -> Result<Self, BackupError> {
        let name = format!("basalt-{:016x}.part", u64::from_be_bytes(rng::bytes()));
        let file = Self(std::env::temp_dir().join(name));
        private_files::create_file(&file.0).map_err(failed(&file.0))?;
        Ok(file)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    fn remove(&self) {
        // There is none if it has got its name.
        _ = fs::remove_file(&self.0);
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        self.remove();
    }
}

/// Whether a file name is that of a backup.
fn is_backup(name: &str) -> bool {
    let time = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    time.is_some_and(|time| {
        let is_part = |byte: u8| byte.is_ascii_digit() || byte == b'T' || byte == b'Z';
        time.len() == TIME_CHARS && time.bytes().all(is_part)
    })
}

/// Removes all backups of a folder but the newest. Returns the files that were removed.
pub fn remove_old_backups(folder: &Path, keep: usize) -> Result<Vec<PathBuf>, BackupError> {
    let entries = fs::read_dir(folder).map_err(failed(folder))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut backups: Vec<String> = names.filter(|name| is_backup(name)).collect();
    // The time is the only difference, and its digits sort as times do.
    backups.sort_unstable();
    let old = backups.len().saturating_sub(keep);
    let remove = |name: &String| {
        let path = folder.join(name);
        fs::remove_file(&path).map_err(failed(&path))?;
        Ok(path)
    };
    backups[..old].iter().map(remove).collect()
}
