//! Temporary folders for tests.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// The path of a folder that no other test uses. The test creates it by writing there; dropping this value removes it.
#[derive(Debug)]
pub struct TempFolder(PathBuf);

impl TempFolder {
    /// A new path whose name contains `purpose`.
    pub fn new(purpose: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("basalt-{purpose}-{}-{number}", std::process::id());
        Self(env::temp_dir().join(name))
    }

    /// The path.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays among the temporary files of the system.
        _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_has_its_own_path_and_is_removed() {
        let (one, other) = (TempFolder::new("test"), TempFolder::new("test"));
        assert_ne!(one.path(), other.path());
        fs::create_dir_all(one.path().join("below")).expect("created");
        let path = one.path().to_owned();
        drop(one);
        assert!(!path.exists());
    }
}
