//! Whoever makes moves in a match: what the referee asks of them, and what can go wrong.

mod builtin;
mod codecup;
mod conversation;
mod ugi;

use std::io;
use std::time::{Duration, Instant};

use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game};

use super::command_line::{Blank, CommandLine};
use super::limits::Limits;
use super::spec::{Kind, Setting, Spec};
use super::state_text::state_text;
use builtin::{Builtin, Taste};
use codecup::CodeCup;
use ugi::{Program, Ugi};

/// So long a program may take to start, and to get ready for a game.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who makes moves, one game after the other.
pub(super) trait Player {
    /// Gets ready for a game.
    fn begin(&mut self, seat: &Seat<'_>) -> Result<(), Trouble>;

    /// Makes a move, or fails to. The text is what the player says, legal or not.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Answer, Trouble>;

    /// Takes note that the game is over, for whatever reason.
    fn end(&mut self, plies: &[Ply]);
}

/// A player's place in a game.
pub(super) struct Seat<'a> {
    pub(super) start: &'a AnyPosition,
    pub(super) color: Color,
    /// A number that is another one in each game, below 2³¹.
    pub(super) seed: u64,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) by: Color,
    pub(super) mv: AnyMove,
    /// What the clock of the player showed afterwards.
    pub(super) left: Option<Duration>,
}

/// What a player who is to move is told.
pub(super) struct Turn<'a> {
    pub(super) start: &'a AnyPosition,
    pub(super) plies: &'a [Ply],
    pub(super) position: &'a AnyPosition,
    pub(super) limits: &'a Limits,
    /// What the clocks show, of those who have one.
    pub(super) left: ByColor<Option<Duration>>,
    pub(super) increment: ByColor<Duration>,
    /// After this time nobody waits for an answer any more.
    pub(super) patience: Duration,
}

/// What a player answers.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) took: Duration,
}

impl Answer {
    /// An answer that came at a moment to a question of an earlier one.
    fn new(text: &str, asked: Instant, came: Instant) -> Self {
        Self { text: text.to_owned(), took: came.saturating_duration_since(asked) }
    }
}

/// Why a player does not answer.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The program could not be started.
    NotStarted(io::Error),
    /// The engine has no such option.
    NoOption(String),
    /// The engine refuses what it was told, in these words.
    Refused(String),
    /// Nothing came in time: this word was waited for.
    Silence(&'static str),
    /// The program has ended, with this status.
    Ended(String),
}

impl Trouble {
    /// What was seen, in the words of the system or of the program.
    pub(super) fn evidence(&self) -> String {
        match self {
            Self::NotStarted(error) => error.to_string(),
            Self::NoOption(name) => format!("no option {name}"),
            Self::Refused(line) => line.clone(),
            Self::Silence(awaited) => format!("no {awaited}"),
            Self::Ended(status) => status.clone(),
        }
    }
}

/// The player of a spec, with more options if it understands them.
pub(super) fn hire(spec: &Spec, more: &[Setting], game: Game) -> Box<dyn Player> {
    let settings = |own: &[Setting]| [own, more].concat();
    match &spec.kind {
        Kind::Basalt(own) => Box::new(Ugi::new(Program::Ours, settings(own), game)),
        Kind::Ugi(command) => {
            Box::new(Ugi::new(Program::Foreign(command.clone()), settings(&[]), game))
        }
        Kind::CodeCup(command) => Box::new(CodeCup::new(command.clone())),
        Kind::Random => Box::new(Builtin::new(Taste::Random)),
        Kind::Greedy => Box::new(Builtin::new(Taste::Greedy)),
    }
}

/// The words of a command line for a game.
fn fill(command: &CommandLine, seat: &Seat<'_>) -> (String, Vec<String>) {
    command.filled(|blank| match blank {
        // That every opening has a text is checked before the first game.
        Blank::State => state_text(seat.start).unwrap_or_default(),
        Blank::Color => format!("{:#}", seat.color),
        Blank::Seed => seat.seed.to_string(),
    })
}
