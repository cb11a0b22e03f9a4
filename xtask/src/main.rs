//! Development commands: build and run Basalt, test it, and measure it.
//!
//! Each command installs what it needs: parts of the Rust toolchain through rustup, programs
//! through the system's package manager. Nothing here is part of the product.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod api;
mod at_once;
mod bench;
mod browser;
mod deny;
mod dist;
#[cfg(test)]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "the workspace's tests, which this program is no part of, use all of it"
)]
// Not the crate: the first command of a fresh clone would compile what its twins and generators need.
#[path = "../../crates/testkit/src/documentation.rs"]
mod documentation;
mod executables;
mod fuzz;
mod page;
mod parts;
mod passed;
mod process;
mod soak;
mod test;
#[cfg(test)]
mod test_folder;
mod test_logs;
mod tools;
mod wasm;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use process::{ALL_BUT_XTASK, cargo, run, target_folder};

use crate::executables::Reruns;
use crate::page::Build;

/// Builds, runs and checks Basalt.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build Basalt and serve its page, to be opened in a browser.
    ///
    /// This is the build that the tests use. It is ready soonest; `--dist` serves what a release
    /// serves.
    Run {
        /// Serve the release build.
        #[arg(long)]
        dist: bool,
        /// Passed on to `basalt serve`; `cargo xtask run -- --help` lists them.
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Build the archive of a release into `target/dist`: a static program with the smallest page in it, and all that belongs to it.
    Dist,
    /// Build the page of a release into `target/www`, print its sizes and check them.
    Page,
    /// Build Basalt and test the page in a real browser.
    Browser {
        /// Run only the tests whose name matches this.
        pattern: Option<String>,
    },
    /// Run every check that continuous integration runs.
    Test {
        /// Run only these parts.
        #[arg(value_name = "PART")]
        parts: Vec<test::Part>,
    },
    /// Run the long checks that precede a release.
    Soak {
        /// Run only these parts.
        #[arg(value_name = "PART")]
        parts: Vec<soak::Part>,
    },
    /// Measure the speed of rules and search, natively and in WASM, and print tables.
    Bench(bench::Options),
}

fn main() -> ExitCode {
    let done = |()| ExitCode::SUCCESS;
    let result = match Cli::parse().task {
        Task::Run { dist, args } => serve(if dist { Build::Dist } else { Build::Quick }, &args),
        Task::Dist => tools::install_toolchain().and_then(|()| dist::run_all()).map(done),
        Task::Page => page::build(Build::Dist).map(done),
        Task::Browser { pattern: None } => browser::run_tests(Reruns::All).map(done),
        Task::Browser { pattern: Some(pattern) } => browser::run_matching(&pattern).map(done),
        Task::Test { parts } => run_parts(&parts).map(done),
        Task::Soak { parts } => run_parts(&parts).map(done),
        Task::Bench(options) => bench::run(&options).map(done),
    };
    result.unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}

fn run_parts<P: parts::Part>(chosen: &[P]) -> Result<(), String> {
    tools::install_toolchain()?;
    parts::run(chosen)
}

/// Ends with the exit code of the server, which reports its own errors.
fn serve(build: Build, args: &[String]) -> Result<ExitCode, String> {
    let program = self::build(build)?;
    process::exit_code(process::program_in_root(program, ["serve"]).args(args))
}

/// Builds the page and the program that serves it. Gives the path of the program.
fn build(build: Build) -> Result<std::path::PathBuf, String> {
    let program = || run(&mut native_build("basalt-cli", "basalt", build));
    match build {
        // It reads the page when it starts.
        Build::Quick => {
            tools::install_toolchain()?;
            let (page, program) = at_once::both(|| page::build(build), program);
            page.and(program)?;
        }
        // The page becomes a part of it.
        Build::Dist => page::build(build).and_then(|()| program())?,
    }
    Ok(target_folder()?.join(build.native_folder()).join("basalt"))
}

/// The command that builds a native program of a package.
///
/// A quick build has the features of the tests, so that it shares their dependencies; a release has
/// only those that the package asks for.
fn native_build(package: &str, program: &str, build: Build) -> std::process::Command {
    let mut command = cargo(["build", "--bin", program, "--profile", build.native_profile()]);
    match build {
        Build::Quick => command.args(ALL_BUT_XTASK),
        Build::Dist => command.args(["--package", package]),
    };
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documentation::assert_accepted;

    #[test]
    fn every_command_of_the_documentation_is_accepted() {
        assert_accepted(&["cargo", "xtask"], 7, |args| {
            let program = "cargo xtask".to_owned();
            Cli::try_parse_from([program].iter().chain(args)).map(drop)
        });
    }
}
