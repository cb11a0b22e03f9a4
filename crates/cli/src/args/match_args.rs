//! The arguments of `basalt match`.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use basalt_arena::{Both, EngineOption, Limits, Spec, Sprt, check_printable};
use basalt_rules::{Feature, StartBoard};
use clap::ArgAction;

use super::help::{EXIT_CODES, NO_CODECUP, NO_FILLING, PLAYERS};
use super::{GameChoice, Output};

/// Differences beyond these are nothing that a match could show.
const ELO_RANGE: RangeInclusive<f64> = -4000.0..=4000.0;

/// Play two players against each other and measure which is stronger.
///
/// Games come in pairs: each opening is played twice, with colours swapped. The same command with
/// the same records goes on where it was stopped. Illegal moves, crashes and time-outs lose.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("{PLAYERS}\n\n{EXIT_CODES}"), args_override_self = true)]
pub(crate) struct Match {
    /// The player whose results are reported.
    #[arg(value_name = "PLAYER1", value_parser = Spec::parse)]
    pub(crate) first: Spec,
    /// The opponent.
    #[arg(value_name = "PLAYER2", value_parser = Spec::parse)]
    pub(crate) second: Spec,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    /// The number of games, an even number.
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = even)]
    pub(crate) games: u64,
    /// The number of games that are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) concurrency: u16,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    limits2: LimitArgs2,
    /// An option of the first player, if it speaks UGI; can be repeated.
    #[arg(long = "option1", value_name = "NAME=VALUE", value_parser = EngineOption::parse)]
    options: Vec<EngineOption>,
    /// An option of the second player.
    #[arg(long = "option2", value_name = "NAME=VALUE", value_parser = EngineOption::parse)]
    options2: Vec<EngineOption>,
    /// The name of the first player [default: as PLAYER1].
    #[arg(long = "name1", value_name = "NAME", value_parser = name)]
    name: Option<String>,
    /// The name of the second player [default: as PLAYER2].
    #[arg(long, value_name = "NAME", value_parser = name)]
    name2: Option<String>,
    /// Start from full boards, filled at random (DVONN only).
    #[arg(long, group = "openings")]
    pub(crate) full_board: bool,
    /// Start from the positions of this file, one a line; # starts a comment.
    #[arg(long, value_name = "FILE", group = "openings")]
    pub(crate) positions: Option<PathBuf>,
    /// Start after this many random plies.
    #[arg(long, value_name = "NUMBER", group = "openings")]
    pub(crate) random_plies: Option<u32>,
    /// The seed of the openings and of the players.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: u64,
    /// Write each game to this file when it is over, and continue from the games in it.
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Milliseconds by which a move may be late.
    #[arg(long, value_name = "MS", default_value = "20")]
    pub(crate) margin_ms: u32,
    /// Seconds for a move of a player without a time limit.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub(crate) patience: Duration,
    /// Stop as soon as one of two differences in Elo is shown (errors of 5% each).
    #[arg(long, num_args = 2, action = ArgAction::Set, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Vec<f64>,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The limits of both players.
#[derive(Debug, clap::Args)]
struct LimitArgs {
    /// Seconds for a whole game, for each player.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Seconds that each move adds to that.
    #[arg(long, value_name = "SECONDS", requires = "time", value_parser = seconds)]
    increment: Option<Duration>,
    /// Seconds for one move [default: 0.1 for engines without another limit; a Level below 20 of this program's engine is
    /// one].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    move_time: Option<Duration>,
    /// Maximum nodes for one move.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Maximum depth, in plies.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
}

/// The limits of the second player, if any of them is given.
#[derive(Debug, clap::Args)]
struct LimitArgs2 {
    /// As --time, for the second player. Any such limit replaces all limits above for that player.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time2: Option<Duration>,
    /// As --increment, for the second player.
    #[arg(long, value_name = "SECONDS", requires = "time2", value_parser = seconds)]
    increment2: Option<Duration>,
    /// As --move-time, for the second player.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    move_time2: Option<Duration>,
    /// As --nodes, for the second player.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes2: Option<u64>,
    /// As --depth, for the second player.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    depth2: Option<u32>,
}

impl Match {
    /// The players.
    pub(crate) fn specs(&self) -> Both<&Spec> {
        Both { first: &self.first, second: &self.second }
    }

    /// The names of the players; never the same.
    pub(crate) fn names(&self) -> Both<String> {
        let first = self.name.as_ref().unwrap_or(&self.first.text).clone();
        let second = self.name2.as_ref().unwrap_or(&self.second.text).clone();
        if first == second {
            Both { first: format!("{first} (1)"), second: format!("{second} (2)") }
        } else {
            Both { first, second }
        }
    }

    /// The options of both players beside those of their specs.
    pub(crate) fn options(&self) -> Both<&[EngineOption]> {
        Both { first: &self.options, second: &self.options2 }
    }

    /// The limits of both players.
    pub(crate) fn limits(&self) -> Both<Limits> {
        let (first, own) = (self.limits.read(), self.limits2.read());
        let second = if own.is_none() { first } else { own };
        Both {
            first: defaulting(first, &self.first, &self.options),
            second: defaulting(second, &self.second, &self.options2),
        }
    }

    /// The test that ends the match early.
    pub(crate) fn sprt(&self) -> Option<Sprt> {
        match self.sprt[..] {
            [elo0, elo1] => Some(Sprt { elo0, elo1 }),
            _ => None,
        }
    }

    /// A contradiction in the arguments.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        let game = self.game.id;
        let specs = [&self.first, &self.second];
        let starts_elsewhere =
            self.full_board || self.positions.is_some() || self.random_plies.is_some();
        if self.full_board && !game.starts_on(StartBoard::Random) {
            Some(NO_FILLING)
        } else if !game.has(Feature::CodeCup)
            && specs.iter().any(|spec| spec.speaks_codecup() || spec.takes_state())
        {
            Some(NO_CODECUP)
        } else if starts_elsewhere
            && specs.iter().any(|spec| spec.speaks_codecup() && !spec.takes_state())
        {
            Some(
                "a codecup player has to be told where the game starts: put {state} into its \
                 command line, or leave out --full-board, --positions and --random-plies",
            )
        } else if self.takes_no_options() {
            Some("--option1 and --option2 are for basalt and ugi players")
        } else if !self.sprt.iter().is_sorted_by(|elo0, elo1| elo0 < elo1)
            || !self.sprt.iter().all(|elo| ELO_RANGE.contains(elo))
        {
            Some(
                "--sprt takes two numbers from -4000 to 4000, the lower one first, such as \
                 --sprt 0 10",
            )
        } else if self.records.as_ref().is_some_and(|path| path.as_os_str() == "-") {
            Some("--records takes a file that can be read again, not the standard output")
        } else {
            None
        }
    }

    fn takes_no_options(&self) -> bool {
        let deaf =
            |spec: &Spec, options: &[EngineOption]| !options.is_empty() && !spec.speaks_ugi();
        deaf(&self.first, &self.options) || deaf(&self.second, &self.options2)
    }
}

/// Limits a player's time if nothing else ends its thinking.
fn defaulting(limits: Limits, spec: &Spec, more: &[EngineOption]) -> Limits {
    let thinks_on = spec.speaks_ugi() && !spec.is_limited_by_level(more);
    if limits.is_none() && thinks_on { Limits::OF_ENGINES } else { limits }
}

impl LimitArgs {
    fn read(&self) -> Limits {
        Limits {
            time: self.time,
            increment: self.increment.unwrap_or_default(),
            move_time: self.move_time,
            nodes: self.nodes,
            depth: self.depth,
        }
    }
}

impl LimitArgs2 {
    fn read(&self) -> Limits {
        Limits {
            time: self.time2,
            increment: self.increment2.unwrap_or_default(),
            move_time: self.move_time2,
            nodes: self.nodes2,
            depth: self.depth2,
        }
    }
}

/// Seconds with decimals, from a millisecond to a day.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    const MIN: Duration = Duration::from_millis(1);
    const MAX: Duration = Duration::from_hours(24);
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| (MIN..=MAX).contains(time))
        .ok_or_else(|| "expected seconds, from 0.001 to 86400".to_owned())
}

/// A number of games that makes pairs.
fn even(text: &str) -> Result<u64, String> {
    const MAX: u64 = 1_000_000;
    let games = text.parse().ok().filter(|games| (2..=MAX).contains(games) && games % 2 == 0);
    games.ok_or_else(|| {
        "games come in pairs with colours swapped: expected an even number from 2 to 1000000"
            .to_owned()
    })
}

/// The name of a player.
fn name(text: &str) -> Result<String, String> {
    check_printable(text)?;
    match text.trim() {
        "" => Err("expected a name".to_owned()),
        name => Ok(name.to_owned()),
    }
}
