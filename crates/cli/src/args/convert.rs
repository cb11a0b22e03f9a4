//! The arguments of `basalt convert`.

use std::path::PathBuf;

use basalt_records::Format;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{EXIT_CODES, RECORDS, format, origin};

/// Convert a file of games to another format.
///
/// Only valid games are written, and anything that the other format cannot hold is lost. Skipped
/// games are named on standard error.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{RECORDS}\n\n{EXIT_CODES}"))]
pub(crate) struct Convert {
    /// The file of games, or - for the standard input.
    #[arg(default_value = "-", hide_default_value = true)]
    pub(crate) file: PathBuf,
    /// The file to write, or - for the standard output; a file appears when it is complete.
    #[arg(short, long, value_name = "FILE", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The format of the file [default: what its first line looks like].
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    pub(crate) from: Option<Format>,
    /// The format to write; link writes the address of each game on the analysis board, a line each.
    #[arg(long, value_name = "FORMAT", default_value = "basalt", value_parser = target())]
    pub(crate) to: Target,
    /// The origin of the site that links lead to, with https:// and without a path [default: links begin with their path].
    #[arg(long, value_name = "ADDRESS", value_parser = origin)]
    pub(crate) site: Option<String>,
}

/// The form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A format of records.
    Records(Format),
    /// Links to the analysis board.
    Links,
}

fn target() -> impl TypedValueParser<Value = Target> {
    const LINK: &str = "link";
    let known = |id: String| match id.as_str() {
        LINK => Ok(Target::Links),
        _ => Format::from_id(&id).map(Target::Records).ok_or(id),
    };
    PossibleValuesParser::new(Format::ALL.map(Format::id).into_iter().chain([LINK])).try_map(known)
}
