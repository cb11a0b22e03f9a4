//! `basalt completions` and `basalt manual`: files about the program itself, for packages.

use std::io::{self, Write as _};

use clap::CommandFactory as _;

use crate::args::{Args, Completions, Manual};
use crate::exit::{Exit, Failure};
use crate::shell::Shell;

/// `basalt completions`.
pub(crate) fn run_completions(args: &Completions) -> Result<Exit, Failure> {
    let mut command = Args::command();
    let (name, mut script) = (command.get_name().to_owned(), Vec::new());
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    io::stdout().write_all(&script)?;
    Ok(Exit::Fine)
}

/// `basalt manual`.
pub(crate) fn run_manual(args: &Manual, shell: &Shell) -> Result<Exit, Failure> {
    let written = clap_mangen::generate_to(Args::command(), &args.folder);
    let name = args.folder.display().to_string();
    written.map_err(|error| Failure::Access(shell.localizer.not_written(&name, &error)))?;
    Ok(Exit::Fine)
}
