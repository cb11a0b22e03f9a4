//! The arguments of `basalt review`.

use std::path::PathBuf;

use super::{EXIT_CODES, Output, RECORDS, Recorded};

const OUTPUT: &str = "\
A line for each move of the game, as analyze writes it; where a move stands out, it has a mark and a
sentence about it below:
  !   the only good move, and hard to see
  ?!  inaccurate: 5% of the chance to win are lost, or 5 points for certain
  ?   a mistake: 10%
  ??  a blunder: 20%
Then a chart of White's chance to win, the accuracy of each player, the chapters of the game, the turning
points, and up to three things to take away. The same game gives the same review.

Examples:
  basalt review game.basalt --lang pl
  basalt review game.basalt --annotate reviewed.basalt
  basalt review games.sgf --all --json";

/// Review a recorded game: what each move lost, and why.
///
/// Every position is searched with the same number of nodes. Each sentence is a fact that the rules
/// or a proof confirm, or else names what the engine prefers.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{OUTPUT}\n\n{RECORDS}\n\n{EXIT_CODES}"))]
pub(crate) struct Review {
    /// The file of games, or - for the standard input.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) recorded: Recorded,
    /// Nodes for each move [default: 100000 in DVONN, 10000 in PÜNCT].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Write the record with marks, sentences, evaluations and the engine's lines to a file, or - for the
    /// standard output instead of the review.
    #[arg(long, value_name = "FILE")]
    pub(crate) annotate: Option<PathBuf>,
    /// Review every game of the file. A game that cannot be replayed is named and left out.
    #[arg(long, conflicts_with = "number")]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

impl Review {
    /// A contradiction in the arguments.
    pub(crate) fn contradiction(&self) -> Option<&'static str> {
        let is_record_printed = self.annotate.as_deref().is_some_and(|file| file == "-");
        (is_record_printed && self.output.json).then_some(
            "--annotate - prints the record instead of the review; name a file to use --json",
        )
    }
}
