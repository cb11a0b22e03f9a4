//! Tests of the page in a real browser, with the program that serves it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::slice::from_ref;

use crate::at_once::tests_at_once;
use crate::executables::Reruns;
use crate::page::{Build, BuiltPage};
use crate::passed::Passed;
use crate::process::{output, program_in_root, root, run};
use crate::tools::{install_program, install_servers};

/// The folder of the tests.
const FOLDER: &str = "e2e";

/// The ending of files with tests.
const ENDING: &str = ".test.mjs";

/// The script that runs them.
const RUNNER: &str = "e2e/run.mjs";

/// The files that take longest, by name. They come first, so that none of them is left running
/// alone at the end.
const RUN_FIRST: [&str; 5] = ["screenshots", "online", "accessibility", "learn", "analyse"];

/// The variable of the environment with the folder in which the files leave what they have loaded.
const LOADED: &str = "BASALT_LOADED";

/// The line that stands for all bundles in such a list.
const ALL_BUNDLES: &str = "all";

/// The variable of the environment that asks for every language on every screen.
const EVERYTHING: &str = "BASALT_SOAK";

/// The programs that the tests need, each with its Debian package.
const PROGRAMS: [(&str, &str); 3] =
    [("node", "nodejs"), ("npm", "npm"), ("chromium-headless-shell", "chromium-headless-shell")];

/// Builds the page and the program, and runs the tests whose name matches a pattern.
pub(crate) fn run_matching(pattern: &str) -> Result<(), String> {
    let mut node = Tests::build(Build::Quick)?.node();
    run(node.arg(format!("--pattern={pattern}")).args(files()?))
}

/// Builds the page and the program, and runs the tests: all, or those for which something has changed since they passed.
pub(crate) fn run_tests(reruns: Reruns) -> Result<(), String> {
    let tests = Tests::build(Build::Quick)?;
    let results = BrowserResults::open(&tests.program)?;
    let mut files = files()?;
    if reruns == Reruns::Changed {
        let all = files.len();
        files.retain(|file| !results.has_passed(file));
        let known = all - files.len();
        println!(
            "    {known} of {all} files have passed before, and nothing that they see has changed"
        );
    }
    if files.is_empty() {
        return Ok(());
    }
    results.forget(&files);
    let result = run(tests.node().args(&files).env(LOADED, &results.loaded));
    results.store(&files);
    result
}

/// Runs the tests with the release build, every language on every screen.
pub(crate) fn run_soak() -> Result<(), String> {
    run(Tests::build(Build::Dist)?.node().args(files()?).env(EVERYTHING, "1"))
}

/// Everything that the tests need.
struct Tests {
    /// The program that serves the page.
    program: PathBuf,
}

impl Tests {
    fn build(build: Build) -> Result<Self, String> {
        for (program, package) in PROGRAMS {
            install_program(program, package)?;
        }
        install_servers()?;
        let program = crate::build(build)?;
        let packages = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
        run(program_in_root("npm", packages).current_dir(root().join(FOLDER)))?;
        Ok(Self { program })
    }

    /// The command that runs tests, without files.
    fn node(&self) -> Command {
        let mut node = program_in_root("node", [RUNNER]);
        node.arg(format!("--at-once={}", tests_at_once())).env("BASALT", &self.program);
        node
    }
}

/// The files of tests that have passed, and what each of them has seen: the program, the browser, and of the page the bundles
/// that it loaded and everything that is no bundle.
struct BrowserResults {
    passed: Passed,
    page: BuiltPage,
    program: PathBuf,
    /// The versions of the programs that run the tests.
    versions: Vec<String>,
    /// The folder in which each file leaves the list of the bundles that it has loaded.
    loaded: PathBuf,
}

impl BrowserResults {
    fn open(program: &Path) -> Result<Self, String> {
        let passed = Passed::open()?;
        let loaded = passed.folder.join("loaded");
        fs::create_dir_all(&loaded)
            .map_err(|error| format!("{} cannot be made: {error}", loaded.display()))?;
        let version = |(program, _)| output(&mut program_in_root(program, ["--version"]));
        let versions = PROGRAMS.into_iter().map(version).collect::<Result<_, _>>()?;
        Ok(Self { passed, page: BuiltPage::read()?, program: program.to_owned(), versions, loaded })
    }

    fn has_passed(&self, file: &str) -> bool {
        let fingerprint = self.fingerprint(file);
        fingerprint.is_some_and(|fingerprint| self.passed.find(file, &fingerprint).is_some())
    }

    /// The fingerprint of all that a file of tests has seen; `None` if it has not passed.
    fn fingerprint(&self, file: &str) -> Option<String> {
        let list = fs::read_to_string(self.list(file)).ok()?;
        let seen = self.page.seen_with(|bundle| loads(&list, bundle));
        Some(self.passed.fingerprint_with(from_ref(&self.program), &(seen, &self.versions)))
    }

    /// Removes the lists of what these files have loaded; passing tests write them again.
    fn forget(&self, files: &[String]) {
        for file in files {
            let _ = fs::remove_file(self.list(file));
        }
    }

    /// Stores the results of those files that have left what they loaded.
    fn store(&self, files: &[String]) {
        for file in files {
            if let Some(fingerprint) = self.fingerprint(file) {
                self.passed.store(file, &fingerprint, 1);
            }
        }
    }

    fn list(&self, file: &str) -> PathBuf {
        self.loaded.join(Path::new(file).file_name().unwrap_or_default())
    }
}

/// Whether a list of bundles, one a line, contains this one.
fn loads(list: &str, bundle: &str) -> bool {
    list.lines().any(|line| line == ALL_BUNDLES || line == bundle)
}

fn files() -> Result<Vec<String>, String> {
    let folder = format!("{FOLDER}/tests");
    let entries = fs::read_dir(root().join(&folder))
        .map_err(|error| format!("{folder} cannot be read: {error}"))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let files = slowest_first(names.filter(|name| name.ends_with(ENDING)).collect());
    if files.is_empty() {
        return Err(format!("{folder} holds no tests"));
    }
    Ok(files.into_iter().map(|name| format!("{folder}/{name}")).collect())
}

/// The slowest in their order, then the others by name.
fn slowest_first(mut names: Vec<String>) -> Vec<String> {
    let rank =
        |name: &str| RUN_FIRST.iter().position(|slow| name.strip_suffix(ENDING) == Some(slow));
    names.sort_by_key(|name| (rank(name).unwrap_or(RUN_FIRST.len()), name.clone()));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first() {
        let names = ["bundles", "online", "screenshots", "analyse-more"];
        let names = names.map(|name| format!("{name}{ENDING}"));
        let order = slowest_first(names.into());
        let order: Vec<_> = order.iter().filter_map(|name| name.strip_suffix(ENDING)).collect();
        assert_eq!(order, ["screenshots", "online", "analyse-more", "bundles"]);
    }

    #[test]
    fn a_list_names_its_bundles_or_all() {
        let list = "basalt_engine\nbasalt_home";
        assert!(loads(list, "basalt_home") && loads("all", "basalt_home"));
        assert!(!loads(list, "basalt_play") && !loads("", "basalt_home"));
    }

    #[test]
    fn every_slow_file_is_there() {
        let files = files().expect("the folder of tests");
        for slow in RUN_FIRST {
            let name = format!("{FOLDER}/tests/{slow}{ENDING}");
            assert!(files.contains(&name), "{name}");
        }
    }
}
