//! The parts of `cargo xtask test`: every check that continuous integration runs.

use std::path::Path;

use clap::ValueEnum;

use crate::at_once::both;
use crate::executables::Reruns;
use crate::page::Build;
use crate::process::{ALL_BUT_XTASK, XTASK, cargo, run};
use crate::{browser, executables, fuzz, page, parts, test_logs, tools, wasm};

/// A part of the tests, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// rustfmt finds nothing to change.
    Format,
    /// Clippy finds nothing in the workspace, tests included.
    Lints,
    /// The documentation builds without a warning: no broken link.
    Docs,
    /// Tests and page build, the page quickly rather than small; it is not larger than such a page may be.
    Build,
    /// The Rust tests of every crate, natively, and the examples of the documentation.
    Rust,
    /// Perft and search count the same in WASM as natively.
    Wasm,
    /// The fuzz targets find nothing in two seconds each.
    Fuzz,
    /// The page works in a real browser.
    Web,
}

impl parts::Part for Part {
    fn run(&self) -> Result<(), String> {
        match self {
            Self::Format => format(),
            Self::Lints => lints(),
            Self::Docs => docs(),
            Self::Build => build(),
            Self::Rust => rust(),
            Self::Wasm => wasm::compare_counts(),
            Self::Fuzz => fuzz::run_targets(2, 20_000),
            Self::Web => test_logs::search_after(|| browser::run_tests(reruns())),
        }
    }
}

/// The variable of the environment that asks for all tests, also those that have passed.
const RERUN: &str = "BASALT_RERUN";

fn reruns() -> Reruns {
    if std::env::var_os(RERUN).is_some() { Reruns::All } else { Reruns::Changed }
}

fn format() -> Result<(), String> {
    run(&mut cargo(["fmt", "--all", "--check"]))
        .map_err(|error| format!("{error}; `cargo fmt --all` corrects it"))
}

/// The arguments of Clippy, and the same as `cargo clippy` passes them on to its driver.
const DENY_WARNINGS: [&str; 2] = ["-D", "warnings"];
const DENY_WARNINGS_ENCODED: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

fn lints() -> Result<(), String> {
    let clippy = |packages: &[&str]| {
        let mut command = cargo(["clippy", "--all-targets"]);
        run(command.args(packages).arg("--").args(DENY_WARNINGS))
    };
    clippy(&ALL_BUT_XTASK).and_then(|()| clippy(&XTASK))
}

/// `cargo doc` compiles the crates of the workspace as `cargo clippy` does. With the environment
/// that `cargo clippy` has, it finds them compiled.
fn docs() -> Result<(), String> {
    let rustdoc = |packages: &[&str]| {
        let mut command = cargo(["doc", "--no-deps"]);
        command.args(packages).env("RUSTDOCFLAGS", "-D warnings");
        let driver = Path::new(command.get_program()).with_file_name("clippy-driver");
        if let Ok(driver) = driver.canonicalize() {
            command.env("RUSTC_WORKSPACE_WRAPPER", driver);
            command.env("CLIPPY_ARGS", DENY_WARNINGS_ENCODED);
        }
        run(&mut command)
    };
    rustdoc(&ALL_BUT_XTASK).and_then(|()| rustdoc(&XTASK))
}

/// Neither of the two keeps both processors busy all the time.
fn build() -> Result<(), String> {
    let (page, tests) = both(|| page::build(Build::Quick), executables::build_all);
    page.and(tests.map(drop))
}

/// Some of the programs under test serve the page.
fn rust() -> Result<(), String> {
    tools::install_servers()?;
    build()?;
    test_logs::search_after(|| executables::run_all(&[], reruns()))?;
    run(cargo(["test", "--doc", "--quiet"]).args(ALL_BUT_XTASK))
}
