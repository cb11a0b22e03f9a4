//! The arguments of `basalt bot`.

use std::path::PathBuf;
use std::time::Duration;

use basalt_arena::{EngineOption, Spec};
use basalt_bot::{RatedWish, ServerAddress};
use basalt_engine::Level;
use basalt_rules::Game;
use clap::ValueEnum;

use super::{EXIT_CODES, Output, game, level};

/// Play on a Basalt server as a bot, with this program's engine or any other that speaks UGI.
///
/// Accepts challenges that name the bot, plays many games at once, and reconnects by itself. Stop it with Ctrl-C and start
/// it again at any time: running games go on at the server and are picked up. The token of the account, made on its page
/// with the scope bot:play, comes from the variable BASALT_TOKEN or from --token-file. docs/bots.md has more.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Bot {
    /// The origin of the server, with https:// and without a path. Without TLS it must be on this machine.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) server: ServerAddress,
    /// The file whose first line is the token.
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// The command line of an engine that speaks UGI, or a player as basalt match names it [default: this program's engine].
    #[arg(long, value_name = "COMMAND", default_value = "basalt", hide_default_value = true, value_parser = engine)]
    pub(crate) engine: Spec,
    /// The level of this program's engine, from 1 to 20 [default: full strength].
    #[arg(long, value_name = "NUMBER", value_parser = level)]
    pub(crate) level: Option<Level>,
    /// An option for the engine, such as Threads=2; can be repeated.
    #[arg(long, value_name = "NAME=VALUE", value_parser = EngineOption::parse)]
    pub(crate) option: Vec<EngineOption>,
    /// The games to play; can be repeated [default: dvonn, punct and punct-basic].
    #[arg(long, value_name = "GAME", value_parser = game(), ignore_case = true)]
    pub(crate) game: Vec<Game>,
    /// Whether to play rated games, casual games or both. Games with people are casual.
    #[arg(long, value_name = "WHICH", default_value = "both", value_enum)]
    pub(crate) rated: RatedChoice,
    /// The least time for a live game, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub(crate) min_time: u32,
    /// The most time for a live game, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10_800)]
    pub(crate) max_time: u32,
    /// Play no live games.
    #[arg(long)]
    pub(crate) no_live: bool,
    /// The most days for a move by correspondence; 0 for no such games.
    #[arg(long, value_name = "NUMBER", default_value_t = 14)]
    pub(crate) max_days: u8,
    /// The most games at once. Further challenges wait.
    #[arg(long, value_name = "NUMBER", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=40))]
    pub(crate) max_games: u32,
    /// The most seconds for a move; by correspondence all of it is used.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) move_time: u32,
    /// The most searches at the same time [default: the number of processors].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) searches: Option<u32>,
    /// Turn the account into a bot account permanently, unless it is one. It must never have played.
    #[arg(long)]
    pub(crate) upgrade: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The games that a bot plays.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RatedChoice {
    Both,
    Rated,
    Casual,
}

impl From<RatedChoice> for RatedWish {
    fn from(rated: RatedChoice) -> Self {
        match rated {
            RatedChoice::Both => Self::Both,
            RatedChoice::Rated => Self::Rated,
            RatedChoice::Casual => Self::Casual,
        }
    }
}

impl Bot {
    /// A contradiction in the arguments.
    pub(crate) fn contradiction(&self) -> Option<&'static str> {
        let is_ours = self.engine.text.split(':').next() == Some("basalt");
        (self.level.is_some() && !is_ours)
            .then_some("--level is for this program’s engine; use --option for others")
    }

    /// The most time for a move.
    pub(crate) fn move_time(&self) -> Duration {
        Duration::from_secs(self.move_time.into())
    }
}

/// A player as `basalt match` names it, or else the command line of an engine.
fn engine(text: &str) -> Result<Spec, String> {
    match Spec::parse(text) {
        Ok(spec) if !spec.speaks_codecup() => Ok(spec),
        _ => Spec::parse(&format!("ugi:{text}")),
    }
}
