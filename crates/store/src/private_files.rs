//! Files and folders that only their owner can read: they hold passwords' hashes and sessions.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

/// Suffixes of the files that SQLite adds to a database.
#[cfg(unix)]
const SIDE_FILES: [&str; 2] = ["-wal", "-shm"];

/// Creates a folder, with those above it, unless it exists. One that exists stays as it is: somebody has chosen it.
#[cfg(unix)]
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Creates the file of a database, or closes it to others if it exists. SQLite gives its other files the same mode.
#[cfg(unix)]
pub(crate) fn create_file(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    OpenOptions::new().append(true).create(true).mode(0o600).open(file)?;
    let private = || fs::Permissions::from_mode(0o600);
    fs::set_permissions(file, private())?;
    for suffix in SIDE_FILES {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        match fs::set_permissions(&name, private()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn create_file(file: &Path) -> io::Result<()> {
    OpenOptions::new().append(true).create(true).open(file).map(drop)
}
