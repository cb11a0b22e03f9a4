//! The page in a real browser, with the program that serves it.

use std::fs;

use crate::page;
use crate::process::{cargo, program_in_root, root, run, target_folder};
use crate::tools::bring_program;

/// Where the tests are.
const FOLDER: &str = "e2e";

/// What the names of files of tests end with.
const ENDING: &str = ".test.mjs";

/// The programs that the tests need, each with its Debian package.
const PROGRAMS: [(&str, &str); 3] = [("node", "nodejs"), ("npm", "npm"), ("chromium", "chromium")];

/// Builds the page and the program, and runs the tests; those that match a pattern, if there is one.
pub(crate) fn run_tests(pattern: Option<&str>) -> Result<(), String> {
    for (program, package) in PROGRAMS {
        bring_program(program, package)?;
    }
    page::build()?;
    page::check_sizes()?;
    run(&mut cargo(["build", "--package", "basalt-cli"]))?;
    let packages = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    run(program_in_root("npm", packages).current_dir(root().join(FOLDER)))?;
    let mut node = program_in_root("node", ["--test"]);
    if let Some(pattern) = pattern {
        node.arg(format!("--test-name-pattern={pattern}"));
    }
    run(node.args(files()?).env("BASALT", target_folder()?.join("debug/basalt")))
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
