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

/// The variable of the environment that asks for every language on every screen.
const EVERYTHING: &str = "BASALT_SOAK";

/// The programs that the tests need, each with its Debian package.
const PROGRAMS: [(&str, &str); 3] =
    [("node", "nodejs"), ("npm", "npm"), ("chromium-headless-shell", "chromium-headless-shell")];

/// Builds the page and the program, and runs the tests, or those whose name matches a pattern.
pub(crate) fn run_tests(pattern: Option<&str>) -> Result<(), String> {
    let mut node = command(Build::Quick)?;
    if let Some(pattern) = pattern {
        node.arg(format!("--test-name-pattern={pattern}"));
    }
    run(node.args(files()?))
}

/// Runs the tests with the release build, every language on every screen.
pub(crate) fn run_soak() -> Result<(), String> {
    run(command(Build::Dist)?.args(files()?).env(EVERYTHING, "1"))
}

/// The command of Node's test runner, without files.
fn command(build: Build) -> Result<Command, String> {
    for (program, package) in PROGRAMS {
        install_program(program, package)?;
    }
    let basalt = crate::build(build)?;
    let packages = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    run(program_in_root("npm", packages).current_dir(root().join(FOLDER)))?;
    // One more than there are processors: a file waits now and then, for a clock or a reply.
    let files_at_once = thread::available_parallelism().map_or(1, usize::from) + 1;
    let mut node = program_in_root("node", ["--test"]);
    node.arg(format!("--test-concurrency={files_at_once}")).env("BASALT", basalt);
    Ok(node)
}

fn files() -> Result<Vec<String>, String> {
    let folder = format!("{FOLDER}/tests");
    let entries = fs::read_dir(root().join(&folder))
        .map_err(|error| format!("{folder} cannot be read: {error}"))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut files: Vec<_> = names
        .filter(|name| name.ends_with(ENDING))
        .map(|name| format!("{folder}/{name}"))
        .collect();
    files.sort();
    if files.is_empty() { Err(format!("{folder} holds no tests")) } else { Ok(files) }
}
