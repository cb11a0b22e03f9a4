//! How the program ends: what scripts learn from its exit code.

use std::io;
use std::process::ExitCode;

/// How a command ended, the worst last. Wrong usage, code 2, is clap's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    /// All is well.
    Fine,
    /// Something in the input was bad; the rest was done.
    BadInput,
    /// Something could not be read or written.
    NoAccess,
    /// The processor cannot run the program.
    OldProcessor,
}

/// What keeps a command from going on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something in the input is bad, as this sentence says.
    Input(String),
    /// A file could not be read or written, as this sentence says.
    Access(String),
    /// The standard output cannot be written.
    Output(io::Error),
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Fine => 0,
            Ending::BadInput => 1,
            Ending::NoAccess => 3,
            Ending::OldProcessor => 4,
        }
        .into()
    }
}

/// Only writing to the standard output fails without anything more to be said.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
