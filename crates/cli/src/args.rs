//! The arguments, as clap reads them. What is written here is the text of `--help`.
#![allow(clippy::doc_markdown, reason = "a terminal shows backticks as they are")]

mod admin;
mod analyze;
mod backup;
mod bot;
#[cfg(test)]
mod documentation;
mod dump;
mod help;
mod import;
mod load;
mod match_args;
mod render;
mod review;
mod ugi_check;

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use basalt_engine::{Level, bench};
use basalt_locales::Language;
use basalt_records::Format;
use basalt_rules::{Game, StartBoard};
use basalt_server::{LogLevel, TlsFiles, TrustedProxies};
use basalt_view::Theme;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};

use crate::picture::Look;

pub(crate) use admin::{Admin, AdminAction, Record, RoleChange, Switch};
pub(crate) use analyze::Analyze;
pub(crate) use backup::{Backup, Migrate, MigrateTo, Restore};
pub(crate) use bot::Bot;
pub(crate) use dump::Dump;
pub(crate) use help::EXIT_CODES;
use help::{COLOR_IS_NO_SIDE, NO_FILLING, RECORDS};
pub(crate) use import::Import;
pub(crate) use load::Load;
pub(crate) use match_args::Match;
pub(crate) use render::{PictureKind, Render};
pub(crate) use review::Review;
pub(crate) use ugi_check::UgiCheck;

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
    Side(Side),
}

fn color_choice() -> impl TypedValueParser<Value = ColorChoice> {
    let shown = When::value_variants().iter().filter_map(When::to_possible_value);
    let hidden = Side::value_variants().iter().filter_map(Side::to_possible_value);
    let values = shown.chain(hidden.map(|side| side.hide(true)));
    PossibleValuesParser::new(values).try_map(|name| {
        When::from_str(&name, false)
            .map(ColorChoice::When)
            .or_else(|_| Side::from_str(&name, false).map(ColorChoice::Side))
    })
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    /// Print the settings of serve that are in force, with their sources, and warn of dangerous ones.
    ///
    /// Passwords are hidden. What is printed can be used as a file for --config.
    Config(Config),
    Backup(Backup),
    Restore(Restore),
    Migrate(Migrate),
    Dump(Dump),
    Import(Import),
    Admin(Admin),
    Load(Load),
    Play(Play),
    Engine(Engine),
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

/// Run the server: the page for browsers, and online games.
///
/// After the first visit the page works even when the server is stopped. People who open it can also play each other.
/// Games and accounts are stored in a folder, or in a PostgreSQL database. Several servers can share a database if each
/// of them has the same --bus.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Serve {
    /// The file with settings in TOML, by the names of these options: port = 7070. The variable BASALT_CONFIG can name it, too.
    /// Variables such as BASALT_PORT override the file, and options override both.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// The port to listen on; 0 picks a free one.
    #[arg(long, value_name = "NUMBER", default_value_t = 7070)]
    pub(crate) port: u16,
    /// The address to listen on; 0.0.0.0 also lets others in the network open the page.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,
    #[command(flatten)]
    pub(crate) store: Store,
    /// The most connections to PostgreSQL that play opens, one of which commits moves. With the default, twenty servers fit
    /// into the 100 connections that PostgreSQL allows by default.
    #[arg(long, value_name = "NUMBER", default_value = "3", value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub(crate) connections: u32,
    /// The most connections to PostgreSQL that searches and profiles open.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) archive_connections: u32,
    /// The NATS server through which several servers on one database hear of each other: nats://user:password@host:port;
    /// those of a cluster are separated by commas. The variable BASALT_BUS and --bus-file keep a password from others.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub(crate) bus: Option<String>,
    /// The file whose first line is the address of the bus.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "bus"])]
    pub(crate) bus_file: Option<PathBuf>,
    /// The file with the certificate for TLS in PEM, followed by those that lead to a root. It is read again when it changes.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The file with the private key of the certificate in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Browsers reach the server over TLS only, so its cookies are never sent without.
    #[arg(long)]
    pub(crate) secure: bool,
    /// The server is behind a reverse proxy, whose X-Forwarded-For and X-Forwarded-Proto headers are trusted: from this
    /// machine and private networks, or from the addresses of --proxy.
    #[arg(long)]
    pub(crate) proxied: bool,
    /// The address of the proxy; can be repeated.
    #[arg(long, value_name = "ADDRESS", requires = "proxied")]
    pub(crate) proxy: Vec<IpAddr>,
    /// The public origin of the page, with https:// and without a path. Requests from pages of other origins are refused.
    /// Without it, the Host header of each request counts.
    #[arg(long, value_name = "ADDRESS", value_parser = origin)]
    pub(crate) public: Option<String>,
    /// Where to report a vulnerability, for /.well-known/security.txt: mailto:security@basalt.example, or an address with
    /// https://.
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    pub(crate) contact: Option<String>,
    /// The SMTP server for e-mail, which verifies addresses and resets passwords: smtps://user:password@host, or
    /// smtp://user:password@host:587?tls=required. The variable BASALT_SMTP and --smtp-file keep a password from others.
    /// Without it there is no e-mail.
    #[arg(long, value_name = "ADDRESS", requires = "public")]
    pub(crate) smtp: Option<String>,
    /// The file whose first line is the address of the SMTP server.
    #[arg(long, value_name = "FILE", conflicts_with = "smtp", requires = "public")]
    pub(crate) smtp_file: Option<PathBuf>,
    /// The sender of e-mail: Basalt <noreply@basalt.example>. Without it, noreply at the public address.
    #[arg(long, value_name = "SENDER")]
    pub(crate) mail_from: Option<String>,
    /// The folder in which basalt dump writes: everybody may download its files from /api/dumps.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dumps: Option<PathBuf>,
    /// The file with the privacy page in HTML, served at /privacy. It is read at the start.
    #[arg(long, value_name = "FILE")]
    pub(crate) privacy: Option<PathBuf>,
    /// The file with the imprint in HTML, served at /imprint. It is read at the start.
    #[arg(long, value_name = "FILE")]
    pub(crate) imprint: Option<PathBuf>,
    /// The port for health checks and metrics: /healthz, /readyz and /metrics; 0 picks a free one. Without it there are
    /// none.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) metrics_port: Option<u16>,
    /// The address for health checks and metrics. They are for operators: do not let the world read them.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), requires = "metrics_port")]
    pub(crate) metrics_host: IpAddr,
    /// The least severe lines of the log on standard error: error, warn (refused requests, too), info (log-ins, too),
    /// debug (every request, too) or trace.
    #[arg(long, value_name = "LEVEL", default_value = LogLevel::default().name(), value_parser = log_level(), hide_possible_values = true)]
    pub(crate) log_level: LogLevel,
    /// The format of the log: text, or json with an object a line.
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        value_enum,
        hide_possible_values = true
    )]
    pub(crate) log_format: LogFormat,
    #[command(flatten)]
    pub(crate) trial_options: Trial,
}

/// The settings of the server.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Config {
    #[command(flatten)]
    pub(crate) serve: Serve,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// A server that only programs on this machine can reach.
#[derive(Debug, clap::Args)]
pub(crate) struct Trial {
    /// A trial, for basalt load: programs on this machine may be as many guests as they like. Only where nobody else
    /// can reach the server.
    #[arg(long, conflicts_with = "proxied")]
    pub(crate) trial: bool,
    /// For tests: push services may be on this machine, without TLS.
    #[arg(long, requires = "trial", hide = true)]
    pub(crate) local_push: bool,
}

impl Serve {
    /// The certificate and its key, if the server itself speaks TLS.
    pub(crate) fn tls(&self) -> Option<TlsFiles> {
        let (certificate, key) = self.tls_cert.clone().zip(self.tls_key.clone())?;
        Some(TlsFiles { certificate, key })
    }

    /// Whether browsers reach the server over TLS only: so the operator says, or its certificate or public address does.
    pub(crate) fn is_secure(&self) -> bool {
        let is_public_secure =
            self.public.as_ref().is_some_and(|public| public.starts_with("https:"));
        self.secure || is_public_secure || self.tls_cert.is_some()
    }

    /// The proxies of our own in front of the server.
    pub(crate) fn trusted_proxies(&self) -> TrustedProxies {
        match (self.proxied, self.proxy.as_slice()) {
            (false, _) => TrustedProxies::None,
            (true, []) => TrustedProxies::Private,
            (true, proxies) => TrustedProxies::Named(proxies.to_vec()),
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

/// The format of the log.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

fn log_level() -> impl TypedValueParser<Value = LogLevel> {
    let known = |name: String| LogLevel::ALL.into_iter().find(|level| level.name() == name);
    PossibleValuesParser::new(LogLevel::ALL.map(LogLevel::name))
        .try_map(move |name| known(name).ok_or("no such level"))
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

/// The contact of an operator as RFC 9116 wants it.
fn contact(text: &str) -> Result<String, &'static str> {
    let is_address = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    if is_address && !text.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
        Ok(text.to_owned())
    } else {
        Err("an address such as mailto:security@basalt.example is needed")
    }
}

/// Play a game in the terminal, against the computer or two at one keyboard.
///
/// Type moves as e3 or a1b2, in PÜNCT as l4/l5m5 or c4-f7/f8g9, and help for the list of commands.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Play {
    /// A saved game to continue; the first one if the file holds several.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    /// The side you play; the computer plays the other. With both, two people play [default: white].
    #[arg(long, value_enum)]
    pub(crate) side: Option<Side>,
    /// Start from this position.
    #[arg(long, conflicts_with = "file")]
    pub(crate) position: Option<String>,
    /// Moves to play before you begin.
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Start with a full board: the pieces are placed at random (DVONN only).
    #[arg(long)]
    pub(crate) full_board: bool,
    /// The strength of the computer, from 1 to 20.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = level)]
    pub(crate) level: Level,
    /// The seed of all random choices: the same seed gives the same game.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

impl Play {
    /// Whether the board of a game that starts empty is to be full. A file names its own game.
    fn contradiction(&self) -> Option<&'static str> {
        let filled = self.full_board && self.file.is_none();
        (filled && !self.game.id.starts_on(StartBoard::Random)).then_some(NO_FILLING)
    }
}

/// The players whose moves come from the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    White,
    Black,
    Both,
}

/// Run the engine with UGI on standard input and output, for other programs.
///
/// docs/protocol.md describes the dialect.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Engine {
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
    pub(crate) place: Place,
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
pub(crate) struct Place {
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

impl Place {
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
    #[arg(long = "game", value_name = "GAME", default_value = Game::ALL[0].id(), value_parser = game(), ignore_case = true)]
    pub(crate) id: Game,
}

fn game() -> impl TypedValueParser<Value = Game> {
    PossibleValuesParser::new(Game::ALL.map(Game::id)).try_map(|id| id.parse())
}

fn format() -> impl TypedValueParser<Value = Format> {
    let known = |id: String| Format::from_id(&id).ok_or(id);
    PossibleValuesParser::new(Format::ALL.map(Format::id)).try_map(known)
}

fn target() -> impl TypedValueParser<Value = Target> {
    const LINK: &str = "link";
    let known = |id: String| match id.as_str() {
        LINK => Ok(Target::Links),
        _ => Format::from_id(&id).map(Target::Records).ok_or(id),
    };
    PossibleValuesParser::new(Format::ALL.map(Format::id).into_iter().chain([LINK])).try_map(known)
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
