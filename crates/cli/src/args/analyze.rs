//! The arguments of `basalt analyze`.

use std::time::Duration;

use basalt_engine::Options;

use super::help::{COLUMNS, EXIT_CODES, RECORDS};
use super::match_args::seconds;
use super::{GameChoice, Output, PositionArgs};

/// Find good and bad moves: of a recorded game, or the best ones of a position.
///
/// Every position of a game is searched with the same effort. A move is worth what the position
/// after it is worth.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{COLUMNS}\n\n{RECORDS}\n\n{EXIT_CODES}"))]
pub(crate) struct Analyze {
    /// The text of a position in quotes, a file of games, or - for games from the standard input.
    #[arg(value_name = "POSITION|FILE")]
    pub(crate) source: String,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    #[command(flatten)]
    pub(crate) place: PositionArgs,
    /// Seconds for each position [default: 1, unless another limit is given].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Maximum nodes of each search.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Maximum depth of each search, in plies.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,
    /// Threads of a search. With one thread and no time limit, the results are reproducible.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=Options::MAX_THREADS as i64))]
    pub(crate) threads: u16,
    /// The number of best moves of a position to show [default: 1].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=Options::MAX_LINES as i64))]
    pub(crate) lines: Option<u16>,
    #[command(flatten)]
    pub(crate) output: Output,
}

impl Analyze {
    /// Whether something is asked for that only a single position has.
    pub(crate) fn is_about_a_position(&self) -> bool {
        self.lines.is_some() || !self.place.moves.is_empty()
    }

    /// The maximum time for a search; `None` if something else ends it.
    pub(crate) fn time(&self) -> Option<Duration> {
        const DEFAULT: Duration = Duration::from_secs(1);
        let limited = self.nodes.is_some() || self.depth.is_some();
        self.time.or_else(|| (!limited).then_some(DEFAULT))
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::args::{Args, Command};

    #[test]
    fn a_search_takes_a_second_unless_something_else_ends_it() {
        let time = |options: &[&str]| {
            let args = [&["basalt", "analyze", "game"], options].concat();
            match Args::parse_from(args).command {
                Command::Analyze(analyze) => analyze.time(),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(time(&[]), Some(Duration::from_secs(1)));
        assert_eq!(time(&["--nodes", "5"]), None);
        assert_eq!(time(&["--depth", "5"]), None);
        assert_eq!(time(&["--depth", "5", "--time", "2"]), Some(Duration::from_secs(2)));
    }
}
