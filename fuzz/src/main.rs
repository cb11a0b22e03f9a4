//! Drives the fuzz targets on stable Rust: every seed, then mutations of the seeds.
//!
//! The mutations are the same in every run. A run ends at the number of inputs or at the time,
//! whichever comes first, so a slow machine sees the first part of what a fast one sees.
//!
//! This driver is our own because no library does what it does on stable Rust: bolero and proptest feed random bytes,
//! or values of a grammar that would have to be written for each target; neither mutates a corpus of files. Almost no
//! random bytes get past the first line of a parser, whereas a mutated game record reaches all of it.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod corpus;
mod drive;
mod mutate;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use basalt_fuzz::{TARGETS, Target};
use clap::Parser;

/// Drive the fuzz targets with their seeds and with mutations of them.
#[derive(Debug, Parser)]
struct Options {
    /// The targets to drive; all if none is named.
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(TARGETS.iter().map(|t| t.name)))]
    targets: Vec<String>,
    /// Give each target at most this many mutations.
    #[arg(long, default_value_t = 20_000)]
    inputs: u64,
    /// Give each target at most this many seconds.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Start another sequence of mutations.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Run the targets on this file alone, such as one that an earlier run has left.
    #[arg(long)]
    file: Option<PathBuf>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let chosen = |target: &&Target| {
        options.targets.is_empty() || options.targets.iter().any(|name| name == target.name)
    };
    for target in TARGETS.iter().filter(chosen) {
        match drive_one(target, &options) {
            Ok(line) => println!("{line}"),
            Err(sentence) => {
                eprintln!("{sentence}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn drive_one(target: &'static Target, options: &Options) -> Result<String, String> {
    if let Some(file) = &options.file {
        drive::once(target, &corpus::read(file)?)?;
        return Ok(format!("{}: nothing wrong with {}", target.name, file.display()));
    }
    let limits = drive::Limits {
        inputs: options.inputs,
        time: Duration::from_secs(options.seconds),
        seed: options.seed,
    };
    drive::with_mutations(target, &corpus::seeds(target)?, &limits)
}

#[cfg(test)]
mod tests {
    use basalt_testkit::documentation::assert_accepted;

    use super::*;

    #[test]
    fn every_command_of_the_documentation_is_accepted() {
        assert_accepted(&["cargo", "run", "-p", "basalt-fuzz"], 3, |args| {
            let program = "basalt-fuzz".to_owned();
            Options::try_parse_from([program].iter().chain(args)).map(drop)
        });
    }
}
