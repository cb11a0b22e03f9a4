//! The arguments of `basalt import`.

use std::path::PathBuf;

use basalt_records::Format;
use basalt_server::import::{Site, parse_day};

use super::{EXIT_CODES, Output, RECORDS, Store, format};

/// Import finished games of other sites into the archive, while people play.
///
/// Takes dumps of Basalt and files of Boardspace, Little Golem and CodeCup, also compressed with gzip. Players are shown as
/// name@site, so that they never collide with members. Imported games appear in the archive and count in the opening
/// explorer, never in ratings. A game that is there already is not imported again; Ctrl-C can be pressed at any time, and
/// the same command goes on later. Bad games are named and skipped, and so are dumps that do not match the SHA256SUMS beside
/// them.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{RECORDS}\n\n{EXIT_CODES}"), args_override_self = true)]
pub(crate) struct Import {
    /// The files of games, folders of such files, or - for the standard input.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The format of the files [default: what their first lines look like].
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    pub(crate) from: Option<Format>,
    /// The site of the games: boardspace, or basalt.example [default: the one whose format the files have, or which they
    /// name].
    #[arg(long, value_name = "NAME", value_parser = site)]
    pub(crate) site: Option<Site>,
    /// The day of games that have no date: 2026-11-15.
    #[arg(long, value_name = "DAY", default_value = "1970-01-01", value_parser = day)]
    pub(crate) date: u64,
    #[command(flatten)]
    pub(crate) store: Store,
    #[command(flatten)]
    pub(crate) output: Output,
}

fn site(text: &str) -> Result<Site, &'static str> {
    Site::new(text).ok_or("a name such as boardspace or basalt.example is needed")
}

fn day(text: &str) -> Result<u64, &'static str> {
    parse_day(text).ok_or("a day such as 2026-11-15 is needed")
}
