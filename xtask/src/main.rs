//! The workshop: one command that runs Basalt, one that runs every check, and the benchmark.
//!
//! Each brings what it needs: parts of the Rust toolchain through rustup, programs through the
//! system's package manager. Nothing here is part of what users get.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod bench;
mod browser;
mod check;
mod page;
mod process;
mod tools;
mod wasm;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use process::cargo;

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
    Run {
        /// Passed on to `basalt serve`; `cargo xtask run -- --help` lists them.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the page into `target/www`, and tell how large it is.
    Page,
    /// Build Basalt and try the page in a real browser.
    Browser {
        /// Run only the tests whose name matches this.
        pattern: Option<String>,
    },
    /// Run every check that continuous integration runs.
    Test,
    /// Measure the speed of rules and search, natively and in WASM, and print tables.
    Bench(bench::Options),
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Run { args } => serve(&args),
        Task::Page => page::build().map(|()| ExitCode::SUCCESS),
        Task::Browser { pattern } => {
            browser::run_tests(pattern.as_deref()).map(|()| ExitCode::SUCCESS)
        }
        Task::Test => check::run_all().map(|()| ExitCode::SUCCESS),
        Task::Bench(options) => bench::run(&options).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}

/// Ends as the server ends: it has said itself what there was to say.
fn serve(args: &[String]) -> Result<ExitCode, String> {
    page::build()?;
    let basalt = ["run", "--release", "--package", "basalt-cli", "--bin", "basalt", "--"];
    process::exit_code(cargo(basalt).arg("serve").args(args))
}
