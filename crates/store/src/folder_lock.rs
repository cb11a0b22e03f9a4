//! The lock of a folder: two servers on one SQLite file would not hear of each other's moves.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::{Error, private_files};

/// The file that is locked. SQLite locks its own file in ways of its own.
const FILE: &str = "basalt.lock";

/// A lock that ends with the process, however that ends.
#[derive(Debug)]
pub(crate) struct FolderLock(File);

impl FolderLock {
    /// Takes the lock, or says that another process has it.
    pub(crate) fn take(folder: &Path) -> Result<Self, Error> {
        let refused = |error: io::Error| Error::Folder(folder.to_owned(), Arc::new(error));
        let path = folder.join(FILE);
        private_files::create_file(&path).map_err(refused)?;
        let file = File::open(&path).map_err(refused)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(folder.to_owned())),
            // Some network file systems have no locks; SQLite's own are all there is then.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Self(file))
            }
            Err(TryLockError::Error(error)) => Err(refused(error)),
        }
    }

    /// Free space for this process on the disk of the folder, in bytes.
    #[cfg(unix)]
    pub(crate) fn free_disk_bytes(&self) -> io::Result<Option<u64>> {
        let disk = rustix::fs::fstatvfs(&self.0)?;
        Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
    }

    #[cfg(not(unix))]
    pub(crate) fn free_disk_bytes(&self) -> io::Result<Option<u64>> {
        Ok(None)
    }

    /// Writes everything that the system has not written yet to the disk of the folder. A handle of the database's file would do
    /// for that file alone, but closing it would end the locks that SQLite has on the file.
    #[cfg(target_os = "linux")]
    pub(crate) fn sync_disk(&self) -> io::Result<()> {
        Ok(rustix::fs::syncfs(&self.0)?)
    }

    #[cfg(not(target_os = "linux"))]
    pub(crate) fn sync_disk(&self) -> io::Result<()> {
        Ok(())
    }

    /// Ends the lock before the last handle of the store is dropped.
    pub(crate) fn release(&self) {
        // A lock that cannot be released ends with the process.
        _ = self.0.unlock();
    }
}
