//! The workshop: one command that runs Basalt, one that runs every check, and the benchmark.
//!
//! Each brings what it needs: parts of the Rust toolchain through rustup, programs through the
//! system's package manager. Nothing here is part of what users get.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod bench;
mod check;
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
    /// Build Basalt and play a game in the terminal, of DVONN unless told otherwise.
    Run {
        /// Passed on to `basalt play`; `cargo xtask run -- --help` lists them.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Run every check that continuous integration runs.
    Test,
    /// Measure the speed of rules and search, natively and in WASM, and print tables.
    Bench(bench::Options),
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Run { args } => play(&args),
        Task::Test => check::run_all().map(|()| ExitCode::SUCCESS),
        Task::Bench(options) => bench::run(&options).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}

/// Ends as the game ends: it has said itself what there was to say.
fn play(args: &[String]) -> Result<ExitCode, String> {
    tools::bring_toolchain()?;
    let basalt = ["run", "--release", "--package", "basalt-cli", "--bin", "basalt", "--"];
    process::exit_code(cargo(basalt).arg("play").args(args))
}
