//! The arguments, as clap reads them. What is written here is the text of `--help`.
#![allow(clippy::doc_markdown, reason = "a terminal shows backticks as they are")]

mod admin;
mod analyze;
mod backup;
mod bot;
mod convert;
#[cfg(test)]
mod documentation;
mod dump;
mod help;
mod import;
mod load;
mod match_args;
mod play;
mod render;
mod review;
mod serve;
mod ugi_check;
mod validate;

use std::ffi::OsString;
use std::path::PathBuf;

use basalt_engine::{Level, bench};
use basalt_locales::Language;
use basalt_records::Format;
use basalt_rules::Game;
use basalt_view::Theme;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};

use crate::picture::Look;

pub(crate) use admin::{Admin, AdminAction, Record, RoleChange, Switch};
pub(crate) use analyze::Analyze;
pub(crate) use backup::{Backup, Migrate, MigrateTo, Restore};
pub(crate) use bot::Bot;
pub(crate) use convert::{Convert, Target};
pub(crate) use dump::Dump;
pub(crate) use help::EXIT_CODES;
use help::{COLOR_IS_NO_SIDE, RECORDS};
pub(crate) use import::Import;
pub(crate) use load::Load;
pub(crate) use match_args::Match;
pub(crate) use play::{HumanSide, Play};
pub(crate) use render::{PictureKind, Render};
pub(crate) use review::Review;
pub(crate) use serve::{Config, LogFormat, Serve};
pub(crate) use ugi_check::UgiCheck;
pub(crate) use validate::Validate;

/// Play DVONN and PÜNCT, talk to the engine, and work with positions and game records.
#[derive(Debug, Parser)]
#[command(
    name = "basalt",
    version,
    arg_required_else_help = true,
    max_term_width = 100,
    after_help = EXIT_CODES
)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

impl Args {
    /// Reads the arguments, or ends the program and says what is wrong with them.
    pub(crate) fn read() -> Self {
        Self::of(std::env::args_os()).unwrap_or_else(|error| error.exit())
    }

    /// Reads the words of a command line, the first of which is the program.
    fn of<T: Into<OsString> + Clone>(
        words: impl IntoIterator<Item = T>,
    ) -> clap::error::Result<Self> {
        let matches = Self::command().try_get_matches_from(words)?;
        let mut args = Self::from_arg_matches(&matches)?;
        match args.take_side().or_else(|| args.command.contradiction()) {
            Some(reason) => Err(Self::error(matches.subcommand_name(), reason)),
            None => Ok(args),
        }
    }

    /// Takes a side that was given as `--color`, the former name of `--side`. Returns what is wrong with it.
    fn take_side(&mut self) -> Option<&'static str> {
        let ColorChoice::Side(side) = self.common.color else { return None };
        match &mut self.command {
            Command::Play(play) if play.side.is_none() => play.side = Some(side),
            _ => return Some(COLOR_IS_NO_SIDE),
        }
        self.common.color = ColorChoice::When(When::Auto);
        None
    }

    fn error(name: Option<&str>, reason: &str) -> clap::Error {
        let mut command = Self::command();
        command.build();
        let subcommand = name.and_then(|name| command.find_subcommand_mut(name).cloned());
        subcommand.unwrap_or(command).error(ErrorKind::ArgumentConflict, reason)
    }
}

/// Arguments of every command.
#[derive(Debug, clap::Args)]
pub(crate) struct Common {
    /// The language: en, ru, pl or es [default: from LC_ALL, LC_MESSAGES or LANG].
    #[arg(long, global = true, display_order = 100, value_name = "TAG", value_parser = language)]
    pub(crate) lang: Option<Language>,
    /// When to use colours. By default only in a terminal, and not if NO_COLOR is set.
    #[arg(
        long,
        global = true,
        display_order = 101,
        value_name = "WHEN",
        default_value = "auto",
        alias = "ansi",
        value_parser = color_choice()
    )]
    pub(crate) color: ColorChoice,
}

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

/// A value of `--color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColorChoice {
    When(When),
    /// A side, from the time when `--color` was the name of `play --side`.
    Side(HumanSide),
}

fn color_choice() -> impl TypedValueParser<Value = ColorChoice> {
    let shown = When::value_variants().iter().filter_map(When::to_possible_value);
    let hidden = HumanSide::value_variants().iter().filter_map(HumanSide::to_possible_value);
    let values = shown.chain(hidden.map(|side| side.hide(true)));
    PossibleValuesParser::new(values).try_map(|name| {
        When::from_str(&name, false)
            .map(ColorChoice::When)
            .or_else(|_| HumanSide::from_str(&name, false).map(ColorChoice::Side))
    })
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    /// Print the settings of serve that are in force, with their sources, and warn about dangerous ones.
    ///
    /// Passwords are hidden. The output can be used as a file for --config.
    Config(Config),
    Backup(Backup),
    Restore(Restore),
    Migrate(Migrate),
    Dump(Dump),
    Import(Import),
    Admin(Admin),
    Load(Load),
    Play(Play),
    Engine(EngineArgs),
    Bot(Box<Bot>),
    UgiCheck(UgiCheck),
    Show(Show),
    Render(Render),
    Analyze(Box<Analyze>),
    Review(Review),
    Perft(Perft),
    Bench(Bench),
    Match(Box<Match>),
    Convert(Convert),
    Validate(Validate),
    Completions(Completions),
    Manual(Manual),
}

impl Command {
    /// A contradiction in the arguments.
    fn contradiction(&self) -> Option<&'static str> {
        match self {
            Self::Play(play) => play.contradiction(),
            Self::Match(match_args) => match_args.contradiction(),
            Self::Render(render) => render.contradiction(),
            Self::Load(load) => load.contradiction(),
            Self::Bot(bot) => bot.contradiction(),
            Self::Review(review) => review.contradiction(),
            Self::Serve(_)
            | Self::Config(_)
            | Self::Backup(_)
            | Self::Restore(_)
            | Self::Migrate(_)
            | Self::Dump(_)
            | Self::Import(_)
            | Self::Admin(_)
            | Self::Engine(_)
            | Self::UgiCheck(_)
            | Self::Show(_)
            | Self::Analyze(_)
            | Self::Perft(_)
            | Self::Bench(_)
            | Self::Convert(_)
            | Self::Validate(_)
            | Self::Completions(_)
            | Self::Manual(_) => None,
        }
    }
}

/// The store of online games and accounts.
#[derive(Debug, clap::Args)]
pub(crate) struct Store {
    /// The folder for online games and accounts; by default the system's folder for the data of programs, or basalt-data
    /// where there is none.
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database to use instead: postgres://user:password@host:port/name. Other users of this machine can
    /// read a password given here; the variable BASALT_DATABASE and --database-file keep it from them.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) database: Option<String>,
    /// The file whose first line is the address of the database.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "database"])]
    pub(crate) database_file: Option<PathBuf>,
}

/// The origin of a page: a scheme and a host, perhaps with a port.
fn origin(text: &str) -> Result<String, &'static str> {
    let origin = text.strip_suffix('/').unwrap_or(text);
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(origin.to_ascii_lowercase())
        }
        _ => Err("an address such as https://basalt.example is needed"),
    }
}

/// Run the engine with UGI on standard input and output, for other programs.
///
/// docs/protocol.md describes the dialect.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    pub(crate) game: GameChoice,
}

/// Draw a position, or one of a recorded game.
///
/// Without an argument it is the start of the game; of a record it is the end.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Show {
    /// The text of a position in quotes, a file of games, or - for games from the standard input.
    #[arg(value_name = "POSITION|FILE")]
    pub(crate) source: Option<String>,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    #[command(flatten)]
    pub(crate) place: PositionArgs,
    #[command(flatten)]
    pub(crate) picture: Picture,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// A picture instead of a drawing in the terminal.
#[derive(Debug, clap::Args)]
pub(crate) struct Picture {
    /// Write a picture of the board to this file as SVG, or to standard output for -.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub(crate) svg: Option<PathBuf>,
    /// The colours of the picture.
    #[arg(long, value_name = "THEME", default_value = "dark", requires = "svg", value_enum)]
    pub(crate) theme: PictureTheme,
    /// Draw the board of the picture upright.
    #[arg(long, requires = "svg")]
    pub(crate) upright: bool,
    /// Turn the board of the picture by half, as Black sees it.
    #[arg(long, requires = "svg")]
    pub(crate) flip: bool,
}

impl Picture {
    /// The look of the picture.
    pub(crate) fn look(&self) -> Look {
        Look::new(self.theme.into(), self.upright, self.flip)
    }
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum PictureTheme {
    Dark,
    Light,
}

impl From<PictureTheme> for Theme {
    fn from(theme: PictureTheme) -> Self {
        match theme {
            PictureTheme::Dark => Self::Dark,
            PictureTheme::Light => Self::Light,
        }
    }
}

/// The form of the results.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Output {
    /// Print the results as JSON, an object a line (docs/json.md).
    #[arg(long)]
    pub(crate) json: bool,
}

/// The position that is meant, where a position or a file of games is named.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    /// Moves to play from there.
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Of a recorded game, the position after this many plies.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) ply: Option<u64>,
    #[command(flatten)]
    pub(crate) recorded: Recorded,
}

/// The game of a file that is meant.
#[derive(Debug, clap::Args)]
pub(crate) struct Recorded {
    /// The number of the game in the file [default: 1].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) number: Option<u64>,
    /// The format of the file [default: what its first line looks like].
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    pub(crate) from: Option<Format>,
}

impl PositionArgs {
    /// Whether something is asked for that only a file of games has.
    pub(crate) fn is_about_games(&self) -> bool {
        self.ply.is_some() || self.recorded.number.is_some() || self.recorded.from.is_some()
    }
}

/// Count the sequences of legal moves of a given length: the checksum of a move generator.
///
/// Prints the count and the time. The last plies are counted in bulk, so no speed is printed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, allow_missing_positional = true)]
pub(crate) struct Perft {
    /// The text of the position to start from, in quotes [default: the start of the game].
    pub(crate) position: Option<String>,
    // A greater depth would not be counted in a lifetime.
    /// The length of a sequence in plies, 0 to 20.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    /// Moves to play before counting.
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Also print the count for each first move.
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// Search fixed positions to a fixed depth, and print the node count.
///
/// The node count is a checksum of the engine's behaviour: it is the same on every machine.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Bench {
    /// The search depth in plies.
    #[arg(long, value_name = "NUMBER", default_value_t = bench::DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// Print what a shell needs to complete commands and options.
///
/// For bash: basalt completions bash > /etc/bash_completion.d/basalt
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Completions {
    /// The shell.
    pub(crate) shell: clap_complete::Shell,
}

/// Write the manual pages of all commands into a folder.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Manual {
    /// The folder, which must exist.
    pub(crate) folder: PathBuf,
}

/// The game that is meant.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct GameChoice {
    /// The game.
    #[arg(long = "game", value_name = "GAME", default_value = Game::DEFAULT.id(), value_parser = game(), ignore_case = true)]
    pub(crate) id: Game,
}

fn game() -> impl TypedValueParser<Value = Game> {
    PossibleValuesParser::new(Game::ALL.map(Game::id)).try_map(|id| id.parse())
}

fn format() -> impl TypedValueParser<Value = Format> {
    let known = |id: String| Format::from_id(&id).ok_or(id);
    PossibleValuesParser::new(Format::ALL.map(Format::id)).try_map(known)
}

fn level(text: &str) -> Result<Level, String> {
    let (least, most) = (Level::LEAST.number(), Level::FULL.number());
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("expected a level from {least} to {most}"))
}

fn language(tag: &str) -> Result<Language, String> {
    let known = || Language::ALL.iter().map(|known| known.tag()).collect::<Vec<_>>().join(", ");
    Language::from_tag(tag).ok_or_else(|| format!("expected one of: {}", known()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Args::command().debug_assert();
    }

    #[test]
    fn every_command_says_what_its_exit_codes_mean() {
        for command in Args::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string);
            assert!(help.is_some_and(|help| help.ends_with(EXIT_CODES)), "{command}");
        }
    }
}
