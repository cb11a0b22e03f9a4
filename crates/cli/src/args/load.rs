//! The arguments of `basalt load`.

use std::net::SocketAddr;
use std::time::Duration;

use basalt_loadtest::AttackPlan;
use basalt_rules::{Game, Title};
use clap::builder::PossibleValuesParser;

use super::{EXIT_CODES, Output};

const EXAMPLES: &str = "\
Examples:
  basalt load                                       5000 players, 1000 games, 1000 moves a second
  basalt load --knee --seconds 10                   faster and faster, until it takes too long
  basalt load --address 127.0.0.1:7070              a server that was started with serve --trial
  basalt load --attack --games 500 --players 1000 --moves-per-second 500
                                                    strangers try to exhaust the server meanwhile
  basalt load --players 200 --games 100 --moves-per-second 100 --bots 50
                                                    bots play through the public API meanwhile
  basalt load --address 127.0.0.1:7070 --address 127.0.0.1:7071
                                                    two nodes: each game is played across both

Code 1 also means that an acknowledged move is lost or doubled, that a player had to stop, or that the
server took more memory under attack than docs/scaling.md allows.";

/// Maximum seconds between two moves of a game: the server aborts games that nobody begins.
const MAX_SECONDS_PER_MOVE: u32 = 10;

/// Maximum moves a second in a game: the server limits how often a player may ask.
const MAX_MOVES_PER_SECOND: u32 = 30;

/// Maximum moves a second in a game of two bots.
const MAX_BOT_MOVES_PER_SECOND: u32 = 20;

/// Load-test a server on this machine, with guests who play each other or wait in the lobby.
///
/// Moves are scheduled in advance and latencies count from the scheduled moment, so a slow server cannot hide its
/// delays. At the end every acknowledged move is looked up. Without --address a server is started for the test and
/// killed before the lookup; it stores its games in a folder below TMPDIR, which has to be on a real disk.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{EXAMPLES}\n\n{EXIT_CODES}"), args_override_self = true)]
pub(crate) struct Load {
    /// The server, if not one of our own: an address of this machine with its port. Several are nodes of one database:
    /// the players of a game are on different ones.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "database")]
    pub(crate) address: Vec<SocketAddr>,
    /// The PostgreSQL database of our own server: postgres://user:password@host:port/name.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) database: Option<String>,
    /// The number of connected players.
    #[arg(long, value_name = "NUMBER", default_value = "5000", value_parser = clap::value_parser!(u32).range(2..=20_000))]
    pub(crate) players: u32,
    /// The number of games at once, each between two players; the others wait in the lobby.
    #[arg(long, value_name = "NUMBER", default_value = "1000", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) games: u32,
    /// Moves per second, in all games together.
    #[arg(long, value_name = "NUMBER", default_value = "1000", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) moves_per_second: u32,
    /// Seconds to measure; with --knee, for each step.
    #[arg(long, value_name = "NUMBER", default_value = "30", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// The games that are played.
    #[arg(long, value_name = "GAME", default_value = BOTH, value_parser = titles(), ignore_case = true)]
    game: String,
    /// Raise the rate by a quarter each time, until moves take too long or the server falls behind.
    #[arg(long)]
    pub(crate) knee: bool,
    /// Maximum 99th-percentile delivery time in ms.
    #[arg(long, value_name = "MS", default_value = "15", requires = "knee", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    bound: u64,
    /// Attack the server meanwhile, from other addresses of this machine than those of the players: this many silent, slow and
    /// idle connections each, and an eighth as many clients that flood it with log-ins and with searches. A server that load starts
    /// then runs without --trial.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "1000", conflicts_with_all = ["address", "knee"], value_parser = clap::value_parser!(u32).range(8..=5000))]
    pub(crate) attack: Option<u32>,
    /// Bots that play each other through the public API meanwhile: an even number of new accounts with tokens. Their moves are
    /// reported apart from those of the players.
    #[arg(long, value_name = "NUMBER", conflicts_with = "attack", value_parser = clap::value_parser!(u32).range(2..=1_000))]
    pub(crate) bots: Option<u32>,
    /// Moves per second of all bots together.
    #[arg(long, value_name = "NUMBER", default_value = "50", requires = "bots", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) bot_moves_per_second: u32,
    /// The seed of all random choices.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The value of `--game` for all titles in turn.
const BOTH: &str = "both";

fn titles() -> PossibleValuesParser {
    PossibleValuesParser::new(Title::ALL.map(Title::id).into_iter().chain([BOTH]))
}

impl Load {
    /// The time of one measurement.
    pub(crate) fn lasting(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    /// The time that 99 of 100 moves must not exceed.
    pub(crate) fn bound(&self) -> Duration {
        Duration::from_millis(self.bound)
    }

    /// The attackers, if there are any.
    pub(crate) fn attack_plan(&self) -> Option<AttackPlan> {
        self.attack.map(|connections| AttackPlan { connections, flooders: connections / 8 })
    }

    /// The most moves a second that this many games may have.
    pub(crate) fn fastest(&self) -> u32 {
        self.games * MAX_MOVES_PER_SECOND
    }

    /// The games that are played, in turn.
    pub(crate) fn kinds(&self) -> Vec<Game> {
        let is_chosen = |title: &Title| {
            [BOTH, title.id()].iter().any(|value| value.eq_ignore_ascii_case(&self.game))
        };
        let hardest = |title: Title| title.games().last().copied();
        Title::ALL.into_iter().filter(is_chosen).filter_map(hardest).collect()
    }

    fn contradiction_about_bots(&self) -> Option<&'static str> {
        let games = self.bots? / 2;
        if self.bots != Some(2 * games) {
            Some("a game takes two bots: --bots must be even")
        } else if self.bot_moves_per_second > games * MAX_BOT_MOVES_PER_SECOND {
            Some(
                "a game of bots can have 20 moves a second at most: more --bots, or fewer \
                 --bot-moves-per-second",
            )
        } else if self.bot_moves_per_second * MAX_SECONDS_PER_MOVE < games {
            Some(
                "a game of bots must have a move every 10 seconds: fewer --bots, or more \
                 --bot-moves-per-second",
            )
        } else {
            None
        }
    }

    /// A contradiction in the arguments.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        if self.games * 2 > self.players {
            Some("a game takes two players: --players must be at least twice --games")
        } else if self.moves_per_second > self.fastest() {
            Some(
                "a game can have 30 moves a second at most: more --games, or fewer --moves-per-second",
            )
        } else if self.moves_per_second * MAX_SECONDS_PER_MOVE < self.games {
            Some(
                "a game must have a move every 10 seconds: fewer --games, or more --moves-per-second",
            )
        } else {
            self.contradiction_about_bots()
        }
    }
}
