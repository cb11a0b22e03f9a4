//! `basalt analyze`: evaluates positions and moves.

mod evaluator;
mod game;
mod lines;

use basalt_locales::messages;
use basalt_rules::AnyPosition;

use crate::args;
use crate::detect::{Detected, RecordedGame};
use crate::exit::{Exit, Failure};
use crate::input::InputSource;
use crate::shell::Shell;
use crate::start;

pub(crate) fn run(args: &args::Analyze, shell: &Shell) -> Result<Exit, Failure> {
    match Detected::new(&args.source) {
        Detected::Games(source) => of_games(&source, args, shell),
        Detected::Position(text) => {
            let position = start::at(&args.place, args.game.id, Some(text), &shell.localizer)?;
            of_position(position, args, shell)
        }
    }
}

fn of_games(source: &InputSource, args: &args::Analyze, shell: &Shell) -> Result<Exit, Failure> {
    let game = RecordedGame::read(source, &args.place.recorded, shell)?;
    match args.place.ply {
        Some(ply) => of_position(game.at_ply(ply, shell)?.position, args, shell),
        None if args.is_about_a_position() => {
            Err(Failure::Input(shell.say(&messages::analyze_no_ply(game.plies()))))
        }
        None => {
            let moves = game.legal_moves(shell)?;
            game::analyze(&game.record.start, &moves, args, shell)?;
            Ok(Exit::Fine)
        }
    }
}

fn of_position(
    mut position: AnyPosition,
    args: &args::Analyze,
    shell: &Shell,
) -> Result<Exit, Failure> {
    start::play(&mut position, &args.place.moves, &shell.localizer)?;
    Ok(lines::analyze(&position, args, shell)?)
}
