//! Arguments of `basalt ugi-check`.

use std::time::Duration;

use basalt_rules::Game;

use super::help::{EXIT_CODES, UGI_CHECK_EXAMPLES};
use super::match_args::seconds;
use super::{Output, game};

/// Check that an engine speaks UGI as docs/protocol.md describes it.
///
/// Holds a suite of conversations with the engine, lets it play a whole game against itself, and says what is wrong. The
/// suite is plain text that other programs can use, too: --suite prints it.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{UGI_CHECK_EXAMPLES}\n\n{EXIT_CODES}"))]
pub(crate) struct UgiCheck {
    /// The engine and its arguments; options of ugi-check come before it.
    #[arg(
        required_unless_present = "suite",
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "COMMAND"
    )]
    pub(crate) engine: Vec<String>,
    /// A game to check; can be repeated [default: every game that the engine offers].
    #[arg(long = "game", value_name = "GAME", value_parser = game(), ignore_case = true)]
    pub(crate) games: Vec<Game>,
    /// The time for each answer, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) timeout: Duration,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Print the suite and do nothing else.
    #[arg(long, conflicts_with_all = ["engine", "games", "timeout", "json"])]
    pub(crate) suite: bool,
}
