//! `basalt play`: a game in the terminal.

mod command;
mod interrupt;
mod listing;
mod opponent;
mod session;

use std::io;
use std::path::Path;

use basalt_locales::messages;
use basalt_play::{Level, LocalGame, Players, Seat};
use basalt_records::{Line, Record, Termination};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, SplitMix64, StartBoard};
use basalt_view::errors;

use crate::args::{self, HumanSide};
use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::seed::seed_from_clock;
use crate::shell::Shell;
use crate::start;
use session::PlaySession;

/// The name of the computer in records.
const COMPUTER: &str = concat!("Basalt ", env!("CARGO_PKG_VERSION"));

pub(crate) fn run(args: &args::Play, shell: &Shell) -> Result<Exit, Failure> {
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let (game, filled) = begin(args, seed, shell)?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let mut session = PlaySession::new((shell, input, output), game, args.level, seed);
    session.interrupt_message.print_on_interrupt();
    session.play(filled)?;
    Ok(Exit::Fine)
}

fn players(side: HumanSide, level: basalt_engine::Level) -> Players {
    let level = Level::new(level.number()).expect("the levels of the engine are those of seats");
    ByColor::from_fn(|color| match (side, color) {
        (HumanSide::White, Color::Black) | (HumanSide::Black, Color::White) => {
            Seat::Computer(level)
        }
        _ => Seat::Person,
    })
}

/// The game as the arguments have it, and how many pieces were placed at random to begin with.
fn begin(args: &args::Play, seed: u64, shell: &Shell) -> Result<(LocalGame, usize), Failure> {
    let (mut record, mut position) = match (&args.file, args.position.as_deref()) {
        (Some(file), _) => load(file, shell)?,
        (None, text) => {
            let position = start::position(args.game.id, text, &shell.localizer)?;
            (Record::new(position.clone()), position)
        }
    };
    add_moves(&mut record, start::play(&mut position, &args.moves, &shell.localizer)?);
    check_filling(args.full_board, &position, shell)?;
    let players = players(args.side.unwrap_or(HumanSide::White), args.level);
    if args.full_board {
        fill_and_seat(record, position, players, seed, shell)
    } else {
        Ok((seat(&record, players, shell)?, 0))
    }
}

/// The game of a record after the rest of the pieces was placed at random, which nobody can take back, and how many
/// those were.
fn fill_and_seat(
    mut record: Record,
    position: AnyPosition,
    players: Players,
    seed: u64,
    shell: &Shell,
) -> Result<(LocalGame, usize), Failure> {
    let placed = fill(position, seed);
    let count = placed.len();
    add_moves(&mut record, placed);
    let mut game = seat(&record, players, shell)?;
    game.lock_plies();
    Ok((game, count))
}

/// Only some boards can be filled at random, and a file may turn out to hold another game.
fn check_filling(wanted: bool, position: &AnyPosition, shell: &Shell) -> Result<(), Failure> {
    if wanted && !position.game().starts_on(StartBoard::Random) {
        return Err(Failure::Input(shell.say(&messages::play_no_filling())));
    }
    Ok(())
}

/// The first game of a file, and its last position.
fn load(file: &Path, shell: &Shell) -> Result<(Record, AnyPosition), Failure> {
    let source = InputSource::new(file);
    let wrong = |reason: &str| {
        Failure::Input(shell.say(&messages::in_file(&source.name(&shell.localizer), reason)))
    };
    let game = Games::open(&source, None, &shell.localizer)?.next_game()?;
    let record = game
        .ok_or_else(|| no_game(&source, &shell.localizer))?
        .map_err(|error| wrong(&shell.localizer.unreadable(&error)))?;
    let position = record.replay().map_err(|error| wrong(&shell.localizer.unplayable(&error)))?;
    Ok((record, position))
}

/// Goes on with a record, whose result is then that on the board.
fn add_moves(record: &mut Record, moves: Vec<AnyMove>) {
    if moves.is_empty() {
        return;
    }
    record.line.nodes.append(&mut Line::from_iter(moves).nodes);
    record.result = None;
    record.set_termination(Termination::Unterminated);
    record.settle();
}

/// Random placements until the board is full.
fn fill(mut position: AnyPosition, seed: u64) -> Vec<AnyMove> {
    let (mut rng, mut placed) = (SplitMix64::new(seed), Vec::new());
    while position.is_placing() {
        let mv = rng.pick(&position.legal_moves()).expect("a space is left");
        position.play(mv).expect("a legal move");
        placed.push(mv);
    }
    placed
}

/// The game of a record, with names for the players that have one.
fn seat(record: &Record, players: Players, shell: &Shell) -> Result<LocalGame, Failure> {
    let unreadable = |error| Failure::Input(errors::kept_game(&error, shell.localizer.catalogue()));
    let mut game = LocalGame::from_record_with(record, players).map_err(unreadable)?;
    for (tag, color) in [("White", Color::White), ("Black", Color::Black)] {
        if let Seat::Computer(_) = players[color] {
            // A record with too many tags does without the name.
            let _ = game.set_tag(tag, COMPUTER);
        }
    }
    Ok(game)
}
