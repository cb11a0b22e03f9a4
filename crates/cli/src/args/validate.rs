//! The arguments of `basalt validate`.

use std::path::PathBuf;

use basalt_records::Format;

use super::{EXIT_CODES, Output, RECORDS, format};

/// Replay the games of files and report errors.
///
/// The first illegal move of each bad game is named, with the rule that it breaks. Results and
/// scores must match the board.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{RECORDS}\n\n{EXIT_CODES}"))]
pub(crate) struct Validate {
    /// The files of games, or - for the standard input.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The format of the files [default: what their first lines look like].
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    pub(crate) from: Option<Format>,
    #[command(flatten)]
    pub(crate) output: Output,
}
