//! Folders for tests.

use std::fs;
use std::path::PathBuf;

/// An empty folder of its own for a test, gone afterwards.
pub(crate) struct TestFolder(pub(crate) PathBuf);

impl TestFolder {
    /// The name distinguishes the folders of one run.
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("basalt-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
