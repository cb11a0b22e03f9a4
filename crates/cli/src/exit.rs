//! Exit codes of the program.

use std::io;
use std::process::ExitCode;

/// The end of a command, the worst last. Wrong usage, code 2, is clap's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// All is well.
    Fine,
    /// Something in the input was bad; the rest was done.
    BadInput,
    /// Something could not be read or written.
    NoAccess,
    /// The processor cannot run the program.
    OldProcessor,
    /// Ctrl-C has ended the command; it can go on later.
    Interrupted,
}

/// A failure that ends a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something in the input is bad, as this sentence says.
    Input(String),
    /// A file could not be read or written, as this sentence says.
    Access(String),
    /// The standard output cannot be written.
    Output(io::Error),
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Fine => 0,
            Exit::BadInput => 1,
            Exit::NoAccess => 3,
            Exit::OldProcessor => 4,
            // As shells count it: 128 and the number of the signal.
            Exit::Interrupted => 130,
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
