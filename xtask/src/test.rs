//! The parts of `cargo xtask test`: every check that continuous integration runs.

use clap::ValueEnum;

use crate::page::Build;
use crate::process::{ALL_BUT_XTASK, XTASK, cargo, program_in_root, run, target_folder};
use crate::{browser, executables, page, parts, tools, wasm};

/// A part of the tests, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// rustfmt finds nothing to change.
    Format,
    /// Clippy finds nothing in the workspace, tests included.
    Lints,
    /// The documentation builds without a warning: no broken link.
    Docs,
    /// The page builds, quickly rather than small, and is not larger than such a page may be.
    Page,
    /// The Rust tests of every crate, natively, and the examples of the documentation.
    Rust,
    /// Perft and search count the same in WASM as natively.
    Wasm,
    /// The fuzz targets find nothing in a few seconds each.
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
            Self::Page => page::build(Build::Quick),
            Self::Rust => rust(),
            Self::Wasm => wasm::compare_counts(),
            Self::Fuzz => fuzz(&[]),
            Self::Web => browser::run_tests(None),
        }
    }
}

fn format() -> Result<(), String> {
    run(&mut cargo(["fmt", "--all", "--check"]))
        .map_err(|error| format!("{error}; `cargo fmt --all` corrects it"))
}

fn lints() -> Result<(), String> {
    let clippy = |packages: &[&str]| {
        let mut command = cargo(["clippy", "--all-targets"]);
        run(command.args(packages).args(["--", "-D", "warnings"]))
    };
    clippy(&ALL_BUT_XTASK).and_then(|()| clippy(&XTASK))
}

fn docs() -> Result<(), String> {
    let rustdoc = |packages: &[&str]| {
        let mut command = cargo(["doc", "--no-deps"]);
        run(command.args(packages).env("RUSTDOCFLAGS", "-D warnings"))
    };
    rustdoc(&ALL_BUT_XTASK).and_then(|()| rustdoc(&XTASK))
}

/// The page comes first: some of the programs under test have it in them.
fn rust() -> Result<(), String> {
    tools::install_postgres()?;
    page::build(Build::Quick)?;
    executables::run_all(&[])?;
    run(cargo(["test", "--doc", "--quiet"]).args(ALL_BUT_XTASK))
}

/// Drives all fuzz targets with these arguments.
pub(crate) fn fuzz(args: &[&str]) -> Result<(), String> {
    run(&mut crate::native_build("basalt-fuzz", "basalt-fuzz", Build::Quick))?;
    let program = target_folder()?.join(Build::Quick.native_folder()).join("basalt-fuzz");
    run(&mut program_in_root(program, args))
}
