//! `basalt play`: a game in the terminal.

mod command;
mod history;
mod listing;
mod opponent;
mod table;

use std::io;
use std::path::Path;

use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};

use crate::args::{self, Side};
use crate::ending::{Ending, Failure};
use crate::games::{Games, no_game};
use crate::input::Source;
use crate::moment::seed_of_the_moment;
use crate::shell::Shell;
use crate::{situation, start};
use history::History;
use table::Table;

/// Who makes a colour's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    /// Somebody at the keyboard.
    Person,
    /// The engine.
    Computer,
}

pub(crate) fn run(args: &args::Play, shell: &Shell) -> Result<Ending, Failure> {
    let seats = seats(args.color);
    let history = begin(args, seats, shell)?;
    check_filling(args.full_board, history.position(), shell)?;
    let seed = args.seed.unwrap_or_else(seed_of_the_moment);
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let mut table = Table::new(shell, input, output, history, seats, args.level, seed);
    table.play(args.full_board)?;
    Ok(Ending::Fine)
}

/// Only the board of DVONN can be filled at random, and a file may turn out to hold another game.
fn check_filling(wanted: bool, position: &AnyPosition, shell: &Shell) -> Result<(), Failure> {
    match position {
        AnyPosition::Punct(_) if wanted => {
            Err(Failure::Input(shell.say(&messages::play_no_filling())))
        }
        _ => Ok(()),
    }
}

fn seats(side: Side) -> ByColor<Seat> {
    ByColor::from_fn(|color| match (side, color) {
        (Side::White, Color::Black) | (Side::Black, Color::White) => Seat::Computer,
        _ => Seat::Person,
    })
}

/// The game as the arguments have it: from a file or a position, with some moves made.
fn begin(args: &args::Play, seats: ByColor<Seat>, shell: &Shell) -> Result<History, Failure> {
    let mut history = match (&args.file, args.position.as_deref()) {
        (Some(file), _) => load(file, seats, shell)?,
        (None, text) => History::new(start::position(args.game.id, text, &shell.voice)?),
    };
    let moves = start::play(&mut history.position().clone(), &args.moves, &shell.voice)?;
    resume(&mut history, moves, seats);
    Ok(history)
}

/// The first game of a file.
fn load(file: &Path, seats: ByColor<Seat>, shell: &Shell) -> Result<History, Failure> {
    let source = Source::new(file);
    let wrong = |reason: &str| {
        Failure::Input(shell.say(&messages::in_file(&source.name(&shell.voice), reason)))
    };
    let game = Games::open(&source, None, &shell.voice)?.next_game()?;
    let record = game
        .ok_or_else(|| no_game(&source, &shell.voice))?
        .map_err(|error| wrong(&shell.voice.unreadable(&error)))?;
    record.replay().map_err(|error| wrong(&shell.voice.unplayable(&error)))?;
    let mut history = History::new(record.start.clone());
    resume(&mut history, record.line.moves(), seats);
    Ok(history)
}

/// Makes legal moves that were made before. Those of a person can be taken back.
fn resume(history: &mut History, moves: impl IntoIterator<Item = AnyMove>, seats: ByColor<Seat>) {
    for mv in moves {
        let chosen = seats[history.position().to_move()] == Seat::Person;
        history.play(mv, chosen && !situation::is_pass(mv));
    }
}
