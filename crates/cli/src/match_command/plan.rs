//! The plan of a match as the arguments have it.

use std::time::Duration;

use basalt_arena::{Both, Openings, Plan};
use basalt_locales::messages;
use basalt_rules::{AnyPosition, Game};

use crate::args;
use crate::exit::Failure;
use crate::input::InputSource;
use crate::shell::Shell;

/// The plan that the arguments ask for.
pub(super) fn plan(args: &args::Match, shell: &Shell) -> Result<Plan, Failure> {
    let (specs, options) = (args.specs(), args.options());
    let plan = Plan {
        game: args.game.id,
        games: args.games,
        names: args.names(),
        specs: Both { first: specs.first.clone(), second: specs.second.clone() },
        options: Both { first: options.first.to_vec(), second: options.second.to_vec() },
        limits: args.limits(),
        openings: openings(args, shell)?,
        seed: args.seed,
        margin: Duration::from_millis(args.margin_ms.into()),
        patience: args.patience,
    };
    match plan.opening_without_state() {
        None => Ok(plan),
        Some(position) => {
            let message = messages::match_no_state(&position.to_string());
            Err(Failure::Input(shell.say(&message)))
        }
    }
}

fn openings(args: &args::Match, shell: &Shell) -> Result<Openings, Failure> {
    let game = args.game.id;
    Ok(match (&args.positions, args.random_plies) {
        (Some(file), _) => Openings::List(positions(&InputSource::new(file), game, shell)?),
        (None, Some(plies)) => Openings::RandomPlies(game, plies),
        (None, None) if args.full_board => Openings::FullBoards(game),
        (None, None) => Openings::Start(game),
    })
}

/// The positions of a file, one a line. From each the game must go on.
fn positions(source: &InputSource, game: Game, shell: &Shell) -> Result<Vec<AnyPosition>, Failure> {
    let name = source.name(&shell.localizer);
    let not_read = |error: std::io::Error| source.not_read(&error, &shell.localizer);
    let (mut input, _) = source.open().map_err(not_read)?;
    let mut text = Vec::new();
    input.read_to_end(&mut text).map_err(not_read)?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(String::from_utf8_lossy(&text).lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let position = read_position(game, line, shell).map_err(|reason| {
            Failure::Input(shell.say(&messages::match_position(&name, number, &reason)))
        })?;
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(Failure::Input(shell.say(&messages::match_no_positions(&name))));
    }
    Ok(positions)
}

fn read_position(game: Game, text: &str, shell: &Shell) -> Result<AnyPosition, String> {
    let position =
        AnyPosition::parse(game, text).map_err(|error| shell.localizer.explain(&error))?;
    match position.outcome() {
        None => Ok(position),
        Some(_) => Err(shell.say(&messages::match_position_over())),
    }
}
