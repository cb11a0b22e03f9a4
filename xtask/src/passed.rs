//! The tests that passed last time, so that one runs again only when something has changed.
//!
//! As with the cache of `go test`, a result counts as long as nothing is different that the tests can see: the
//! executable, the programs of its package, the files of the repository that are read at run time, and the variables
//! of the environment; for tests in the browser also what their pages load. Rust sources are part of the executables.
//! A fresh clone has no results.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::path::{Path, PathBuf};

use crate::process::{output, program_in_root, root, target_folder};
use crate::soak::LONG_TESTS;

/// The package whose tests read the sources of the others: they always run.
const READS_SOURCES: &str = "xtask";

/// Other variables of the environment that tests know: they renew the files that they compare with, or use another browser or
/// a slower one.
const VARIABLES: [&str; 3] = ["BASALT_RENEW", "CHROMIUM", "SLOWER"];

/// The results of earlier runs.
#[derive(Debug)]
pub(crate) struct Passed {
    /// A file for each executable, with a fingerprint and the number of tests.
    pub(crate) folder: PathBuf,
    /// The fingerprint of everything that all tests have in common.
    common: u64,
}

impl Passed {
    /// Reads what the tests can see besides their executables.
    pub(crate) fn open() -> Result<Self, String> {
        let folder = target_folder()?.join("passed");
        fs::create_dir_all(&folder)
            .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        let mut hasher = DefaultHasher::new();
        for file in data_files()? {
            stamp(&file, &mut hasher);
        }
        for variable in variables() {
            variable.hash(&mut hasher);
        }
        Ok(Self { folder, common: hasher.finish() })
    }

    /// The fingerprint of an executable with the programs that its tests start; `None` if it always runs.
    pub(crate) fn fingerprint(&self, package: &str, files: &[PathBuf]) -> Option<String> {
        (package != READS_SOURCES).then(|| self.fingerprint_with(files, &()))
    }

    /// The fingerprint of tests that see these files, and something else.
    pub(crate) fn fingerprint_with(&self, files: &[PathBuf], seen: &impl Hash) -> String {
        let mut hasher = DefaultHasher::new();
        (self.common, seen).hash(&mut hasher);
        for file in files {
            stamp(file, &mut hasher);
        }
        format!("{:016x}", hasher.finish())
    }

    /// The number of tests that passed, if the executable had this fingerprint.
    pub(crate) fn find(&self, name: &str, fingerprint: &str) -> Option<u32> {
        let text = fs::read_to_string(self.file(name)).ok()?;
        let (known, tests) = text.split_once(' ')?;
        if known == fingerprint { tests.parse().ok() } else { None }
    }

    /// Stores that an executable passed. If that fails, it runs again next time.
    pub(crate) fn store(&self, name: &str, fingerprint: &str, tests: u32) {
        let _ = fs::write(self.file(name), format!("{fingerprint} {tests}"));
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name.replace([' ', '/'], "-"))
    }
}

/// All files of the repository but Rust sources, also those that are not committed yet.
fn data_files() -> Result<Vec<PathBuf>, String> {
    let args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let names = output(&mut program_in_root("git", args))?;
    let files = names.split_terminator('\0').map(|name| root().join(name));
    Ok(files.filter(|file| file.extension().is_none_or(|end| end != "rs")).collect())
}

/// Hashes a file by its name, its size and the time of its last change.
fn stamp(file: &Path, hasher: &mut DefaultHasher) {
    file.hash(hasher);
    let data = fs::metadata(file);
    data.map(|data| (data.len(), data.modified().ok())).ok().hash(hasher);
}

/// The variables of the environment that tests know, with their values.
fn variables() -> impl Iterator<Item = (&'static str, Option<OsString>)> {
    let names = LONG_TESTS.iter().map(|(name, _)| *name).chain(VARIABLES);
    names.map(|name| (name, std::env::var_os(name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::TestFolder;

    /// No results yet.
    fn results(folder: &TestFolder, common: u64) -> Passed {
        Passed { folder: folder.0.clone(), common }
    }

    #[test]
    fn a_result_counts_until_a_file_has_changed() {
        let folder = TestFolder::new("passed");
        let (program, passed) = (folder.0.join("program"), results(&folder, 7));
        let fingerprint =
            || passed.fingerprint("play", std::slice::from_ref(&program)).expect("not xtask");
        let absent = fingerprint();
        fs::write(&program, "1").expect("written");
        let first = fingerprint();
        passed.store("play it", &first, 12);
        assert_eq!(passed.find("play it", &fingerprint()), Some(12));
        assert_eq!(passed.find("play other", &first), None);
        fs::write(&program, "22").expect("written");
        assert_eq!(passed.find("play it", &fingerprint()), None);
        assert_ne!(absent, first);
    }

    #[test]
    fn shared_inputs_count() {
        let folder = TestFolder::new("common");
        let fingerprint = |common| results(&folder, common).fingerprint("play", &[]);
        assert_ne!(fingerprint(7), fingerprint(8));
    }

    #[test]
    fn other_inputs_of_tests_count() {
        let passed = results(&TestFolder::new("seen"), 7);
        let fingerprint = |seen: &[&str]| passed.fingerprint_with(&[], &seen);
        assert_eq!(fingerprint(&["a", "b"]), fingerprint(&["a", "b"]));
        assert_ne!(fingerprint(&["a", "b"]), fingerprint(&["a"]));
    }

    #[test]
    fn the_tests_of_xtask_always_run() {
        assert_eq!(results(&TestFolder::new("always"), 7).fingerprint("xtask", &[]), None);
    }

    #[test]
    fn data_files_are_all_but_sources() {
        let files = data_files().expect("a repository");
        assert!(files.contains(&root().join("README.md")));
        assert!(files.iter().all(|file| file.extension().is_none_or(|end| end != "rs")));
    }
}
