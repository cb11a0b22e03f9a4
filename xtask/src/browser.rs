//! Tests of the page in a real browser, with the program that serves it.

use std::fs;
use std::process::Command;
use std::thread;

use crate::page::Build;
use crate::process::{program_in_root, root, run};
use crate::tools::install_program;

/// The folder of the tests.
const FOLDER: &str = "e2e";

/// The ending of files with tests.
const ENDING: &str = ".test.mjs";

/// The script that runs them.
const RUNNER: &str = "e2e/run.mjs";

/// The files that take longest, by name. They come first, so that none of them is left running
/// alone at the end.
const SLOWEST: [&str; 5] = ["screenshots", "online", "accessibility", "learn", "analyse"];

/// The variable of the environment that asks for every language on every screen.
const EVERYTHING: &str = "BASALT_SOAK";

/// The programs that the tests need, each with its Debian package.
const PROGRAMS: [(&str, &str); 3] =
    [("node", "nodejs"), ("npm", "npm"), ("chromium-headless-shell", "chromium-headless-shell")];

/// Builds the page and the program, and runs the tests, or those whose name matches a pattern.
pub(crate) fn run_tests(pattern: Option<&str>) -> Result<(), String> {
    let mut node = command(Build::Quick)?;
    if let Some(pattern) = pattern {
        node.arg(format!("--pattern={pattern}"));
    }
    run(node.args(files()?))
}

/// Runs the tests with the release build, every language on every screen.
pub(crate) fn run_soak() -> Result<(), String> {
    run(command(Build::Dist)?.args(files()?).env(EVERYTHING, "1"))
}

/// The command that runs tests, without files.
fn command(build: Build) -> Result<Command, String> {
    for (program, package) in PROGRAMS {
        install_program(program, package)?;
    }
    let basalt = crate::build(build)?;
    let packages = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    run(program_in_root("npm", packages).current_dir(root().join(FOLDER)))?;
    // One more than there are processors: a file waits now and then, for a clock or a reply.
    let files_at_once = thread::available_parallelism().map_or(1, usize::from) + 1;
    let mut node = program_in_root("node", [RUNNER]);
    node.arg(format!("--at-once={files_at_once}")).env("BASALT", basalt);
    Ok(node)
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
    let rank = |name: &str| SLOWEST.iter().position(|slow| name.strip_suffix(ENDING) == Some(slow));
    names.sort_by_key(|name| (rank(name).unwrap_or(SLOWEST.len()), name.clone()));
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
    fn every_slow_file_is_there() {
        let files = files().expect("the folder of tests");
        for slow in SLOWEST {
            let name = format!("{FOLDER}/tests/{slow}{ENDING}");
            assert!(files.contains(&name), "{name}");
        }
    }
}
