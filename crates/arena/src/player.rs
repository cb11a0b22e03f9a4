//! The players of a match, and their errors.

mod builtin;
mod codecup;
pub(crate) mod conversation;
pub(crate) mod ugi;

use std::io;
use std::time::{Duration, Instant};

use basalt_play::Ply;
use basalt_rules::{AnyPosition, ByColor, Color, Game};

use crate::command_line::{CommandLine, Placeholder};
use crate::contested::state_text;
use crate::limits::Limits;
use crate::spec::{EngineOption, PlayerKind, Spec};
use builtin::{Builtin, Strategy};
use codecup::CodeCup;
use ugi::{Program, Ugi};

/// The maximum time for a program to start, and to get ready for a game.
const READY_TIMEOUT: Duration = Duration::from_secs(20);

/// A player, for one game after the other.
pub(crate) trait Player {
    /// Gets ready for a game.
    fn begin(&mut self, seat: &Seat<'_>) -> Result<(), PlayerError>;

    /// Asks for a move. The answer is the player's text, legal or not.
    fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError>;

    /// Takes note that the game is over, for whatever reason.
    fn end(&mut self, plies: &[Ply]);
}

/// A player's place in a game.
pub(crate) struct Seat<'a> {
    pub(crate) start: &'a AnyPosition,
    pub(crate) color: Color,
    /// A number that is another one in each game, below 2³¹.
    pub(crate) seed: u64,
}

/// The situation of the player to move.
pub(crate) struct PlayerTurn<'a> {
    pub(crate) start: &'a AnyPosition,
    pub(crate) plies: &'a [Ply],
    pub(crate) position: &'a AnyPosition,
    pub(crate) limits: &'a Limits,
    /// The time left of those who have a clock.
    pub(crate) left: ByColor<Option<Duration>>,
    pub(crate) increment: ByColor<Duration>,
    /// The maximum time for an answer.
    pub(crate) timeout: Duration,
}

/// A player's answer.
#[derive(Debug)]
pub(crate) struct PlayerAnswer {
    pub(crate) text: String,
    pub(crate) took: Duration,
}

impl PlayerAnswer {
    /// An answer that came at a moment to a question of an earlier one.
    fn new(text: &str, asked: Instant, came: Instant) -> Self {
        Self { text: text.to_owned(), took: came.saturating_duration_since(asked) }
    }
}

/// Why a player does not answer.
#[derive(Debug)]
pub enum PlayerError {
    /// The program could not be started.
    NotStarted(io::Error),
    /// The engine has no such option.
    NoOption(String),
    /// The engine has refused a command, with this message.
    Refused(String),
    /// No answer came in time; this word was expected.
    Silence(&'static str),
    /// The program has ended, with this status.
    Ended(String),
}

impl PlayerError {
    /// The evidence, in the words of the system or of the program.
    pub fn evidence(&self) -> String {
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
pub(crate) fn start(spec: &Spec, more: &[EngineOption], game: Game) -> Box<dyn Player> {
    let settings = |own: &[EngineOption]| [own, more].concat();
    match &spec.kind {
        PlayerKind::Basalt(own) => Box::new(Ugi::new(Program::Ours, settings(own), game)),
        PlayerKind::Ugi(command) => {
            Box::new(Ugi::new(Program::External(command.clone()), settings(&[]), game))
        }
        PlayerKind::CodeCup(command) => Box::new(CodeCup::new(command.clone())),
        PlayerKind::Random => Box::new(Builtin::new(Strategy::Random)),
        PlayerKind::Greedy => Box::new(Builtin::new(Strategy::Greedy)),
    }
}

/// The words of a command line for a game.
fn fill(command: &CommandLine, seat: &Seat<'_>) -> (String, Vec<String>) {
    command.filled(|placeholder| match placeholder {
        // That every opening has a text is checked before the first game.
        Placeholder::State => state_text(seat.start).unwrap_or_default(),
        Placeholder::Color => format!("{:#}", seat.color),
        Placeholder::Seed => seat.seed.to_string(),
    })
}
