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

impl Exit {
    /// The code that the program ends with.
    pub(crate) fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::BadInput => 1,
            Self::NoAccess => 3,
            Self::OldProcessor => 4,
            // As shells count it: 128 and the number of the signal.
            Self::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// Only writing to the standard output fails without anything more to be said.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::EXIT_CODES;

    /// The page that documents the codes.
    const PAGE: &str = include_str!("../../../docs/command-line.md");

    /// The code of wrong arguments, which clap sets.
    const USAGE: u8 = 2;

    /// The numbers at the start of lines that begin with a text, which other lines end.
    fn codes(text: &str, heading: &str, before: &str) -> Vec<u8> {
        let (_, list) = text.split_once(heading).unwrap_or_else(|| panic!("no {heading}"));
        let lines = list.lines().skip_while(|line| !line.starts_with(before));
        let rows = lines.take_while(|line| line.starts_with(before));
        rows.filter_map(|row| row.strip_prefix(before)?.split(' ').next()?.parse().ok()).collect()
    }

    #[test]
    fn help_and_page_list_the_codes_of_every_ending() {
        let endings =
            [Exit::Fine, Exit::BadInput, Exit::NoAccess, Exit::OldProcessor, Exit::Interrupted];
        let mut expected: Vec<u8> = endings.map(Exit::code).to_vec();
        expected.push(USAGE);
        expected.sort_unstable();
        assert_eq!(codes(EXIT_CODES, "Exit codes:\n", "  "), expected);
        assert_eq!(codes(PAGE, "## Exit codes\n", "| "), expected);
    }
}
